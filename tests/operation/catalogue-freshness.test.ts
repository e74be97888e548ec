// Two web processes on one database: the search of one finds a question that the other changed.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { compiled, nodeBinary } from '../harness/product.ts';
import { ask, newFolder, signIn, start, until } from './support.ts';

const dataDir = newFolder();
const token = 'a-token-for-the-figures';
const env = { APP_ROLE: 'web', METRICS_TOKEN: token };
// One queries the database until there are more questions; the other keeps them in memory, and has to be notified.
const a = await start({ dataDir, env: { ...env, CATALOGUE_INDEX_FROM: '300' } });
const b = await start({ dataDir, env: { ...env, CATALOGUE_INDEX_FROM: '1' } });
const admin = await signIn(a.url, 'admin@demo.example');
const [waiting = { id: '', testId: '' }] = await ask<{ id: string; testId: string }>(
  dataDir,
  `select id, test_id as "testId" from questions where status = 'WAITING_FOR_VALIDATION' and title_en <> title_fr`,
);

async function isCached(url: string): Promise<boolean> {
  const figures = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return /^catalogue_index_ready 1$/m.test(await figures.text());
}
await until('one process keeps the catalogue in memory', () => isCached(b.url));

const wordsOf = (word: string) => ({
  testId: waiting.testId,
  difficulty: 1,
  seconds: '',
  title: { fr: `Que montre ${word} ?`, en: `What does ${word} show?` },
  code: '',
  codeLanguage: '',
  options: [
    { fr: 'Un commit', en: 'A commit', right: true },
    { fr: 'Une branche', en: 'A branch', right: false },
  ],
  explanation: { fr: 'Un commit, le dernier par défaut.', en: 'A commit, the latest by default.' },
  alternativeOf: null,
});

const act = (mode: string, value: unknown) =>
  fetch(`${a.url}/contributions/${waiting.id}`, {
    method: 'POST',
    headers: { cookie: admin, origin: a.url, 'content-type': 'application/json' },
    body: JSON.stringify({ mode, version: null, value }),
  });

/** Milliseconds from the acknowledgement of one process until the other one finds the change. */
async function milliseconds(change: () => Promise<Response>, search: string): Promise<number> {
  const answer = await change();
  const acknowledged = performance.now();
  expect(answer.status).toBe(200);
  await until('the other process finds it', async () => {
    const page = await (await fetch(`${b.url}/tests/questions?${search}`)).text();
    return page.includes(`/test-question/${waiting.testId}/${waiting.id}`);
  });
  return performance.now() - acknowledged;
}

/** Well under a second on a quiet machine; without the notification it would take five minutes. */
const busyMachine = 20_000;

it('a change to a question is soon found by every web process', async () => {
  const took: number[] = [];
  // No typing mistake leads from one of these words to another.
  for (const letter of 'kqwxz') {
    const word = letter.repeat(9);
    took.push(await milliseconds(() => act('edit', wordsOf(word)), `query=${word}`));
  }
  took.push(await milliseconds(() => act('accept', wordsOf('jjjjjjjjj')), 'query=jjjjjjjjj&status=PUBLISHED'));
  expect(Math.max(...took)).toBeLessThan(busyMachine);
});

it('the old words of a question are soon not found any more', async () => {
  const began = performance.now();
  await until('the old words find nothing', async () => {
    const old = await (await fetch(`${b.url}/tests/questions?query=kkkkkkkkk`)).text();
    return !old.includes(`/test-question/${waiting.testId}/${waiting.id}"`);
  });
  expect(performance.now() - began).toBeLessThan(busyMachine);
});

it('running processes learn of very many new questions', async () => {
  expect(await isCached(a.url)).toBe(false);
  const root = join(import.meta.dirname, '..', '..');
  const command = [
    '--disable-warning=ExperimentalWarning',
    join(root, 'server/commands/world.ts'),
    '--questions',
    '400',
  ];
  const environment = { ...process.env, ...compiled, DATA_DIR: dataDir, APP_MODE: 'demo', BASE_URL: a.url };
  const { stdout } = await promisify(execFile)(nodeBinary, command, { cwd: root, env: environment });
  expect(stdout).toContain('400 questions added.');
  await until('there are enough questions to be kept in memory', () => isCached(a.url));
  const { count } = (await ask<{ count: string }>(dataDir, 'select count(*) from catalogue_questions'))[0] ?? {};
  expect(Number(count)).toBeGreaterThan(500);
  const listed = async (url: string) => {
    const page = await (await fetch(`${url}/en/tests/questions`)).text();
    return Number(/(\d+)<!-- --> questions|(\d+) questions/.exec(page)?.slice(1).find(Boolean) ?? 0);
  };
  // Without declined, archived and deleted questions.
  await until('the other process has read them too', async () => (await listed(b.url)) > 400);
  expect(await listed(a.url)).toBe(await listed(b.url));
  expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
});
