// `npm run build`: builds the product, unless the last build is of the same sources.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
