/** What `actions/cache` does, by the same library. Arguments: `save` or `restore`, the key, and the paths. */
import { restoreCache, saveCache } from '@actions/cache';

const [verb, key = '', ...paths] = process.argv.slice(2);
const done =
  verb === 'save' ? (await saveCache(paths, key)) > 0 : (await restoreCache(paths, key)) !== undefined;
// Sockets to the service may be open still.
process.exit(done ? 0 : 1);
