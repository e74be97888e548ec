// node scripts/run.mjs tests/fuzz/network-pdf.ts [--count 10000] [--seed 1]: damaged exports, none of which may crash
// the reader.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCache } from '../../server/cache.ts';
import { networkPdfReaderOf, readNetworkPdf } from '../../server/services/resume/imports/pdf/read-network-pdf.ts';
import { mutatePdf, seeded } from './mutate-pdf.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const folder = join(import.meta.dirname, '..', 'fixtures', 'network-pdf');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => readFileSync(join(folder, name)));
const cache = openCache();
const counts = new Map<string, number>();
const times: number[] = [];
const faults: string[] = [];
let next = 0;

process.on('uncaughtException', (error) => faults.push(`uncaught: ${error.message}`));
process.on('unhandledRejection', (error) => faults.push(`unhandled: ${error}`));
const started = performance.now();
await Promise.all([work(), work()]);
await (await networkPdfReaderOf(cache)).close();

times.sort((a, b) => a - b);
for (const [outcome, count] of [...counts].sort((a, b) => b[1] - a[1])) process.stdout.write(`${outcome}: ${count}\n`);
process.stdout.write(
  `${times.length} files in ${((performance.now() - started) / 1000).toFixed(0)} s; median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms; memory ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB\n`,
);
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);

async function work(): Promise<void> {
  while (next < Number(values.count)) {
    const number = next++;
    const random = seeded(Number(values.seed) * 1_000_003 + number);
    const file = files[random(files.length)] ?? new Uint8Array();
    const harmed = mutatePdf(file, files[random(files.length)] ?? file, random);
    const begun = performance.now();
    try {
      const outcome = await readNetworkPdf({ cache }, harmed);
      const said = 'profile' in outcome ? 'profile' : outcome.error === 'general' ? outcome.reason : outcome.error;
      counts.set(said, (counts.get(said) ?? 0) + 1);
      if (said === 'tooSlow') process.stdout.write(`number ${number} was too slow\n`);
    } catch (error) {
      faults.push(`number ${number}: ${error}`);
    }
    const took = performance.now() - begun;
    times.push(took);
    if (took > 12_000) faults.push(`number ${number} took ${took.toFixed(0)} ms`);
  }
}

function at(part: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(0);
}
