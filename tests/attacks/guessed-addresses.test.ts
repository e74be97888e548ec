import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type PathKey, pathWith } from '../../domain/paths.ts';
import type { Locale, SignedIn } from '../../domain/viewer.ts';
import { makeCompany, makeDeveloper, makeNewcomer, makeRecruiter } from '../harness/factories.ts';
import { unpacked } from './client.ts';
import { enter } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

/**
 * All aliases have the same length as this one, which does not exist: answers can then be compared character by
 * character.
 */
const unknown = 'nora-lambert-front-end-0';
const aliasOf = (number: number) => `nora-lambert-front-end-${number}`;

const visitors = ['anonymous', 'developer', 'newcomer', 'waiting', 'recruiter', 'blocked', 'admin', 'owner'] as const;
type Visitor = (typeof visitors)[number];
const insiders: Visitor[] = ['admin', 'owner'];

const open = JSON.stringify({ all: true, cards: { about: { all: true } } });
const unnamed = JSON.stringify({ all: true, cards: { about: { all: false }, skills: { all: true } } });
const closed = JSON.stringify({ all: false, cards: { about: { all: true } } });
const disabled = { disabledAt: new Date('2026-01-01'), disabledReason: 'Default' };

/** The state of a developer, and which visitors may learn from an alias that it exists. */
const states: Record<string, { traits: object; knownTo: Visitor[]; erased?: true; blocks?: true }> = {
  'a public name': {
    traits: { visibility: open },
    knownTo: ['anonymous', 'developer', 'recruiter', 'blocked', ...insiders],
  },
  'a hidden name': { traits: { visibility: unnamed }, knownTo: ['recruiter', 'blocked', ...insiders] },
  'a private profile': { traits: { visibility: closed }, knownTo: ['recruiter', 'blocked', ...insiders] },
  'a short profile': { traits: { visibility: open, isShort: true }, knownTo: insiders },
  'a disabled profile': { traits: { visibility: open, ...disabled }, knownTo: insiders },
  'a developer who is not searching': {
    traits: { visibility: closed, jobSearchState: 'not_searching', unavailable: true },
    knownTo: ['recruiter', 'blocked', ...insiders],
  },
  'a developer who blocks a company': {
    traits: { visibility: closed },
    knownTo: ['recruiter', ...insiders],
    blocks: true,
  },
  'an erased developer': { traits: { visibility: open }, knownTo: [], erased: true },
};
const names = Object.keys(states);

const cookies: Partial<Record<Visitor, string>> = { admin: inject('sessions').cookies.admin };
const people: SignedIn[] = [];

beforeAll(async () => {
  // A company without a daily limit, which may open all of them several times.
  const planId = `unlimited-${randomUUID()}`;
  const plan = { id: planId, nameFr: planId, nameEn: planId, type: 'freemium', position: 90 };
  await db.insertInto('plans').values(plan).execute();
  const [company, blockedId] = [await makeCompany(db, { planId }), await makeCompany(db, { planId })];
  const come = async (visitor: Visitor, person: SignedIn) => (cookies[visitor] = await enter(db, person));
  await Promise.all([
    come('developer', await makeDeveloper(db)),
    come('newcomer', await makeNewcomer(db)),
    come('waiting', await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) })),
    come('recruiter', await makeRecruiter(db, { companyId: company })),
    come('blocked', await makeRecruiter(db, { companyId: blockedId })),
  ]);
  for (const [index, { traits, erased, blocks }] of Object.values(states).entries()) {
    const person = await makeDeveloper(db, { ...traits, seoAlias: aliasOf(index + 1) });
    people.push(person);
    if (blocks)
      await db.insertInto('blockedCompanies').values({ developerId: person.userId, companyId: blockedId }).execute();
    if (erased) await db.deleteFrom('users').where('id', '=', person.userId).execute();
  }
});

/** Every address that has an alias, or could have one instead of an id. */
const addresses: [PathKey, (alias: string) => Record<string, string>, string?][] = [
  ['profile', (alias) => ({ alias })],
  ['profile', (alias) => ({ alias }), '?section=tests'],
  ['profile', (alias) => ({ alias }), '?section=contributions'],
  ['profile', (alias) => ({ alias }), '?view=public'],
  ['profile', (alias) => ({ alias }), '?view=recruiter&company=a'],
  ['achievements', (alias) => ({ alias })],
  ...(['resume.json', 'resume.pdf'] as const).map((file): [PathKey, (alias: string) => Record<string, string>] => [
    'resume',
    (developerId) => ({ developerId, file }),
  ]),
  ['userTests', (developerId) => ({ developerId, technologyId: 'react' })],
  ['profileCard', (developerId) => ({ developerId, card: 'about' })],
  ...(
    [
      'boost',
      'contactRequest',
      'assignedJob',
      'notes',
      'favourite',
      'report',
      'cv',
      'moderation',
      'userAchievements',
      'candidate',
      'developerSettings',
      'developerInformations',
      'developerVisibility',
      'developerDashboard',
    ] as const
  ).map((key): [PathKey, (alias: string) => Record<string, string>] => [key, (developerId) => ({ developerId })]),
];

/** The content of an answer, without the parts that differ in every answer. */
async function answerOf(visitor: Visitor, path: string, alias: string): Promise<object> {
  const cookie = cookies[visitor];
  const answer = await fetch(url + path, {
    redirect: 'manual',
    headers: { ...unpacked, ...(cookie ? { cookie } : {}) },
  });
  const headers = Object.fromEntries(answer.headers);
  const own = [headers['x-request-id'], /nonce-([^']+)/.exec(headers['content-security-policy'] ?? '')?.[1]];
  const plain = (text: string) =>
    own
      .reduce<string>((left, part) => (part ? left.replaceAll(part, '') : left), text.replaceAll(alias, '*'))
      // Moments, in milliseconds.
      .replace(/\b1[78]\d{11}\b/g, '');
  // A connection ends after a number of requests, independent of their content.
  const ofEveryAnswer = ['date', 'x-request-id', 'content-length', 'connection', 'keep-alive'];
  const told = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEveryAnswer.includes(name)));
  return { status: answer.status, headers: plain(JSON.stringify(told)), body: plain(await answer.text()) };
}

const answersToUnknown = new Map<string, Promise<object>>();

/** The answer for an alias that does not exist: requested once. */
function answerToUnknown(visitor: Visitor, path: string): Promise<object> {
  const name = `${visitor} ${path}`;
  const answer = answersToUnknown.get(name) ?? answerOf(visitor, path, unknown);
  answersToUnknown.set(name, answer);
  return answer;
}

const asData = (path: string) => path.replace(/(\?|$)/, '.data$1');
const isPage = (key: PathKey) => key === 'profile' || key === 'achievements';
const searched = ['a private profile', 'a disabled profile'];

/**
 * The pages of every state, as a document and as data (their sections as data only); addresses for an id, with an
 * alias, for two states.
 */
const pathsOf = (state: string, alias: string): string[] =>
  addresses.flatMap(([key, params, search = '']) => {
    const written = (locale: Locale) => pathWith(locale, key, params(alias)) + search;
    if (isPage(key)) return search ? [asData(written('en'))] : [written('fr'), asData(written('en'))];
    return searched.includes(state) ? [written('fr')] : [];
  });

describe.each(visitors.filter((visitor) => visitor !== 'owner'))('a guess by the visitor “%s”', (visitor) => {
  it.each(names)(
    'at the alias of %s reveals it only to permitted visitors',
    async (name) => {
      const knownTo = states[name]?.knownTo ?? [];
      const alias = aliasOf(names.indexOf(name) + 1);
      const profile = await answerOf(visitor, `/user/${alias}`, alias);
      if (knownTo.includes(visitor)) {
        expect(profile).toMatchObject({ status: 200 });
        return;
      }
      const nobodys = pathsOf(name, unknown);
      await Promise.all(
        pathsOf(name, alias).map(async (path, index) => {
          expect(await answerOf(visitor, path, alias), path).toEqual(
            await answerToUnknown(visitor, nobodys[index] ?? ''),
          );
        }),
      );
    },
    120_000,
  );
});

it('the owner opens their own page with every setting, unless it was erased', async () => {
  for (const [index, name] of names.entries()) {
    const person = people[index];
    if (!person || states[name]?.erased) continue;
    cookies.owner = await enter(db, person);
    const alias = aliasOf(index + 1);
    expect(await answerOf('owner', `/user/${alias}`, alias), name).toMatchObject({ status: 200 });
  }
});

it('a recruiter whose company waits gets the same answer for every address, by alias or by id', async () => {
  const [someone] = people;
  const ids = [someone?.userId ?? '', '00000000-0000-7000-8000-000000000000'];
  const [known, none] = await Promise.all(ids.map((id) => answerOf('waiting', `/user/${id}`, id)));
  expect(known).toEqual(none);
});
