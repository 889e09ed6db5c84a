/** @param path of all files of a step empty */
export function describeLoss({ path, why }: { readonly path: string; readonly why: string }): string {
  return path === '' ? why : `${path}: ${why}`;
}
