import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractCredential } from '../../../../domain/assessments/badges/bake.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { addSession, type Played } from '../../../../tests/harness/played-session.ts';
import { publicTests } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { eraseAccount } from '../../privacy/erasure/erase-account.ts';
import { issueBadge } from './issue-badge.ts';
import { readOwnBadgeFile } from './read-badge-file.ts';
import { readBadgeOffer, readOwnBadges } from './read-own-badges.ts';
import { readBadgePage } from './read-shared-badge.ts';
import { refuseBadge } from './refuse-badge.ts';
import { shareBadge } from './share-badge.ts';
import { verifyBadge } from './verify-badge.ts';
import { withdrawBadge } from './withdraw-badge.ts';

const clock = fixedClock('2026-11-15T10:00:00Z');
let runtime: Runtime;
beforeAll(async () => {
  const opened = await testRuntime({ BASE_URL: 'https://vivier.example' });
  runtime = { ...opened, ports: { ...opened.ports, clock } };
});
const as = (viewer: Viewer, locale: 'fr' | 'en' = 'fr') => contextOf(runtime, viewer, locale);

async function playerWith(played: Played = {}) {
  const person = await makeDeveloper(runtime.db, { visibility: publicTests, displayName: 'Alix Moreau' });
  return { person, sessionId: await addSession(runtime.db, person, played) };
}
const obtain = (person: SignedIn, sessionId: string, withEmail = false) =>
  issueBadge(as(person), { sessionId, withEmail });
const badgesOf = ({ userId }: SignedIn) =>
  runtime.db.selectFrom('testBadges').selectAll().where('userId', '=', userId).execute();
const statusOf = (badge: { statusList: number; statusPlace: number }) =>
  runtime.db
    .selectFrom('badgeStatuses')
    .select('revoked')
    .where('list', '=', badge.statusList)
    .where('place', '=', badge.statusPlace)
    .executeTakeFirstOrThrow();

async function sharedBadge(played: Played = {}) {
  const { person, sessionId } = await playerWith(played);
  const { badgeId } = await obtain(person, sessionId);
  await shareBadge(as(person), badgeId);
  const [badge] = await badgesOf(person);
  if (!badge) throw new Error('no badge');
  return { person, sessionId, badge };
}

describe('a badge is issued once for a result (docs/product/assessments.md, Verifiable badges)', () => {
  it('a second request and two requests at the same moment give one badge and one key', async () => {
    const { person, sessionId } = await playerWith();
    const asked = await Promise.all([obtain(person, sessionId), obtain(person, sessionId), obtain(person, sessionId)]);
    asked.push(await obtain(person, sessionId));
    expect(new Set(asked.map(({ badgeId }) => badgeId)).size).toBe(1);
    expect(await badgesOf(person)).toHaveLength(1);
    const keys = await runtime.db.selectFrom('badgeKeys').select('publicKey').execute();
    expect(keys).toHaveLength(1);
  });

  it.each<[string, Played, string]>([
    ['a provisional score', { deviation: 120 }, 'provisional'],
    ['a score whose deviation is not known', { deviation: null }, 'provisional'],
  ])('%s is refused', async (_, played, reason) => {
    const { person, sessionId } = await playerWith(played);
    await expect(obtain(person, sessionId)).rejects.toMatchObject({ name: 'Conflict', message: reason });
    expect(await badgesOf(person)).toEqual([]);
  });

  it('a ranked score is enough, without a medal', async () => {
    const { person, sessionId } = await playerWith({ deviation: 111, centile: 0.04 });
    await obtain(person, sessionId);
    const [row] = (await readOwnBadges(as(person))).rows;
    expect(row?.badge?.claims).toMatchObject({ score: 1620, margin: 220, percent: 4, medal: 'plain' });
  });

  it.each<[string, Played]>([
    ['practice', { practice: true }],
    ['a session that is not over', { status: 'STARTED' }],
  ])('%s does not exist for a badge', async (_, played) => {
    const { person, sessionId } = await playerWith(played);
    await expect(obtain(person, sessionId)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('a newer result renews it: the same page, another file, and the former file is revoked', async () => {
    const { person, badge, sessionId } = await sharedBadge();
    const next = await addSession(runtime.db, person, { day: 20, score: 1700 });
    await expect(obtain(person, sessionId), 'the file that is held').resolves.toEqual({ badgeId: badge.id });
    expect((await readOwnBadges(as(person))).rows[0]?.offer).toBe('renew');
    await obtain(person, next);
    const [renewed] = await badgesOf(person);
    expect(renewed).toMatchObject({ id: badge.id, handle: badge.handle, sharedAt: badge.sharedAt });
    expect(await statusOf(badge)).toEqual({ revoked: true });
    expect((await verifyBadge(runtime, badge.document)).checks).toMatchObject({ signature: true, status: false });
    expect((await verifyBadge(runtime, renewed?.document ?? '')).valid).toBe(true);
    await expect(obtain(person, sessionId)).rejects.toMatchObject({ name: 'Conflict', message: 'older' });
  });

  it('holds no name and no e-mail address; a hash of the address only on request', async () => {
    const { person, sessionId } = await playerWith();
    await obtain(person, sessionId);
    const [plain] = await badgesOf(person);
    expect(plain?.document).not.toMatch(/Alix|Moreau|@(?!context)|identityHash/);
    expect(plain?.document).not.toContain(person.userId);
    const other = await playerWith();
    await obtain(other.person, other.sessionId, true);
    const [hashed] = await badgesOf(other.person);
    expect(hashed?.document).toMatch(/"identityHash": "sha256\$[0-9a-f]{64}"/);
    expect(hashed?.document).not.toContain(other.person.email);
  });
});

describe('only the owner (docs/product/assessments.md, Verifiable badges)', () => {
  it('obtains, reads, shares and withdraws', async () => {
    const { person, sessionId, badge } = await sharedBadge();
    const admin = await makeAdministrator(runtime.db);
    const acting: SignedIn = { ...person, impersonator: { userId: admin.userId, name: 'Admin' } as never };
    const refused = { name: 'Forbidden' };
    for (const viewer of [undefined, admin, await makeRecruiter(runtime.db), acting]) {
      const context = as(viewer);
      await expect(issueBadge(context, { sessionId, withEmail: false })).rejects.toMatchObject(refused);
      await expect(readOwnBadges(context)).rejects.toMatchObject(refused);
      await expect(shareBadge(context, badge.id)).rejects.toMatchObject(refused);
      await expect(withdrawBadge(context, badge.id)).rejects.toMatchObject(refused);
      await expect(readOwnBadgeFile(context, badge.id, 'badge.json')).rejects.toMatchObject(refused);
      expect(await readBadgeOffer(context, sessionId)).toBeUndefined();
    }
    const stranger = as(await makeDeveloper(runtime.db));
    const unknown = { name: 'NotFound' };
    await expect(issueBadge(stranger, { sessionId, withEmail: false })).rejects.toMatchObject(unknown);
    await expect(shareBadge(stranger, badge.id)).rejects.toMatchObject(unknown);
    await expect(readOwnBadgeFile(stranger, badge.id, 'badge.json')).rejects.toMatchObject(unknown);
    await withdrawBadge(stranger, badge.id);
    expect(await badgesOf(person)).toHaveLength(1);
    for (const wrong of ['nothing', crypto.randomUUID()]) {
      await expect(shareBadge(as(person), wrong)).rejects.toMatchObject(unknown);
      await expect(obtain(person, wrong)).rejects.toMatchObject(unknown);
      await expect(readOwnBadgeFile(as(person), wrong, 'badge.svg')).rejects.toMatchObject(unknown);
    }
    await expect(readOwnBadgeFile(as(person), badge.id, 'badge.png')).rejects.toMatchObject(unknown);
    await expect(withdrawBadge(as(person), 'nothing')).rejects.toMatchObject(unknown);
  });

  it('downloads both files, also before sharing', async () => {
    const { person, sessionId } = await playerWith();
    const { badgeId } = await obtain(person, sessionId);
    const json = await readOwnBadgeFile(as(person), badgeId, 'badge.json');
    const svg = await readOwnBadgeFile(as(person), badgeId, 'badge.svg');
    expect(JSON.parse(extractCredential(svg.body) ?? '')).toEqual(JSON.parse(json.body));
    expect(await readBadgeOffer(as(person), sessionId)).toBe('held');
  });
});

describe('the page of a badge (docs/product/assessments.md, Verifiable badges)', () => {
  it('exists while the badge is shared, and names the person as leaderboards do', async () => {
    const { person, sessionId } = await playerWith();
    const { badgeId } = await obtain(person, sessionId);
    const [badge] = await badgesOf(person);
    const open = (verify = false) => readBadgePage(as(undefined, 'en'), badge?.handle ?? '', verify);
    await expect(open()).rejects.toMatchObject({ name: 'NotFound', gone: false });
    await shareBadge(as(person), badgeId);
    await shareBadge(as(person), badgeId);
    expect(await open()).toMatchObject({ test: { name: 'React' }, person: { name: 'Alix Moreau' } });
    expect((await open(true)).verification).toMatchObject({ at: clock.now(), valid: true });
    await runtime.db
      .updateTable('developers')
      .set({ visibility: JSON.stringify({ all: false, cards: {} }) })
      .where('id', '=', person.userId)
      .execute();
    expect((await open()).person).toBeUndefined();
    await sql`update developers set disabled_at = now(), disabled_reason = 'Other' where id = ${person.userId}`.execute(
      runtime.db,
    );
    await expect(open()).rejects.toMatchObject({ name: 'NotFound', gone: false });
    expect((await readOwnBadges(as(person))).disabled).toBe(true);
    for (const wrong of ['', 'x', 'a'.repeat(32)])
      await expect(readBadgePage(as(undefined), wrong, false)).rejects.toMatchObject({ name: 'NotFound', gone: false });
  });
});

it.each<[string, (document: string) => string, string]>([
  ['a changed score', (document) => document.replace('"value": "1620"', '"value": "1990"'), 'signature'],
  ['another issuer', (document) => document.replaceAll('did:web:vivier.example', 'did:web:other.example'), 'issuer'],
  ['a day to come', (document) => document.replace(/"validFrom": "2026/, '"validFrom": "2036'), 'begun'],
])('« Vérifier » refuses %s (docs/product/assessments.md, Verifiable badges)', async (_, change, failed) => {
  const { badge } = await sharedBadge();
  const document = change(badge.document);
  expect(document).not.toBe(badge.document);
  await runtime.db.updateTable('testBadges').set({ document }).where('id', '=', badge.id).execute();
  const { verification } = await readBadgePage(as(undefined), badge.handle, true);
  expect(verification).toMatchObject({ valid: false, checks: { [failed]: false, signature: false, status: true } });
});

describe('a badge is revoked (docs/product/assessments.md, Verifiable badges)', () => {
  const isGone = async (badge: Awaited<ReturnType<typeof sharedBadge>>['badge']) => {
    expect(await statusOf(badge)).toEqual({ revoked: true });
    expect((await verifyBadge(runtime, badge.document)).valid).toBe(false);
    const page = readBadgePage(as(undefined), badge.handle, false);
    await expect(page).rejects.toMatchObject({ name: 'NotFound', gone: true });
  };

  it('by its owner, who may obtain another one', async () => {
    const { person, badge, sessionId } = await sharedBadge();
    await withdrawBadge(as(person), badge.id);
    await withdrawBadge(as(person), badge.id);
    await isGone(badge);
    await obtain(person, sessionId);
    const [again] = await badgesOf(person);
    expect(again?.handle).not.toBe(badge.handle);
    expect(again?.sharedAt).toBeNull();
    await isGone(badge);
  });

  it('by the erasure of the account, without a trace of the person', async () => {
    const { person, badge } = await sharedBadge();
    const [asked, due] = [clock.now(), clock.now()];
    await runtime.db
      .insertInto('erasures')
      .values({ userId: person.userId, cause: 'asked', askedAt: asked, dueAt: due })
      .execute();
    expect(await eraseAccount(runtime, person.userId)).toBe(true);
    expect(await badgesOf(person)).toEqual([]);
    await isGone(badge);
  });

  it('by the team, for good, with a line in the audit log', async () => {
    const { person, badge, sessionId } = await sharedBadge();
    const admin = as(await makeAdministrator(runtime.db));
    await expect(refuseBadge(as(person), person.userId, sessionId)).rejects.toMatchObject({ name: 'Forbidden' });
    for (const wrong of ['nothing', crypto.randomUUID()])
      await expect(refuseBadge(admin, person.userId, wrong)).rejects.toMatchObject({ name: 'NotFound' });
    await refuseBadge(admin, person.userId, sessionId);
    await refuseBadge(admin, person.userId, sessionId);
    await isGone(badge);
    await expect(obtain(person, sessionId)).rejects.toMatchObject({ name: 'Conflict', message: 'refused' });
    const lines = await runtime.db
      .selectFrom('audit')
      .select('action')
      .where('subjectId', '=', person.userId)
      .where('action', '=', 'test.badge-refused')
      .execute();
    expect(lines).toHaveLength(1);
  });
});
