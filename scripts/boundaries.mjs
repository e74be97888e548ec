// Checks imports between layers (.dependency-cruiser.cjs). The tool also passes when it reads no file: hence the count.
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
const { summary, modules } = JSON.parse(outcome.stdout);
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < fewestModules)
  console.log(`Only ${summary.totalCruised} modules were read: the boundaries were not checked.`);
const loading = textsThatLoadSchemas();
for (const path of loading) console.log(`texts-do-not-load-the-schema-library: ${path.join(' → ')}`);
process.exit(summary.violations.length + loading.length > 0 || summary.totalCruised < fewestModules ? 1 : 0);

/**
 * Every page loads its texts, so they must not import the schema library: a number that both a text and a schema need
 * belongs in a file without schemas. The tool's own rule for this cannot ignore type imports.
 */
function textsThatLoadSchemas() {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
  const pathToSchemas = (path, seen) => {
    const last = path.at(-1);
    if (last.startsWith('node_modules/zod/')) return path;
    if (seen.has(last)) return undefined;
    seen.add(last);
    for (const next of imports.get(last) ?? []) {
      const found = pathToSchemas([...path, next], seen);
      if (found) return found;
    }
    return undefined;
  };
  const texts = [...imports.keys()].filter((source) => source.endsWith('.texts.ts'));
  return texts.map((source) => pathToSchemas([source], new Set())).filter((path) => path !== undefined);
}
