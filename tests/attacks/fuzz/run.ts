// npm run fuzz -- --requests 100000 --seed word: random requests to its own product, with a table of the statuses.
import { setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { startProductionSite } from '../../harness/production-site.ts';
import { certificate } from '../../harness/tls-proxy.ts';
import { withDebugger } from './collect-garbage.ts';
import { fire } from './fire.ts';
import { describeFaults, memoryGrowth, mostGrowth } from './verdict.ts';

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
const requests = Number(values.requests ?? 100_000);
const seed = values.seed ?? String(Date.now());

setDefaultCACertificates([certificate]);
const site = await startProductionSite({ env: withDebugger });
try {
  const started = performance.now();
  const outcome = await fire({
    ...site,
    seed,
    requests,
    onBurst: (done) => {
      if (done % 5000 === 0) process.stdout.write(`${done} requests\n`);
    },
  });
  const growth = memoryGrowth(outcome);
  const megabytes = outcome.heap.map((bytes) => Math.round(bytes / 2 ** 20));
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${requests} requests in ${seconds} s, seed ${seed}\n`);
  for (const [status, count] of Object.entries(outcome.statuses)) process.stdout.write(`  ${status}: ${count}\n`);
  process.stdout.write(
    `  faults: ${outcome.faults.length}\n  memory, end ÷ first part: ${growth.toFixed(2)} (${megabytes.join(', ')} MB)\n`,
  );
  process.stdout.write(`${describeFaults(outcome, site.product.output())}\n`);
  process.exitCode = outcome.faults.length > 0 || growth > mostGrowth ? 1 : 0;
} finally {
  await site.stop();
}
