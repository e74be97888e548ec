// Refuses raw sizes, spaces, heights and colours in stylesheets (scripts/raw-styles.mjs).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { rawStyles } from './raw-styles.mjs';

const files = globSync('app/**/*.css', { cwd: root }).filter((file) => !/styles.(tokens|fonts)\.css$/.test(file));
let count = 0;
for (const file of files) {
  for (const found of rawStyles(readFileSync(join(root, file), 'utf8'))) {
    console.log(`${file}:${found}`);
    count++;
  }
}
if (files.length < 50) console.log(`Only ${files.length} stylesheets were found: the styles were not checked.`);
process.exit(count > 0 || files.length < 50 ? 1 : 0);
