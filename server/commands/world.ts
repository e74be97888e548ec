// npm run world -- --developers 100000: adds people to the demo world, to see the product under weight.
import { parseArgs } from 'node:util';
import { loadWorld } from '../data/world/load.ts';
import { Fault } from '../fault.ts';
import { command } from './command.ts';

const { values } = parseArgs({
  options: { developers: { type: 'string' }, questions: { type: 'string' }, seed: { type: 'string' } },
});

await command(async ({ pool }, config) => {
  if (config.APP_MODE === 'production') throw new Fault('The demo world is never created in production mode.');
  if (values.questions) {
    throw new Fault('There are no questions in the product yet: leave --questions out.');
  }
  const developers = Number(values.developers ?? Number.NaN);
  if (!Number.isInteger(developers) || developers < 1) throw new Fault('Usage: npm run world -- --developers 100000');
  const started = Date.now();
  const loaded = await loadWorld(pool, {
    seed: values.seed ?? `more-${developers}`,
    now: new Date(),
    developers,
    companies: 0,
    withAccounts: false,
    onProgress: (done, total) => showProgress(done, total, started),
  });
  process.stdout.write(loaded ? `\n${developers} developers added.\n` : '\nThey were there already.\n');
});

function showProgress(done: number, total: number, started: number): void {
  const width = 30;
  const filled = Math.round((width * done) / total);
  const seconds = (Date.now() - started) / 1000;
  const left = done > 0 ? Math.round((seconds * (total - done)) / done) : 0;
  const line = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} / ${total}  ${seconds.toFixed(0)} s, about ${left} s left`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
}
