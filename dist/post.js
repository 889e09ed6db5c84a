// The post step of the action: the same bundle, told what it is.
import { fileURLToPath } from 'node:url';
const bundle = fileURLToPath(new URL('./index.js', import.meta.url));
process.argv.splice(1, Infinity, bundle, '--post-step');
await import('./index.js');
