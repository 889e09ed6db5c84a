/** Why saved files cannot be had, for people: packs and blocks are what `savepoint verify` names. Pure. */

/** @param why what a reader of packs says */
export function lossWords(why: string, who: 'it is' | 'they are'): string {
  if (/^pack \d+ is not there$|^nothing that the run saved holds/.test(why)) return `${who} gone`;
  return /^pack \d+ is damaged|^its bytes do not fit/.test(why) ? `${who} damaged` : why;
}
