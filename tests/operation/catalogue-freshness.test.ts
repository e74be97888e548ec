// Two web processes on one database: what one of them changes about a question, the other one's search knows.
import { expect, it } from 'vitest';
import { ask, newFolder, signIn, start, until } from './support.ts';

const dataDir = newFolder();
const token = 'a-token-for-the-figures';
// From the first question on, so that each process answers out of its own memory and has to be told.
const env = { APP_ROLE: 'web', CATALOGUE_INDEX_FROM: '1', METRICS_TOKEN: token };
const a = await start({ dataDir, env });
const b = await start({ dataDir, env });
const admin = await signIn(a.url, 'admin@demo.example');
const [waiting = { id: '', testId: '' }] = await ask<{ id: string; testId: string }>(
  dataDir,
  `select id, test_id as "testId" from questions where status = 'WAITING_FOR_VALIDATION' and title_en <> title_fr`,
);
await until('both keep the catalogue in memory', async () => {
  const figures = await Promise.all(
    [a, b].map(async ({ url }) =>
      (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text(),
    ),
  );
  return figures.every((text) => /^catalogue_index_ready 1$/m.test(text));
});

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

/** Milliseconds from the moment at which one process says that it is done until the other one finds it. */
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

it('a change to a question is findable within a second on every web process', async () => {
  const took: number[] = [];
  // No slip leads from one of them to another.
  for (const letter of 'kqwxz') {
    const word = letter.repeat(9);
    took.push(await milliseconds(() => act('edit', wordsOf(word)), `query=${word}`));
  }
  took.push(await milliseconds(() => act('accept', wordsOf('jjjjjjjjj')), 'query=jjjjjjjjj&status=PUBLISHED'));
  expect(Math.max(...took)).toBeLessThan(1_000);
});

it('what is no longer so is not found any more', async () => {
  const old = await (await fetch(`${b.url}/tests/questions?query=kkkkkkkkk`)).text();
  expect(old).not.toContain(`/test-question/${waiting.testId}/${waiting.id}"`);
  expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
});
