// npm run world -- --developers 100000 --questions 100000: adds demo data, to test the product under load.
import { loadWorld } from '../data/world/load.ts';
import { loadQuestions } from '../data/world/load-questions.ts';
import { Fault } from '../fault.ts';
import { notify } from '../live.ts';
import { rebuildLibrary } from '../services/library/rebuild-library.ts';
import { command, readArguments } from './command.ts';

const usage = 'Usage: npm run world -- --developers 100000 --questions 100000 (one of them is enough)';
const { values } = readArguments(
  { options: { developers: { type: 'string' }, questions: { type: 'string' }, seed: { type: 'string' } } },
  usage,
);

await command(async ({ db, pool }, config) => {
  if (config.APP_MODE === 'production') throw new Fault('The demo world is never created in production mode.');
  const developers = readCount(values.developers);
  const questions = readCount(values.questions);
  if (developers + questions === 0) throw new Fault(usage);
  const now = new Date();
  // Developers first: they are the authors of questions.
  if (developers > 0) {
    await add(developers, 'developers', (seed, onProgress) =>
      loadWorld(pool, { seed, now, developers, companies: 0, withAccounts: false, onProgress }),
    );
    await rebuildLibrary(db);
    await notify(db, 'library', { kind: 'grown' });
  }
  if (questions > 0) {
    await add(questions, 'questions', (seed, onProgress) => loadQuestions(pool, { seed, now, questions, onProgress }));
    await notify(db, 'catalogue', { kind: 'grown' });
  }
});

type Progress = (done: number, total: number) => void;

async function add(
  count: number,
  what: string,
  load: (seed: string, onProgress: Progress) => Promise<boolean>,
): Promise<void> {
  const show = progressBar(what);
  const loaded = await load(values.seed ?? `more-${count}`, show);
  process.stdout.write(loaded ? `\n${count} ${what} added.\n` : `\nThese ${what} were there already.\n`);
}

function readCount(value: string | undefined): number {
  if (value === undefined) return 0;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new Fault(usage);
  return count;
}

function progressBar(what: string): Progress {
  const started = Date.now();
  let first: { done: number; at: number } | undefined;
  return (done, total) => {
    const width = 30;
    const filled = Math.round((width * done) / total);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    const seconds = Math.round((Date.now() - started) / 1000);
    // The speed is that of this run only: a resumed run begins with many rows that exist already.
    const left = first
      ? Math.round(((Date.now() - first.at) * (total - done)) / (done - first.done) / 1000)
      : undefined;
    first ??= { done, at: Date.now() };
    const times = left === undefined ? `${seconds} s` : `${seconds} s, about ${left} s left`;
    const line = `${bar} ${done} / ${total} ${what}  ${times}`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
}
