/** What a release says: the part of the changelog that belongs to its version. Pure. */

export type Notes =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: string };

/** @param changelog in the form of Keep a Changelog @param version as in package.json: 1.2.3 */
export function notesOf(changelog: string, version: string): Notes {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return refused(`${version} is no version of the form 1.2.3`);
  const parts = changelog.split(/^## /m).slice(1);
  const unreleased = parts.find((part) => part.startsWith('[Unreleased]'));
  if (unreleased !== undefined && bodyOf(unreleased) !== '')
    return refused(`move what is under [Unreleased] below a heading "## [${version}] - YYYY-MM-DD"`);
  const own = parts.find((part) => part.startsWith(`[${version}]`));
  if (own === undefined) return refused(`it has no heading "## [${version}] - YYYY-MM-DD"`);
  if (!/^\[[^\]]+\] - \d{4}-\d{2}-\d{2}$/m.test(headOf(own)))
    return refused(`the heading of ${version} has no date: "## [${version}] - YYYY-MM-DD"`);
  const text = bodyOf(own);
  return text === '' ? refused(`it says nothing of ${version}`) : { ok: true, text };
}

/** The tags of a version: its own, and the one that moves from release to release. */
export function tagsOf(version: string): { readonly own: string; readonly major: string } {
  return { own: `v${version}`, major: `v${version.split('.')[0]}` };
}

function refused(why: string): Notes {
  return { ok: false, why: `CHANGELOG.md: ${why}` };
}

function headOf(part: string): string {
  return part.split('\n', 1)[0] ?? '';
}

function bodyOf(part: string): string {
  return part.slice(headOf(part).length).trim();
}
