// Players, visitors and companies read everything that the product offers and look for the answers of rated questions.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import routes from '../../app/routes.ts';
import { formats, type QuestionFormat } from '../../domain/assessments/content/question.ts';
import { type PathKey, paths, pathTo, pathWith } from '../../domain/paths.ts';
import { type Locale, locales } from '../../domain/viewer.ts';
import { makeAdministrator, makeDeveloper, refreshInLibrary } from '../harness/factories.ts';
import { type FormatTest, makeFormatTest } from '../harness/question-formats.ts';
import { access, keys } from './access-table.ts';
import { postForm, postJson, unpacked } from './client.ts';
import { enter, newCompany } from './people.ts';
import { siteDatabase } from './site.ts';
import { resources } from './tables/resource-table.ts';

const { url } = inject('site');
const db = await siteDatabase();
const mark = `cle${randomUUID().replaceAll('-', '')}`;
const pages = new Set(routes.filter(({ file }) => file.startsWith('pages/')).map(({ id }) => id));

let test: FormatTest;
let player: { userId: string; cookie: string; sessions: string[] };
let company: string;

beforeAll(async () => {
  test = await makeFormatTest(db, 'rated');
  for (const format of formats) await markKey(format);
  const developer = await makeDeveloper(db);
  await refreshInLibrary(db, developer);
  const cookie = await enter(db, developer);
  // One session whose first question is open, and one of another test that has ended.
  const other = await makeFormatTest(db, 'rated', ['output']);
  await db
    .updateTable('questions')
    .set({ output: mark, explanationFr: mark })
    .where('testId', '=', other.testId)
    .execute();
  const ended = await begin(other.alias, cookie);
  const { questionId } = await go(ended, cookie);
  expect(await act(ended, { mode: 'reply', questionId, typed: 'no idea' }, cookie)).toContain('COMPLETED');
  const open = await begin(test.alias, cookie);
  await go(open, cookie);
  player = { userId: developer.userId, cookie, sessions: [open, ended] };
  company = (await newCompany(db)).cookie;
});

/** Puts a text that can be searched for into everything that tells the answer. */
async function markKey(format: QuestionFormat): Promise<void> {
  const key = { explanationFr: `${mark} fr`, explanationEn: `${mark} en`, sourceTitle: mark };
  await db
    .updateTable('questions')
    .set({ ...key, ...(format === 'output' && { output: mark }) })
    .where('id', '=', test.questions[format])
    .execute();
}

async function begin(alias: string, cookie: string): Promise<string> {
  const answer = await postForm(url, pathTo('fr', 'test', { alias }), { kind: 'rated' }, { cookie });
  const sessionId = answer.headers.get('location')?.split('/').at(-1);
  if (!sessionId) throw new Error(`no session was begun: ${answer.status}`);
  return sessionId;
}

async function act(sessionId: string, command: object, cookie: string): Promise<string> {
  const answer = await postJson(url, pathTo('fr', 'sessionActions', { sessionId }), command, { cookie });
  expect(answer.status).toBe(200);
  return answer.text();
}

async function go(sessionId: string, cookie: string): Promise<{ questionId: string }> {
  const { view } = JSON.parse(await act(sessionId, { mode: 'go' }, cookie)) as {
    view: { question: { questionId: string } };
  };
  return view.question;
}

/** The addresses of a route that are about this player, this test and its questions. */
function addressesOf(key: PathKey, locale: Locale): string[] {
  const names = [...paths[key][locale].matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const known: Record<string, string[]> = {
    sessionId: player.sessions,
    testId: [test.testId],
    questionId: Object.values(test.questions),
    alias: key === 'profile' || key === 'achievements' ? [player.userId] : [test.alias],
    ...{ developerId: [player.userId], userId: [player.userId], technologyId: ['javascript'], page: ['1'] },
    ...{ season: ['2026-q4'], file: ['resume.json', 'resume.pdf', 'resume.docx'] },
  };
  const chosen = names.reduce<Record<string, string>[]>(
    (all, name) =>
      all.flatMap((one) =>
        (known[name] ?? [access[key].params?.[name] ?? '1']).map((value) => ({ ...one, [name]: value })),
      ),
    [{}],
  );
  return chosen.flatMap((params) => {
    const path = pathWith(locale, key, params);
    return pages.has(`${key}.${locale}`) ? [path, `${path === '/' ? '/_root' : path}.data`] : [path];
  });
}

const searches = () => [
  ...[mark, 'Que vaut en JavaScript'].map((words) => `${pathTo('fr', 'questions')}?q=${encodeURIComponent(words)}`),
  `${pathTo('fr', 'similarQuestions')}?testId=${test.testId}&fr=${encodeURIComponent('Que vaut `[] + []` en JavaScript ?')}&en=&except=`,
];

/** Where a text is found. */
async function foundBy(cookie: string, text: string): Promise<{ found: string[]; read: number }> {
  const all = [
    ...keys.filter((key) => key !== 'signOut').flatMap((key) => locales.flatMap((locale) => addressesOf(key, locale))),
    ...Object.keys(resources).filter((path) => path !== '/live'),
    ...searches(),
  ];
  const left = [...new Set(all)];
  const found: string[] = [];
  let read = 0;
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const answer = await fetch(url + path, { redirect: 'manual', headers: { ...unpacked, cookie } });
      // The export is an archive whose files are not compressed.
      const body = Buffer.from(await answer.arrayBuffer()).toString('utf8');
      if (answer.status === 200) read++;
      if (body.includes(text)) found.push(path);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return { found, read };
}

it.each(['player', 'visitor', 'company'] as const)('a %s finds no answer of a rated question', async (who) => {
  const cookie = { player: player.cookie, visitor: '', company }[who];
  const { found, read } = await foundBy(cookie, mark);
  expect(found).toEqual([]);
  expect(read).toBeGreaterThan(60);
});

it('an administrator finds them, so that the test above could fail', async () => {
  const cookie = await enter(db, await makeAdministrator(db));
  await db.updateTable('users').set({ twoFactorEnabled: true }).where('role', '=', 'ADMIN').execute();
  const [, ended = ''] = player.sessions;
  const path = pathTo('fr', 'adminTestSession', { userId: player.userId, sessionId: ended });
  expect(await (await fetch(url + path, { headers: { cookie } })).text()).toContain(mark);
});

it('the page of a session is the same whatever the right answers are', async () => {
  const [open = ''] = player.sessions;
  // The remaining time and the nonce change with each request.
  const read = async () => {
    const path = `${pathTo('fr', 'testSession', { sessionId: open })}.data`;
    const answer = await fetch(url + path, { headers: { ...unpacked, cookie: player.cookie } });
    return (await answer.text()).replace(/\d+/g, '0');
  };
  const before = await read();
  const ids = Object.values(test.questions);
  await db
    .updateTable('questions')
    .set({ rightLines: [13], output: 'another', explanationFr: 'another' })
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('questionOptions')
    .set((eb) => ({ isRight: eb.not('isRight') }))
    .where('questionId', 'in', ids)
    .execute();
  expect(await read()).toBe(before);
  expect(before).toContain('milliseconds');
});
