// Runs one of the project's TypeScript files: node scripts/run.mjs <file> [arguments].
import { ensureInstalled, runTypeScript } from './prepare.mjs';

const [file, ...args] = process.argv.slice(2);
ensureInstalled();
runTypeScript(file, args);
