// `npm start` and `npm run dev`: install missing packages, build if sources have changed, start the server.
import { ensureBuilt, ensureInstalled, runTypeScript } from './prepare.mjs';

const args = process.argv.slice(2);
const dev = args.includes('--dev');
const others = args.filter((arg) => arg !== '--dev');

ensureInstalled();
if (dev) {
  runTypeScript('server/dev.ts', others, { NODE_ENV: 'development', APP_MODE: process.env.APP_MODE ?? 'demo' });
} else {
  ensureBuilt();
  // The libraries always run in production mode (NODE_ENV); APP_MODE decides whether the product itself
  // is in production (no demo data, no printed passwords).
  const mode = process.env.APP_MODE ?? (process.env.NODE_ENV === 'production' ? 'production' : 'demo');
  runTypeScript('server/main.ts', others, { NODE_ENV: 'production', APP_MODE: mode });
}
