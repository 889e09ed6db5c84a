/** src/page/ → build/src/serve/page-bundle.js: the page's script and style, as two texts. */
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: ['src/page/main.tsx', 'src/page/style.css'],
  outdir: 'build/page',
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  // Nothing that is not ASCII, and no end of a script element, whatever a library holds.
  charset: 'ascii',
  legalComments: 'none',
  alias: { 'node:util': './src/page/node-util.ts' },
  jsx: 'automatic',
  jsxImportSource: 'preact',
});
const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
const constant = (name: string, text: string) =>
  `export const ${name} = ${JSON.stringify(text.trim().replaceAll('</script', '<\\/script'))};\n`;
writeFileSync(
  'build/src/serve/page-bundle.js',
  constant('SCRIPT', textOf('.js')) + constant('STYLE', textOf('.css')),
);
