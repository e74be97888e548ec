import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale, Viewer } from '../../../domain/viewer.ts';
import { answerTo } from '../../../tests/harness/answers.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { readPortal } from './read-portal.ts';
import { readTechnologyPortal, type TechnologyPortal } from './read-technology-portal.ts';
import { readTest } from './read-test.ts';
import { beginSession } from './session/begin-session.ts';
import { giveUp, goOn, reply } from './session/play.ts';
import {
  findSessionOwner,
  readSessionForAdmin,
  readSessionPage,
  readSessionView,
} from './session/read-session-page.ts';
import { setExtraTime } from './session/set-extra-time.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const at = (viewer: Viewer, now = Date.UTC(2026, 10, 15, 9), locale: Locale = 'fr'): Context => ({
  ...contextOf(runtime, viewer, locale),
  ports: { ...runtime.ports, clock: { now: () => new Date(now) } },
});

async function begin(context: Context, practice = false, alias = 'react'): Promise<string> {
  const begun = await beginSession(context, alias, practice);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  return begun.sessionId;
}

describe('the test portal (docs/product/assessments.md, Test portal)', () => {
  it('lists every published test once, by theme in their order, with its number of questions', async () => {
    const portal = await readPortal(at(undefined));
    expect(portal.themes.map(({ id }) => id)).toEqual(['languages', 'web', 'databases', 'infrastructure', 'tools']);
    const tests = portal.themes.flatMap((theme) => theme.tests);
    const { count } = await runtime.db
      .selectFrom('tests')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirstOrThrow();
    expect(tests.length).toBe(Number(count));
    expect(new Set(tests.map(({ id }) => id)).size).toBe(tests.length);
    expect(tests.every(({ questions, own }) => questions >= 12 && own === undefined)).toBe(true);
    expect(portal.technologies.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['c-sharp', 'javascript', 'react', 'sql']),
    );
  });

  it('puts the levels of a technology side by side, and says how many people are ranked', async () => {
    const web = async () => (await readPortal(at(undefined))).themes.find(({ id }) => id === 'web')?.tests ?? [];
    const aliases = (await web()).map(({ alias }) => alias);
    const react = aliases.indexOf('react');
    expect([react % 2, aliases[react + 1]]).toEqual([0, 'react-advanced']);
    const before = new Map((await web()).map(({ id, players }) => [id, players]));
    const testId = (await web())[react]?.id ?? '';
    const counts = [1, 2].map((score) => ({ testId, seasonId: '', score, players: 3 }));
    await runtime.db.insertInto('scoreCounts').values(counts).execute();
    const after = (await web()).map(({ id, players }) => players - (before.get(id) ?? 0));
    expect(after).toEqual(aliases.map((alias) => (alias === 'react' ? 6 : 0)));
    await runtime.db.deleteFrom('scoreCounts').where('testId', '=', testId).where('score', 'in', [1, 2]).execute();
  });

  it('finds tests by name in either language, and is empty when nothing matches', async () => {
    const names = async (query: string) =>
      (await readPortal(at(undefined), query)).themes.flatMap(({ tests }) => tests.map(({ alias }) => alias));
    expect(await names('REACT')).toContain('react');
    expect(await names('cobol')).toEqual([]);
  });

  it("shows the viewer's own score and no score of other players", async () => {
    const [one, other] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const context = at(one);
    const sessionId = await begin(context, false, 'sql');
    await goOn(context, sessionId);
    await giveUp(context, sessionId);
    const ownOf = async (viewer: Viewer) => {
      const { themes } = await readPortal(at(viewer), 'SQL');
      return themes.flatMap(({ tests }) => tests).find(({ alias }) => alias === 'sql')?.own;
    };
    expect(await ownOf(one)).toMatchObject({ score: expect.any(Number) });
    expect(await ownOf(other)).toBeUndefined();
  });
});

describe('docs/product/assessments.md, Portal of a technology', () => {
  const english = (slug: string, viewer: Viewer = undefined) =>
    readTechnologyPortal(at(viewer, undefined, 'en'), slug) as Promise<TechnologyPortal>;
  const slugs = (slugFr: string, slugEn: string | null) =>
    runtime.db.updateTable('testCategories').set({ slugFr, slugEn }).where('technologyId', '=', 'php').execute();

  it('has the tests of one technology, its public questions, and both addresses', async () => {
    const portal = (await readTechnologyPortal(at(undefined), 'javascript')) as TechnologyPortal;
    expect(portal).toMatchObject({
      technology: { id: 'javascript', name: 'JavaScript' },
      addresses: { fr: '/tests/category/javascript', en: '/en/tests/category/javascript' },
      progress: undefined,
    });
    expect(portal.tests.map(({ alias }) => alias)).toEqual(['javascript', 'javascript-advanced']);
    const pools = await runtime.db
      .selectFrom('questions')
      .select('pool')
      .where(
        'id',
        'in',
        portal.questions.entries.map(({ id }) => id),
      )
      .execute();
    expect(portal.questions.total).toBeGreaterThanOrEqual(pools.length);
    expect(new Set(pools.map(({ pool }) => pool))).toEqual(new Set(['public']));
  });

  it('is found by the slug of the language, by the French one where there is no other, and by that of the other', async () => {
    expect((await english('php')).addresses.en).toBe('/en/tests/category/php');
    await slugs('langage-php', 'php-language');
    expect((await english('php-language')).technology.id).toBe('php');
    expect((await english('langage-php')).addresses).toEqual({
      fr: '/tests/category/langage-php',
      en: '/en/tests/category/php-language',
    });
    await expect(english('php')).rejects.toMatchObject({ name: 'NotFound' });
    await slugs('php', null);
  });

  it('answers the former address of a theme with its anchor in this language', async () => {
    expect(await readTechnologyPortal(at(undefined), 'langages')).toBe('langages');
    expect(await english('langages')).toBe('languages');
    await expect(english('nothing')).rejects.toMatchObject({ name: 'NotFound', gone: false });
  });

  it('shows developers their own progress', async () => {
    const developer = await makeDeveloper(runtime.db);
    const { progress } = await english('rust', developer);
    expect(progress).toMatchObject({ technologyId: 'rust', sessions: 0, validated: 0, total: expect.any(Number) });
    await begin(at(developer), false, 'rust');
    expect((await english('rust', developer)).progress).toMatchObject({ sessions: 1, unfinished: 1 });
    expect((await english('rust', await makeRecruiter(runtime.db))).progress).toBeUndefined();
  });

  it('begins with the first published test of a technology, and answers 410 when none is left', async () => {
    const { db } = runtime;
    const words = { nameFr: 'Assembleur', nameEn: 'Assembly' };
    const { id } = await db
      .insertInto('tests')
      .values({ technologyId: 'assembly', status: 'DRAFT', seoAlias: 'assembly', ...words })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(english('assembly')).rejects.toMatchObject({ name: 'NotFound' });
    const move = (status: string) => db.updateTable('tests').set({ status }).where('id', '=', id).execute();
    await move('PUBLISHED');
    expect((await english('assembleur')).addresses).toEqual({
      fr: '/tests/category/assembleur',
      en: '/en/tests/category/assembly',
    });
    await move('ARCHIVED');
    await expect(english('assembly')).rejects.toMatchObject({ name: 'NotFound', gone: true });
  });
});

describe('the page of a test (docs/product/assessments.md, The page of a test)', () => {
  it('opens by alias and by id, in both languages, with only public questions as examples', async () => {
    const test = await readTest(at(undefined), 'react');
    expect(await readTest(at(undefined, undefined, 'en'), test.id)).toMatchObject({ alias: 'react', name: 'React' });
    const pools = await runtime.db
      .selectFrom('questions')
      .select('pool')
      .where(
        'id',
        'in',
        test.examples.map(({ id }) => id),
      )
      .execute();
    expect(new Set(pools.map(({ pool }) => pool))).toEqual(new Set(['public']));
    expect(test.player).toBeUndefined();
    await expect(readTest(at(undefined), 'no-such-test')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('shows the player no session, then a waiting session, then an open one, then an hour to wait', async () => {
    const developer = await makeDeveloper(runtime.db);
    const context = at(developer);
    const player = async (now?: number) => (await readTest(at(developer, now), 'react')).player;
    expect(await player()).toEqual({
      score: undefined,
      place: undefined,
      open: undefined,
      practice: undefined,
      until: undefined,
    });
    const sessionId = await begin(context);
    expect(await player()).toMatchObject({ open: { sessionId, status: 'WAITING' } });
    await goOn(context, sessionId);
    expect(await player()).toMatchObject({ open: { sessionId, status: 'STARTED' } });
    await giveUp(context, sessionId);
    expect(await player()).toMatchObject({ open: undefined, until: new Date(Date.UTC(2026, 10, 15, 10)) });
    expect(await player(Date.UTC(2026, 10, 15, 10))).toMatchObject({ until: undefined });
  });
});

describe('the page of a session', () => {
  it('sends the player no key, before the end or after it', async () => {
    const developer = await makeDeveloper(runtime.db);
    const context = at(developer);
    const sessionId = await begin(context);
    expect((await readSessionPage(context, sessionId)).view).toMatchObject({
      status: 'WAITING',
      remainingQuestions: 12,
    });
    const { question } = await goOn(context, sessionId);
    await reply(context, sessionId, question?.questionId ?? '', await answerTo(runtime.db, sessionId));
    const during = await readSessionPage(context, sessionId);
    expect(during.view).toMatchObject({ status: 'STARTED', questionIndex: 1, revealed: [] });
    expect(JSON.stringify(during)).not.toMatch(/explanation|"right"/);
    expect(JSON.stringify(await readSessionView(context, sessionId))).not.toMatch(/explanation|"right"/);
    await giveUp(context, sessionId);
    const after = await readSessionPage(context, sessionId);
    expect(after).toMatchObject({ result: { score: expect.any(Number) }, until: new Date(Date.UTC(2026, 10, 15, 10)) });
    expect(after.view).toMatchObject({ revealed: [], outcome: { asked: 2, counted: 2 } });
    expect(JSON.stringify(after)).not.toMatch(/explanation|"answer"/);
  });

  it('links the questions of a practice session, which are public', async () => {
    const context = at(await makeDeveloper(runtime.db));
    const sessionId = await begin(context, true);
    await goOn(context, sessionId);
    const { revealed } = await giveUp(context, sessionId);
    expect(revealed).toMatchObject([{ linked: true }]);
  });

  it('is refused to everyone except its player and administrators', async () => {
    const developer = await makeDeveloper(runtime.db);
    const sessionId = await begin(at(developer));
    const admin = at(await makeAdministrator(runtime.db));
    const [stranger, recruiter] = [at(await makeDeveloper(runtime.db)), at(await makeRecruiter(runtime.db))];
    for (const read of [readSessionPage, readSessionView]) {
      await expect(read(stranger, sessionId)).rejects.toMatchObject({ name: 'NotFound' });
      for (const other of [recruiter, admin, at(undefined)])
        await expect(read(other, sessionId)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(read(at(developer), 'nonsense')).rejects.toMatchObject({ name: 'NotFound' });
    }
    for (const other of [stranger, recruiter, at(undefined), at(developer)]) {
      await expect(readSessionForAdmin(other, developer.userId, sessionId)).rejects.toMatchObject({
        name: 'Forbidden',
      });
      await expect(findSessionOwner(other, sessionId)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect(await findSessionOwner(admin, sessionId)).toBe(developer.userId);
    expect(await readSessionForAdmin(admin, developer.userId, sessionId)).toMatchObject({
      player: { id: developer.userId },
      view: { status: 'WAITING' },
    });
    // The address names the player: with another player's id the session is not found.
    const other = stranger.viewer?.userId ?? '';
    await expect(readSessionForAdmin(admin, other, sessionId)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('shows an administrator the answers during the session, and unusual facts after its end', async () => {
    const developer = await makeDeveloper(runtime.db);
    const context = at(developer);
    const admin = at(await makeAdministrator(runtime.db));
    for (let others = 0; others < 5; others++) await begin(at(await makeDeveloper(runtime.db)), false, 'docker');
    const sessionId = await begin(context, false, 'docker');
    const { question } = await goOn(context, sessionId);
    await reply(context, sessionId, question?.questionId ?? '', await answerTo(runtime.db, sessionId));
    const during = await readSessionForAdmin(admin, developer.userId, sessionId);
    expect(during.view.revealed).toHaveLength(1);
    expect(during.flags).toEqual([]);
    await giveUp(context, sessionId);
    const after = await readSessionForAdmin(admin, developer.userId, sessionId);
    expect(after.flags).toEqual([{ kind: 'shared-address', data: { people: 5 } }]);
    // The player never gets these facts.
    expect(JSON.stringify(await readSessionPage(context, sessionId))).not.toContain('shared-address');
  });
});

describe('extra time (docs/product/assessments.md, Time of a question)', () => {
  it('applies to later sessions and to a waiting one; a question on the screen keeps its time', async () => {
    const context = at(await makeDeveloper(runtime.db));
    const secondsOf = async (sessionId: string) => {
      const { question } = await goOn(context, sessionId);
      const { seconds } = await runtime.db
        .selectFrom('questions')
        .select('seconds')
        .where('id', '=', question?.questionId ?? '')
        .executeTakeFirstOrThrow();
      return (question?.milliseconds ?? 0) / 1000 / seconds;
    };
    const started = await begin(context, false, 'react');
    expect(await secondsOf(started)).toBe(1);
    const waiting = await begin(context, false, 'docker');
    await setExtraTime(context, 'double');
    expect(await secondsOf(started)).toBe(1);
    expect(await secondsOf(waiting)).toBe(2);
    expect(await secondsOf(await begin(context, false, 'sql'))).toBe(2);
    expect((await readSessionPage(context, waiting)).extraTime).toBe('double');
  });

  it('is refused to visitors, recruiters and administrators', async () => {
    for (const other of [undefined, await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)])
      await expect(setExtraTime(at(other), 'half')).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('the number of database queries', () => {
  it('for an answer and the next question is eight, including begin and commit', async () => {
    const context = at(await makeDeveloper(runtime.db));
    const sessionId = await begin(context);
    const { question } = await goOn(context, sessionId);
    const answer = await answerTo(runtime.db, sessionId);
    const said: string[] = [];
    const pool = context.pool as unknown as { on: (event: 'acquire', hear: (client: unknown) => void) => void };
    const seen = new WeakSet<object>();
    pool.on('acquire', (given) => {
      const client = given as { query: (...args: unknown[]) => unknown };
      if (seen.has(client)) return;
      seen.add(client);
      const query = client.query.bind(client);
      client.query = (...args) => {
        const [first] = args;
        said.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
        return query(...args);
      };
    });
    await reply(context, sessionId, question?.questionId ?? '', answer);
    expect(said.length, said.join('\n')).toBe(8);
  });
});
