// `npm start` and `npm run dev`: install what is missing, build what is stale, serve.
import { ensureBuilt, ensureInstalled, runTypeScript } from './prepare.mjs';

const args = process.argv.slice(2);
const dev = args.includes('--dev');
const others = args.filter((arg) => arg !== '--dev');

ensureInstalled();
if (dev) {
  runTypeScript('server/dev.ts', others, { NODE_ENV: 'development', APP_MODE: process.env.APP_MODE ?? 'demo' });
} else {
  ensureBuilt();
  // React and its companions are always run in their production form; whether the product itself is
  // in production (no demo world, no printed passwords) is APP_MODE.
  const mode = process.env.APP_MODE ?? (process.env.NODE_ENV === 'production' ? 'production' : 'demo');
  runTypeScript('server/main.ts', others, { NODE_ENV: 'production', APP_MODE: mode });
}
