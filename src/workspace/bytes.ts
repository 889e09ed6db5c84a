/** Names as bytes. In this room every path is a latin1 string, one character a byte, until it goes to the system. */

const ASCII = /^[\x00-\x7f]*$/;

/** A path as Node's calls take it. A string is faster, but Node would write it as UTF-8. */
export function native(path: string): string | Buffer {
  return ASCII.test(path) ? path : Buffer.from(path, 'latin1');
}

/** The bytes of a text, such as a path that Node or a person gave. */
export function bytesOf(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

/** The folder in which an absolute path lies, and its name there. */
export function splitPath(absolute: string): { readonly directory: string; readonly name: string } {
  const end = absolute.lastIndexOf('/');
  return { directory: end === 0 ? '/' : absolute.slice(0, end), name: absolute.slice(end + 1) };
}

export function joinPath(directory: string, name: string): string {
  return directory === '/' ? `/${name}` : `${directory}/${name}`;
}
