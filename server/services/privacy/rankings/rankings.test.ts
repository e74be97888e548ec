import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FitPart } from '../../../../domain/fit/fit.ts';
import { readPlan } from '../../../../domain/fit/log.ts';
import type { RankedList } from '../../../../domain/fit/offer.ts';
import type { FitPerson } from '../../../../domain/fit/person.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { logOffers, logRanking } from '../../fit/rankings/log-ranking.ts';
import { answerRankingRequest } from '../../moderation/rankings/answer-ranking-request.ts';
import { readRankingRequests } from '../../moderation/rankings/read-ranking-requests.ts';
import { readAdminHome } from '../../shell/home/read-admin-home.ts';
import { readPersonalData, readWho } from '../read-personal-data.ts';
import { askForHuman } from './ask-for-human.ts';
import { readOwnRankings } from './read-own-rankings.ts';

let runtime: Runtime;
let admin: SignedIn;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
const clock = fixedClock('2026-11-16T10:00:00Z');

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
  recruiter = await makeRecruiter(runtime.db);
});

function as(viewer: SignedIn | undefined): Context {
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, viewer);
}

const facts: FitPerson = {
  technologies: [{ id: 'react', strength: 60 }],
  professionId: null,
  years: 3,
  placeIds: [],
  regionIds: [],
  remote: null,
  contractTypes: [],
  salary: null,
  languages: [],
  state: 'actively_searching',
  age: 3,
  answering: null,
};
const most = {
  profession: 0,
  years: 0,
  place: 0,
  pay: 200,
  contract: 0,
  remote: 0,
  state: 100,
  freshness: 100,
  answering: 100,
};
const inputs = {
  need: {
    technologies: [{ id: 'react', must: true }],
    professionIds: [],
    remotes: [],
    contracts: [],
    pay: 50,
    languages: [],
  },
  technologies: [{ id: 'react', must: true, most: 500 }],
  languages: [],
  most,
  related: [],
};
const parts: FitPart[] = [
  { name: 'technology', id: 'react', points: 300, most: 500 },
  { name: 'pay', points: 0, most: 200 },
  { name: 'state', points: 100, most: 100 },
  { name: 'freshness', points: 100, most: 100 },
  { name: 'answering', points: 100, most: 100 },
];

/** The person on a page that this viewer was shown, the second of two. */
async function shown(person: SignedIn, viewer: SignedIn = recruiter): Promise<string> {
  const other = await makeDeveloper(runtime.db);
  const result = (developerId: string, place: number) => ({
    place,
    developerId,
    score: 600,
    parts,
    facts,
    ties: [2 - place, '2026-11-01', developerId],
  });
  await logRanking(as(viewer), () => ({
    kind: 'people',
    day: 20_773,
    inputs,
    results: [result(other.userId, 1), result(person.userId, 2)],
  }));
  const { rankingId } = await runtime.db
    .selectFrom('rankingResults')
    .select('rankingId')
    .where('developerId', '=', person.userId)
    .orderBy('madeAt', 'desc')
    .orderBy('rankingId', 'desc')
    .executeTakeFirstOrThrow();
  return rankingId;
}

/** A page of two offers that the person was shown, the second of them closed. */
async function shownOffers(person: SignedIn, list: RankedList = 'search', viewer = person): Promise<string> {
  const { companyId } = recruiter.membership;
  const jobIds = [
    await makeJob(runtime.db, companyId, { title: 'Ouverte' }),
    await makeJob(runtime.db, companyId, { title: 'Fermée', status: 'JOB_UNPUBLISHED' }),
  ];
  const scored = { plan: readPlan(inputs), tier: 5, score: 600, parts };
  await logOffers(as(viewer), {
    list,
    person: facts,
    day: 20_773,
    results: jobIds.map((jobId, at) => ({ ...scored, jobId, place: at + 1, ties: [2 - at, jobId] })),
  });
  const { rankingId } = await runtime.db
    .selectFrom('rankingResults')
    .select('rankingId')
    .where('jobId', 'in', jobIds)
    .executeTakeFirstOrThrow();
  return rankingId;
}

const requestsOf = (developerId: string) =>
  runtime.db.selectFrom('rankingRequests').selectAll().where('developerId', '=', developerId).execute();
const emailsTo = ({ email }: SignedIn) =>
  runtime.db.selectFrom('emails').select(['template', 'text']).where('toAddress', '=', email).execute();
const auditOf = (subjectId: string) =>
  runtime.db
    .selectFrom('audit')
    .select(['actorId', 'action'])
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();

describe('docs/product/fit.md, My rankings', () => {
  it('shows the company, the day, the place, the points and what would raise them', async () => {
    const person = await makeDeveloper(runtime.db);
    await shown(person);
    await shown(person, admin);
    const { name } = await runtime.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', recruiter.membership.companyId)
      .executeTakeFirstOrThrow();
    const own = await readOwnRankings(as(person));
    expect(own).toMatchObject({
      can: { ask: true },
      lists: 2,
      companies: 1,
      advice: ['level', 'salary'],
      requests: [],
    });
    expect(own.latest.map(({ company }) => company?.name).toSorted()).toEqual([name, undefined]);
    expect(own.latest[0]).toMatchObject({ place: 2, score: 600, madeAt: '2026-11-16T10:00:00.000Z' });
    expect(own.latest[0]?.parts[0]).toMatchObject({ name: 'technology', label: 'React', points: 300, most: 500 });
    expect(JSON.stringify(own)).not.toContain(recruiter.userId);
  });

  it('says nothing about lists in which only others were', async () => {
    const person = await makeDeveloper(runtime.db);
    expect(await readOwnRankings(as(person))).toMatchObject({ lists: 0, companies: 0, latest: [], advice: [] });
  });

  it('shows the lists of offers that the person was shown, and neither similar offers nor what the team read', async () => {
    const person = await makeDeveloper(runtime.db);
    const id = await shownOffers(person);
    await shownOffers(person, 'similar');
    await shownOffers(person, 'search', {
      ...person,
      impersonator: { userId: admin.userId, name: '', until: new Date() },
    });
    const { offers, lists } = await readOwnRankings(as(person));
    expect(lists).toBe(0);
    expect(offers).toEqual({
      lists: 1,
      latest: [
        {
          id,
          madeAt: '2026-11-16T10:00:00.000Z',
          list: 'search',
          offers: [
            { place: 1, title: 'Ouverte', alias: expect.any(String), score: 600 },
            { place: 2, title: 'Fermée', alias: undefined, score: 600 },
          ],
        },
      ],
    });
    const other = await makeDeveloper(runtime.db);
    expect((await readOwnRankings(as(other))).offers).toEqual({ lists: 0, latest: [] });
  });

  it('the export has the lists of offers with what the rule read of the person and of each offer', async () => {
    const person = await makeDeveloper(runtime.db);
    const id = await shownOffers(person);
    const who = await readWho(runtime.db, person.userId);
    if (!who) throw new Error('no such person');
    expect(await readPersonalData(runtime.db, 'rankings', who)).toMatchObject([
      { id, kind: 'offers', inputs: { list: 'search', years: 3 } },
    ]);
    const results = await readPersonalData(runtime.db, 'ranking_results', who);
    expect(results.toSorted((a, b) => Number(a.place) - Number(b.place))).toMatchObject([
      { place: 1, score: 600, parts, facts: { need: { pay: 50 } } },
      { place: 2, score: 600 },
    ]);
  });

  it('the export of the team has no facts of a developer in whose name a list was read', async () => {
    const [person, own] = [await makeDeveloper(runtime.db), await makeAdministrator(runtime.db)];
    await shownOffers(person, 'search', {
      ...person,
      impersonator: { userId: own.userId, name: '', until: new Date() },
    });
    const read = async (userId: string) => {
      const who = await readWho(runtime.db, userId);
      if (!who) throw new Error('no such person');
      return readPersonalData(runtime.db, 'rankings', who);
    };
    expect(await read(own.userId)).toEqual([]);
    expect(await read(person.userId)).toMatchObject([{ kind: 'offers', viewer_id: null }]);
  });

  it('is for developers only', async () => {
    for (const viewer of [undefined, recruiter, admin])
      await expect(readOwnRankings(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('the export has the own places with date, score and parts, and not what the recruiter looked for', async () => {
    const person = await makeDeveloper(runtime.db);
    await shown(person);
    const who = await readWho(runtime.db, person.userId);
    if (!who) throw new Error('no such person');
    const rows = await readPersonalData(runtime.db, 'ranking_results', who);
    expect(rows).toMatchObject([{ place: 2, score: 600, parts, made_at: expect.stringMatching(/^2026-11-16/) }]);
    expect(await readPersonalData(runtime.db, 'rankings', who)).toEqual([]);
  });
});

describe('docs/product/fit.md, Asking for a human', () => {
  it('a request is stored once, with a line of the log; another one waits for its answer', async () => {
    const person = await makeDeveloper(runtime.db);
    const rankingId = await shown(person);
    const text = 'Je connais React depuis dix ans.';
    expect(await askForHuman(as(person), { text, rankingId })).toBe('asked');
    expect(await askForHuman(as(person), { text, rankingId })).toBe('asked');
    expect(await askForHuman(as(person), { text: 'Autre chose', rankingId: undefined })).toBe('alreadyAsked');
    expect(await requestsOf(person.userId)).toMatchObject([{ text, rankingId, decidedAt: null }]);
    expect(await auditOf(person.userId)).toEqual([{ actorId: person.userId, action: 'ranking.ask' }]);
    expect(await readOwnRankings(as(person))).toMatchObject({ can: { ask: false }, requests: [{ text }] });
  });

  it('two at once are one request', async () => {
    const person = await makeDeveloper(runtime.db);
    const ask = (text: string) => askForHuman(as(person), { text, rankingId: undefined });
    expect((await Promise.all([ask('Un'), ask('Deux')])).toSorted()).toEqual(['alreadyAsked', 'asked']);
    expect(await requestsOf(person.userId)).toHaveLength(1);
  });

  it('a list of offers that the person was shown can be asked about, that of another person not', async () => {
    const [person, other] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const rankingId = await shownOffers(person);
    await expect(askForHuman(as(other), { text: 'Et moi ?', rankingId })).rejects.toMatchObject({ name: 'NotFound' });
    expect(await askForHuman(as(person), { text: 'Pourquoi ces offres ?', rankingId })).toBe('asked');
    const { requests } = await readRankingRequests(as(admin), { list: 'open', text: person.email });
    expect(requests[0]?.ranking).toMatchObject({
      kind: 'offers',
      company: undefined,
      replayed: { equal: true },
      lines: [
        { place: 1, own: false, title: 'Ouverte' },
        { place: 2, own: false, title: 'Fermée' },
      ],
      parts: [],
    });
  });

  it('a ranking of other people is not found', async () => {
    const [person, other] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const rankingId = await shown(other);
    await expect(askForHuman(as(person), { text: 'Et lui ?', rankingId })).rejects.toMatchObject({ name: 'NotFound' });
    expect(await requestsOf(person.userId)).toEqual([]);
  });

  it('five times a day at most, by the person only', async () => {
    const person = await makeDeveloper(runtime.db);
    const impersonator = { userId: admin.userId, name: 'Sacha', until: new Date() };
    for (const viewer of [undefined, recruiter, admin, { ...person, impersonator }])
      await expect(askForHuman(as(viewer), { text: 'x', rankingId: undefined })).rejects.toMatchObject({
        name: 'Forbidden',
      });
    for (let times = 0; times < 5; times++) await askForHuman(as(person), { text: 'x', rankingId: undefined });
    await expect(askForHuman(as(person), { text: 'x', rankingId: undefined })).rejects.toMatchObject({
      name: 'TooMany',
    });
  });
});

describe('docs/product/moderation.md, Requests about rankings', () => {
  it('the team sees the request with the ranking computed again, and its home page counts it', async () => {
    await sql`delete from ranking_requests`.execute(runtime.db);
    const person = await makeDeveloper(runtime.db);
    const rankingId = await shown(person);
    await askForHuman(as(person), { text: 'Pourquoi la deuxième place ?', rankingId });
    const general = await makeDeveloper(runtime.db);
    await askForHuman(as(general), { text: 'Comment ça marche ?', rankingId: undefined });
    expect((await readAdminHome(as(admin))).rankingRequests).toBe(2);
    const { counts, requests } = await readRankingRequests(as(admin), { list: 'open', text: person.email });
    expect(counts).toEqual({ open: 2, done: 0 });
    expect(requests).toMatchObject([
      {
        email: person.email,
        text: 'Pourquoi la deuxième place ?',
        ranking: {
          version: '1',
          replayed: { equal: true },
          lines: [
            { place: 1, placeNow: 1, own: false },
            { place: 2, placeNow: 2, score: 600, scoreNow: 600, own: true },
          ],
          parts: [{ label: 'React' }, {}, {}, {}, {}],
        },
      },
    ]);
    const whole = await readRankingRequests(as(admin), { list: 'open', text: '' });
    expect(whole.requests.find(({ email }) => email === general.email)?.ranking).toBeUndefined();
  });

  it('an answer is stored once, sent by e-mail, shown on the page, and a line of the log', async () => {
    const person = await makeDeveloper(runtime.db);
    await askForHuman(as(person), { text: 'Et mon test ?', rankingId: undefined });
    const [request] = await requestsOf(person.userId);
    const given = { outcome: 'corrected', answer: 'Vous aviez raison.', correction: 'Le test compte.' };
    const decide = (value: object) => answerRankingRequest(as(admin), request?.id ?? '', value);
    await expect(decide({ ...given, correction: ' ' })).rejects.toMatchObject({ name: 'Invalid' });
    await expect(decide({ ...given, answer: '' })).rejects.toMatchObject({ name: 'Invalid' });
    for (let times = 0; times < 2; times++) await decide(given);
    await expect(decide({ ...given, answer: 'Autrement.' })).rejects.toMatchObject({ name: 'Conflict' });
    const [sent, ...more] = await emailsTo(person);
    expect(more).toEqual([]);
    expect(sent?.template).toBe('ranking-answer');
    expect(sent?.text).toContain('Vous aviez raison.');
    expect(sent?.text).toContain('Le test compte.');
    expect(await auditOf(person.userId)).toMatchObject([{ action: 'ranking.ask' }, { action: 'ranking.corrected' }]);
    expect(await readOwnRankings(as(person))).toMatchObject({
      can: { ask: true },
      requests: [{ decided: { outcome: 'corrected', answer: 'Vous aviez raison.', correction: 'Le test compte.' } }],
    });
    const { requests } = await readRankingRequests(as(admin), { list: 'done', text: person.email });
    expect(requests).toMatchObject([{ decided: { outcome: 'corrected' } }]);
    // Answered, the person may ask again.
    expect(await askForHuman(as(person), { text: 'Merci, et ici ?', rankingId: undefined })).toBe('asked');
  });

  it('an explanation says nothing of a correction', async () => {
    const person = await makeDeveloper(runtime.db);
    await askForHuman(as(person), { text: 'Et moi ?', rankingId: undefined });
    const [request] = await requestsOf(person.userId);
    await answerRankingRequest(as(admin), request?.id ?? '', {
      outcome: 'explained',
      answer: 'Voici.',
      correction: 'x',
    });
    expect(await requestsOf(person.userId)).toMatchObject([{ outcome: 'explained', correction: null }]);
  });

  it('is only for administrators', async () => {
    const person = await makeDeveloper(runtime.db);
    const value = { outcome: 'explained', answer: 'x', correction: '' };
    for (const viewer of [undefined, recruiter, person]) {
      const refused = { name: 'Forbidden' };
      await expect(readRankingRequests(as(viewer), { list: 'open', text: '' })).rejects.toMatchObject(refused);
      await expect(answerRankingRequest(as(viewer), crypto.randomUUID(), value)).rejects.toMatchObject(refused);
    }
    await expect(answerRankingRequest(as(admin), 'nonsense', value)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(answerRankingRequest(as(admin), crypto.randomUUID(), value)).rejects.toMatchObject({
      name: 'NotFound',
    });
  });
});
