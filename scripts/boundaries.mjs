// Imports only go down (.dependency-cruiser.cjs). The tool passes when it can read nothing, so the number it read counts too.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const fewestModules = 150;
const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const outcome = spawnSync(
  process.execPath,
  [program, 'app', 'domain', 'server', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
const { summary } = JSON.parse(outcome.stdout);
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < fewestModules)
  console.log(`Only ${summary.totalCruised} modules were read: the boundaries were not checked.`);
process.exit(summary.violations.length > 0 || summary.totalCruised < fewestModules ? 1 : 0);
