import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PathKey, pathTo } from '../../domain/paths.ts';
import { type Locale, locales, type SignedIn } from '../../domain/viewer.ts';
import { openDatabase } from '../../server/data/database.ts';
import { makeCompany, makeDeveloper, makeNewcomer, makeRecruiter } from '../harness/factories.ts';
import { signInOver } from '../harness/http-sign-in.ts';
import { type Product, removeDataDir, startProduct } from '../harness/product.ts';
import { givePassword } from '../harness/product-database.ts';

/** All aliases are as long as this one, which belongs to no person: answers may then be compared letter by letter. */
const unknown = 'nora-lambert-front-end-0';
const aliasOf = (number: number) => `nora-lambert-front-end-${number}`;

const visitors = ['anonymous', 'developer', 'newcomer', 'waiting', 'recruiter', 'blocked', 'admin', 'owner'] as const;
type Visitor = (typeof visitors)[number];
const insiders: Visitor[] = ['admin', 'owner'];

const open = JSON.stringify({ all: true, cards: { about: { all: true } } });
const unnamed = JSON.stringify({ all: true, cards: { about: { all: false }, skills: { all: true } } });
const closed = JSON.stringify({ all: false, cards: { about: { all: true } } });
const disabled = { disabledAt: new Date('2026-01-01'), disabledReason: 'Default' };

/** What a developer is like, and who may learn from an alias that it is theirs. */
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

let product: Product;
let database: Awaited<ReturnType<typeof openDatabase>>;
const cookies: Partial<Record<Visitor, string>> = {};
const people: SignedIn[] = [];

beforeAll(async () => {
  product = await startProduct({ env: { APP_ROLE: 'web' } });
  database = await openDatabase({ DATA_DIR: product.dataDir, DATABASE_POOL: 2 });
  const { db } = database;
  const enter = async (visitor: Visitor, person: SignedIn) => {
    await givePassword(db, person.userId);
    cookies[visitor] = await signInOver(product.url, person.email);
  };
  const [company, blockedId] = [await makeCompany(db, { planId: 'freemium' }), await makeCompany(db)];
  // A company may look at all of them, several times.
  await db.updateTable('plans').set({ candidateLimitDay: null }).where('id', '=', 'freemium').execute();
  await enter('developer', await makeDeveloper(db));
  await enter('newcomer', await makeNewcomer(db));
  await enter('waiting', await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) }));
  await enter('recruiter', await makeRecruiter(db, { companyId: company }));
  await enter('blocked', await makeRecruiter(db, { companyId: blockedId }));
  cookies.admin = await signInOver(product.url, 'admin@demo.example');
  for (const [index, { traits, erased, blocks }] of Object.values(states).entries()) {
    const person = await makeDeveloper(db, { ...traits, seoAlias: aliasOf(index + 1) });
    people.push(person);
    if (blocks)
      await db.insertInto('blockedCompanies').values({ developerId: person.userId, companyId: blockedId }).execute();
    if (erased) await db.deleteFrom('users').where('id', '=', person.userId).execute();
  }
}, 240_000);

afterAll(async () => {
  await database?.close();
  await product?.stop();
  if (product) removeDataDir(product.dataDir);
});

/** Every address of ours that has an alias, or could be given one in the place of an id. */
const addresses: [PathKey, (alias: string) => Record<string, string>, string?][] = [
  ['profile', (alias) => ({ alias })],
  ['profile', (alias) => ({ alias }), '?section=tests'],
  ['profile', (alias) => ({ alias }), '?section=contributions'],
  ['profile', (alias) => ({ alias }), '?view=public'],
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

/** What an answer says, without what is different in every answer. */
async function answerOf(visitor: Visitor, path: string, alias: string): Promise<object> {
  const cookie = cookies[visitor];
  const answer = await fetch(product.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const headers = Object.fromEntries(answer.headers);
  const own = [headers['x-request-id'], /nonce-([^']+)/.exec(headers['content-security-policy'] ?? '')?.[1]];
  const plain = (text: string) =>
    own
      .reduce<string>((left, part) => (part ? left.replaceAll(part, '') : left), text.replaceAll(alias, '*'))
      // Moments, in milliseconds.
      .replace(/\b1[78]\d{11}\b/g, '');
  // A connection ends after so many requests, whatever they ask for.
  const ofEveryAnswer = ['date', 'x-request-id', 'content-length', 'connection', 'keep-alive'];
  const told = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEveryAnswer.includes(name)));
  return { status: answer.status, headers: plain(JSON.stringify(told)), body: plain(await answer.text()) };
}

const asData = (path: string) => path.replace(/(\?|$)/, '.data$1');
const variants = (key: PathKey, locale: Locale, params: Record<string, string>, search = '') => {
  const path = pathTo(locale, key, params) + search;
  return key === 'profile' || key === 'achievements' ? [path, asData(path)] : [path];
};

describe.each(visitors.filter((visitor) => visitor !== 'owner'))('guessed by %s', (visitor) => {
  it.each(names)(
    'the alias of %s',
    async (name) => {
      const knownTo = states[name]?.knownTo ?? [];
      const alias = aliasOf(names.indexOf(name) + 1);
      const profile = await answerOf(visitor, `/user/${alias}`, alias);
      if (knownTo.includes(visitor)) {
        expect(profile).toMatchObject({ status: 200 });
        return;
      }
      for (const locale of locales) {
        for (const [key, params, search] of addresses) {
          const theirs = variants(key, locale, params(alias), search);
          const nobodys = variants(key, locale, params(unknown), search);
          for (const [index, path] of theirs.entries()) {
            expect(await answerOf(visitor, path, alias), path).toEqual(
              await answerOf(visitor, nobodys[index] ?? '', unknown),
            );
          }
        }
      }
    },
    120_000,
  );
});

it('the owner finds their own page, whatever they show; unless it is no more', async () => {
  for (const [index, name] of names.entries()) {
    const person = people[index];
    if (!person || states[name]?.erased) continue;
    await givePassword(database.db, person.userId);
    cookies.owner = await signInOver(product.url, person.email);
    const alias = aliasOf(index + 1);
    expect(await answerOf('owner', `/user/${alias}`, alias), name).toMatchObject({ status: 200 });
  }
}, 120_000);

it('a recruiter whose company waits cannot tell addresses apart, by alias or by id', async () => {
  const [someone] = people;
  const ids = [someone?.userId ?? '', '00000000-0000-7000-8000-000000000000'];
  const [known, none] = await Promise.all(ids.map((id) => answerOf('waiting', `/user/${id}`, id)));
  expect(known).toEqual(none);
});
