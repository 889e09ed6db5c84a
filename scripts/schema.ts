/**
 * src/pipeline/schema.json → src/pipeline/schema-validator.js: the validator that Ajv would compile at every start of
 * the command line, compiled once. With `--check` nothing is written; a validator that is out of date is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';

const SCHEMA = 'src/pipeline/schema.json';
const VALIDATOR = 'src/pipeline/schema-validator.js';

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strict: true,
  code: { source: true, esm: true, lines: true },
});
ajv.addVocabulary(['x-expects']);
const code = standaloneCode.default(ajv, ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8'))));
// Ajv writes modules, but asks for its own runtime as CommonJS does.
const modules = code.replace(
  /const (\w+) = require\("([^"]+)"\)\.default;/g,
  'import $1Module from "$2.js";\nconst $1 = $1Module.default;',
);
if (/\brequire\(/.test(modules)) throw new Error('the validator still asks for a CommonJS module');
const text = `// Made of schema.json by scripts/schema.ts; do not edit.\n${modules}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(VALIDATOR, text);
} else if (readFileSync(VALIDATOR, 'utf8') !== text) {
  console.error(`${VALIDATOR} is not what ${SCHEMA} gives: node scripts/schema.ts, and commit it`);
  process.exit(1);
}
