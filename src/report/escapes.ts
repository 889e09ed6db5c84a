/** How text stands in a GitHub workflow command, `::name key=property::data`, and beside one. */
import { visible } from './text.ts';

/** The text after the last `::`. */
export function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/** The value of a property. */
export function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/**
 * One line of foreign text that the runner does not read as a command. It finds `::name::` at the start of a line, but
 * the old `##[name]` anywhere in it (`TryParseV2` and `TryParse` in its `ActionCommand.cs`).
 */
export function inert(line: string): string {
  return visible(line)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ');
}
