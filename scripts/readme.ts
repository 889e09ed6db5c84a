/**
 * The tables of inputs and outputs in README.md, made of action.yml. With `--check` nothing is written; a table that
 * is out of date is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Entry {
  readonly description: string;
  readonly default?: string;
}

const START = '<!-- inputs and outputs: made of action.yml by scripts/readme.ts -->\n';
const END = '<!-- end -->';

const action = parse(readFileSync('action.yml', 'utf8')) as {
  readonly inputs: Readonly<Record<string, Entry>>;
  readonly outputs: Readonly<Record<string, Entry>>;
};
const inputs = Object.entries(action.inputs).map(([name, { description, default: value }]) => {
  const given = value === undefined || value === '' ? '' : ` Default: \`${value}\`.`;
  return `| \`${name}\` | ${description}${given} |\n`;
});
const outputs = Object.entries(action.outputs).map(
  ([name, { description }]) => `| \`${name}\` | ${description} |\n`,
);
const tables = `| input | |\n| --- | --- |\n${inputs.join('')}\n| output | |\n| --- | --- |\n${outputs.join('')}`;

const readme = readFileSync('README.md', 'utf8');
const start = readme.indexOf(START) + START.length;
const wanted = `${readme.slice(0, start)}\n${tables}\n${readme.slice(readme.indexOf(END, start))}`;

if (!process.argv.includes('--check')) {
  writeFileSync('README.md', wanted);
} else if (readme !== wanted) {
  console.error(
    'the tables in README.md are not what action.yml says: node scripts/readme.ts, and commit it',
  );
  process.exit(1);
}
