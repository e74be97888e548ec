import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { createApp } from '../../../http/app.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { readStoppable, stopEmails } from '../../account/emails/stop-emails.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { stopToken } from '../../shared/emails/choices/stop-token.ts';
import { alertSearches } from './alert-searches.ts';
import { areAlertsOff, listSearches, saveSearch } from './saved-searches.ts';
import { setAlert } from './shared-searches.ts';

type Recruiter = Awaited<ReturnType<typeof makeRecruiter>>;

let runtime: Runtime;
let recruiter: Recruiter;

beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(async () => {
  await runtime.db.deleteFrom('users').execute();
  await runtime.db.deleteFrom('emails').execute();
  recruiter = await makeRecruiter(runtime.db);
});

const emails = () => runtime.db.selectFrom('emails').selectAll().orderBy('createdAt').execute();
const frontEnd = { name: 'Front-end', query: 'profession=front-end-developer', alert: true };
const everybody = { name: 'Tout le monde', query: '', alert: true };

async function save(viewer: SignedIn, search: typeof frontEnd): Promise<void> {
  await saveSearch(contextOf(runtime, viewer), search);
  // Sets the last alert to yesterday, because the steps of a test are too close in time.
  await sql`update saved_searches set alerted_at = now() - interval '1 day' where recruiter_id = ${viewer.userId}`.execute(
    runtime.db,
  );
}

/** A developer who was listed long before the search was saved. */
async function makeOld(...traits: Parameters<typeof makeDeveloper>[1][]): Promise<SignedIn> {
  const person = await makeDeveloper(runtime.db, { ...traits[0], lastUpdate: new Date('2026-01-01') });
  await sql`update library_profiles set listed_at = '2026-01-01' where developer_id = ${person.userId}`.execute(
    runtime.db,
  );
  return person;
}

describe('alerts of saved searches (docs/product/library.md, Alerts)', () => {
  it("one e-mail with the new profiles, in the recruiter's language, with a link to each", async () => {
    await makeOld({ displayName: 'Ancienne Connaissance' });
    await save(recruiter, frontEnd);
    const person = await makeDeveloper(runtime.db, { displayName: 'Alix <b>', seoAlias: 'alix' });
    await makeDeveloper(runtime.db, { displayName: 'Autre Métier', professionId: 'data-engineer' });
    await sql`update users set locale = 'en' where id = ${recruiter.userId}`.execute(runtime.db);
    await alertSearches(runtime);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      toAddress: recruiter.email,
      locale: 'en',
      template: 'library-alert',
      status: 'queued',
    });
    expect(email?.subject).toBe('A profile for your searches');
    expect(email?.text).toContain('Front-end (1)');
    expect(email?.text).toContain('Alix <b>, Front-end developer');
    expect(email?.html).toContain('Alix &lt;b&gt;');
    expect(email?.text).not.toMatch(/Ancienne|Autre Métier/);
    expect(email?.text).toContain(`${runtime.config.BASE_URL}/en/developers?profession=front-end-developer`);
    expect(email?.text).toMatch(/\/en\/alerts\/stop\?token=[\w-]+\.[\w-]+/);
    const token = decodeURIComponent(/\/t\?[^=]+=(\S+)/.exec(email?.text ?? '')?.[1] ?? '');
    expect(runtime.ports.links.open(token)).toMatchObject({
      url: `${runtime.config.BASE_URL}/en/user/alix`,
      visitorId: recruiter.userId,
      type: 'visit_dev_profile',
      data: person.userId,
    });
  });

  it('understand the text of a search as the list does', async () => {
    await save(recruiter, { name: 'Front', query: 'query=dev+front+senoir', alert: true });
    await makeDeveloper(runtime.db, { displayName: 'Alix', codeExperienceYears: 7 });
    await makeDeveloper(runtime.db, { displayName: 'Noor', codeExperienceYears: 1 });
    await alertSearches(runtime);
    const [email] = await emails();
    expect(email?.text).toContain('Alix');
    expect(email?.text).not.toContain('Noor');
  });

  it('run twice, they send one e-mail; an updated profile is not sent again', async () => {
    await save(recruiter, frontEnd);
    const person = await makeDeveloper(runtime.db);
    await alertSearches(runtime);
    await alertSearches(runtime);
    await sql`update developers set last_update = now() + interval '1 hour' where id = ${person.userId}`.execute(
      runtime.db,
    );
    await alertSearches(runtime);
    expect(await emails()).toHaveLength(1);
    await makeDeveloper(runtime.db, { displayName: 'Une Autre' });
    await alertSearches(runtime);
    const [, second, ...more] = await emails();
    expect(more).toEqual([]);
    expect(second?.text).toContain('Une Autre');
    expect(second?.text).not.toContain('Alix Moreau');
  });

  it('run by several workers at once, they send one e-mail', async () => {
    await save(recruiter, frontEnd);
    await save(recruiter, everybody);
    for (let i = 0; i < 5; i++) await makeDeveloper(runtime.db);
    await Promise.all([1, 2, 3, 4].map(() => alertSearches(runtime)));
    expect(await emails()).toHaveLength(1);
    expect(await runtime.db.selectFrom('savedSearchHits').selectAll().execute()).toHaveLength(5);
  });

  it('two searches of one recruiter give one e-mail, with each profile once', async () => {
    await save(recruiter, frontEnd);
    await save(recruiter, everybody);
    await makeDeveloper(runtime.db, { displayName: 'Alix Unique' });
    await makeDeveloper(runtime.db, { displayName: 'Sam Data', professionId: 'data-engineer' });
    await alertSearches(runtime);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('2 profils pour vos recherches');
    expect(email?.text.match(/Alix Unique/g)).toHaveLength(1);
    expect(email?.text).toContain('Tout le monde (1)');
  });

  it('many profiles: the first ones by name, a link to the others, and none is sent again', async () => {
    await save(recruiter, everybody);
    for (let i = 0; i < 8; i++) await makeDeveloper(runtime.db, { displayName: `Personne ${i}` });
    await alertSearches(runtime);
    await alertSearches(runtime);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.text.match(/- Personne/g)).toHaveLength(5);
    expect(email?.text).toContain('Voir les 8 profils');
  });

  it('include a profile that was published or is listed again, without an edit', async () => {
    const person = await makeOld({ validationStatus: 'reviewed' });
    await save(recruiter, everybody);
    await alertSearches(runtime);
    expect(await emails()).toEqual([]);
    await sql`update developers set validation_status = 'published' where id = ${person.userId}`.execute(runtime.db);
    await alertSearches(runtime);
    expect(await emails()).toHaveLength(1);
  });

  it('include no profile that is not listed or hides from the company', async () => {
    await save(recruiter, everybody);
    await makeDeveloper(runtime.db, { jobSearchState: 'pause_profile' });
    await makeDeveloper(runtime.db, { isShort: true });
    await makeDeveloper(runtime.db, { disabledAt: new Date(), disabledReason: 'Default' });
    const blocking = await makeDeveloper(runtime.db);
    await blockCompany(contextOf(runtime, blocking), recruiter.membership.companyId);
    await alertSearches(runtime);
    expect(await emails()).toEqual([]);
    expect(await runtime.db.selectFrom('savedSearchHits').selectAll().execute()).toEqual([]);
  });

  it('are not sent when they are off, the company is not validated, or the recruiter has left it', async () => {
    await save(recruiter, { ...everybody, alert: false });
    const companyId = await makeCompany(runtime.db);
    const suspended = await makeRecruiter(runtime.db, { companyId });
    await save(suspended, everybody);
    await runtime.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    const gone = await makeRecruiter(runtime.db);
    await save(gone, everybody);
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', gone.userId).execute();
    await makeDeveloper(runtime.db);
    await alertSearches(runtime);
    expect(await emails()).toEqual([]);
  });

  it('an error for one recruiter does not affect the others', async () => {
    const unlucky = await makeRecruiter(runtime.db);
    await save(unlucky, everybody);
    await save(recruiter, everybody);
    await makeDeveloper(runtime.db);
    const links = {
      ...runtime.ports.links,
      wrap: (link: Parameters<typeof runtime.ports.links.wrap>[0]) => {
        if (link.visitorId === unlucky.userId) throw new Error('no link today');
        return runtime.ports.links.wrap(link);
      },
    };
    await expect(alertSearches({ ...runtime, ports: { ...runtime.ports, links } })).rejects.toThrow('no link today');
    expect((await emails()).map(({ toAddress }) => toAddress)).toEqual([recruiter.email]);
    await alertSearches(runtime);
    expect((await emails()).map(({ toAddress }) => toAddress).sort()).toEqual([recruiter.email, unlucky.email].sort());
  });

  it('do not depend on the clock of the process', async () => {
    const ahead = { ...runtime, ports: { ...runtime.ports, clock: fixedClock('2126-01-01') } };
    await saveSearch(contextOf(ahead, recruiter), everybody);
    await makeDeveloper(runtime.db);
    await alertSearches(ahead);
    await makeDeveloper(runtime.db);
    await alertSearches(ahead);
    expect(await emails()).toHaveLength(2);
  });

  it('switched on again, start with profiles listed from then on', async () => {
    await save(recruiter, everybody);
    const [search] = await listSearches(contextOf(runtime, recruiter));
    await setAlert(contextOf(runtime, recruiter), search?.id ?? '', false);
    await makeDeveloper(runtime.db);
    await setAlert(contextOf(runtime, recruiter), search?.id ?? '', true);
    await alertSearches(runtime);
    expect(await emails()).toEqual([]);
  });
});

describe('the link that stops an alert (docs/product/library.md, Stopping an alert)', () => {
  const visitor = () => contextOf(runtime, undefined);

  it('works without signing in, and stops that alert only', async () => {
    await save(recruiter, frontEnd);
    await save(recruiter, everybody);
    const searches = await listSearches(contextOf(runtime, recruiter));
    const id = searches.find(({ name }) => name === 'Front-end')?.id ?? '';
    const token = stopToken(runtime.config.SECRET, 'profileSearch', id);
    expect(await readStoppable(visitor(), token)).toEqual({ search: 'Front-end' });
    expect((await listSearches(contextOf(runtime, recruiter))).every(({ alert }) => alert)).toBe(true);
    await stopEmails(visitor(), token);
    await stopEmails(visitor(), token);
    const on = (await listSearches(contextOf(runtime, recruiter))).filter(({ alert }) => alert);
    expect(on.map(({ name }) => name)).toEqual(['Tout le monde']);
  });

  it('of the mail program stops all alerts at once; the link of one alert cannot', async () => {
    await save(recruiter, frontEnd);
    await save(recruiter, everybody);
    const other = await makeRecruiter(runtime.db);
    await save(other, everybody);
    await makeDeveloper(runtime.db);
    await alertSearches(runtime);
    const email = (await emails()).find(({ userId }) => userId === recruiter.userId);
    const url = new URL(email?.unsubscribeUrl ?? '');
    expect(url.href).toMatch(
      `${runtime.config.BASE_URL}/unsubscribe?locale=fr&token=${recruiter.userId}.profileAlerts.`,
    );
    const token = url.searchParams.get('token') ?? '';
    expect(await readStoppable(visitor(), token)).toEqual({ kind: 'profileAlerts' });
    const mixed = `${recruiter.userId}.profileAlerts.${stopToken(runtime.config.SECRET, 'profileSearch', recruiter.userId).split('.')[2]}`;
    await expect(stopEmails(visitor(), mixed)).rejects.toMatchObject({ name: 'NotFound' });

    const app = createApp(runtime, { build: () => Promise.reject(new Error('no page')), clientFolder: undefined });
    const bindings = { outgoing: { setHeader: () => {} }, incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const ask = (method: string, search: string) => app.request(`/unsubscribe${search}`, { method }, bindings);
    expect((await ask('GET', url.search)).headers.get('location')).toBe(
      `/alertes/arreter?token=${encodeURIComponent(token)}`,
    );
    expect(await areAlertsOff(contextOf(runtime, recruiter))).toBe(false);
    expect((await ask('POST', '?token=nobody.x')).status).toBe(404);
    expect((await ask('POST', url.search)).status).toBe(204);
    expect((await ask('POST', url.search)).status).toBe(204);
    expect(await areAlertsOff(contextOf(runtime, recruiter))).toBe(true);
    expect(await areAlertsOff(contextOf(runtime, other))).toBe(false);
    await makeDeveloper(runtime.db);
    await alertSearches(runtime);
    const later = await emails();
    expect(later.filter(({ userId }) => userId === recruiter.userId)).toHaveLength(1);
    expect(later.filter(({ userId }) => userId === other.userId)).toHaveLength(2);
    // An alert that is turned on again sets all of them going, with the profiles that come from then on.
    const [search] = await listSearches(contextOf(runtime, recruiter));
    await setAlert(contextOf(runtime, recruiter), search?.id ?? '', true);
    expect(await areAlertsOff(contextOf(runtime, recruiter))).toBe(false);
    await alertSearches(runtime);
    expect(await emails()).toHaveLength(3);
  });

  it.each([
    ['search', 'vivier library alerts', { search: 'Front-end' }],
    ['recruiter', 'vivier all library alerts', { kind: 'profileAlerts' }],
  ])('of an e-mail sent before links had their present form still works: %s', async (what, purpose, stoppable) => {
    await save(recruiter, frontEnd);
    const [search] = await listSearches(contextOf(runtime, recruiter));
    const id = what === 'search' ? (search?.id ?? '') : recruiter.userId;
    const key = Buffer.from(hkdfSync('sha256', runtime.config.SECRET, '', purpose, 32));
    const token = `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
    expect(await readStoppable(visitor(), token)).toEqual(stoppable);
    await stopEmails(visitor(), token);
  });

  it.each([
    ['an empty token', () => ''],
    ['an id without a signature', (id: string) => id],
    [
      'a signature with another secret',
      (id: string) => stopToken('another secret of thirty-two characters', 'profileSearch', id),
    ],
    [
      'the signature of another search',
      (id: string) =>
        `${crypto.randomUUID()}.profileSearch.${stopToken(runtime.config.SECRET, 'profileSearch', id).split('.')[2]}`,
    ],
    ['a deleted search', () => stopToken(runtime.config.SECRET, 'profileSearch', crypto.randomUUID())],
  ])('is refused when invalid: %s', async (_, make) => {
    await save(recruiter, frontEnd);
    const [search] = await listSearches(contextOf(runtime, recruiter));
    const token = make(search?.id ?? '');
    expect(await readStoppable(visitor(), token)).toBeUndefined();
    await expect(stopEmails(visitor(), token)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await listSearches(contextOf(runtime, recruiter))).toMatchObject([{ alert: true }]);
  });
});
