/** Tells the runner what to mask, so that it does so in all that the job prints after this, too. */
import * as core from '@actions/core';

const told = new Set<string>();

/** Each text is told once; one of several lines whole, and then line by line, as the runner itself takes it. */
export function tellMask(text: string): void {
  for (const each of new Set([text, ...text.split(/[\r\n]+/)])) {
    if (each.trim() === '' || told.has(each)) continue;
    told.add(each);
    core.setSecret(each);
  }
}
