import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostFollowedCompanies } from '../../../../domain/jobs/followed/followers.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { readStoppable, stopEmails } from '../../account/emails/stop-emails.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { alertJob, alertJobs } from '../searches/alert-jobs.ts';
import { changeJobSearch, deleteJobSearch, listJobSearches, saveJobSearch } from '../searches/job-searches.ts';
import { followCompany, setFollowRhythm } from './follow-company.ts';
import { readFollowedAmong, readFollowedCompanies, readFollowerCount, readFollowing } from './read-followed.ts';
import { readNewOffers } from './read-new-offers.ts';

/** Thursday, in the morning of Paris. */
const start = '2026-11-12T08:00:00Z';
const at = (hours: number): Runtime => ({
  ...runtime,
  ports: { ...runtime.ports, clock: fixedClock(new Date(new Date(start).getTime() + hours * 3_600_000).toISOString()) },
});

let runtime: Runtime;
let developer: SignedIn;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(async () => {
  for (const table of ['emails', 'jobs', 'users', 'companies'] as const) await runtime.db.deleteFrom(table).execute();
  companyId = await makeCompany(runtime.db, { name: 'Lune et Compas', seoAlias: 'lune', logoHandle: 'logo' });
  developer = await makeDeveloper(runtime.db);
});

const own = (hours = 0, viewer: SignedIn = developer) => contextOf(at(hours), viewer);
const emails = () => runtime.db.selectFrom('emails').selectAll().orderBy('createdAt').orderBy('id').execute();
/** An offer that came this many hours after the start. */
const offer = (title: string, hours: number, company = companyId) => {
  const moment = new Date(new Date(start).getTime() + hours * 3_600_000);
  return makeJob(runtime.db, company, { title, publishedAt: moment, updatedAt: moment });
};

describe('followed companies (docs/product/jobs.md, Followed companies)', () => {
  it('are followed and left once, however often it is asked for, the last followed first', async () => {
    const other = await makeCompany(runtime.db, { name: 'Brise' });
    await Promise.all([followCompany(own(), companyId, true), followCompany(own(), companyId, true)]);
    await followCompany(own(1), other, true);
    await offer('Une offre', 2);
    const { companies, alert } = await readFollowedCompanies(own(3));
    expect(companies).toMatchObject([
      { id: other, name: 'Brise', offers: 0, open: true },
      { id: companyId, alias: 'lune', offers: 1, open: true, followedAt: '2026-11-12T08:00:00.000Z' },
    ]);
    expect(alert).toEqual({ rhythm: 'daily', stopped: false });
    expect(await readFollowedAmong(own(), [companyId, crypto.randomUUID()])).toEqual([companyId]);
    expect(await readFollowedAmong(own(), [])).toEqual([]);
    expect(await readFollowing(own(), companyId)).toBe(true);
    await followCompany(own(), companyId, false);
    await followCompany(own(), companyId, false);
    expect(await readFollowing(own(), companyId)).toBe(false);
    expect((await readFollowedCompanies(own())).companies).toHaveLength(1);
  });

  it('stay in the list when the company is withdrawn, which is said, and can be left then', async () => {
    await followCompany(own(), companyId, true);
    await runtime.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    expect((await readFollowedCompanies(own())).companies).toMatchObject([{ open: false, offers: 0 }]);
    await followCompany(own(), companyId, false);
    await expect(followCompany(own(), companyId, true)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('an unknown company and a blocked one are not found; blocking a company ends the following', async () => {
    await followCompany(own(), companyId, true);
    await blockCompany(own(), companyId);
    expect((await readFollowedCompanies(own())).companies).toEqual([]);
    expect(await readFollowing(own(), companyId)).toBeUndefined();
    for (const id of [companyId, 'x', crypto.randomUUID()])
      await expect(followCompany(own(), id, true)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are limited, also with parallel requests', async () => {
    await sql`insert into companies (name, plan_id, validated_at)
      select 'n', 'freemium', now() from generate_series(1, ${mostFollowedCompanies - 1})`.execute(runtime.db);
    await sql`insert into followed_companies (developer_id, company_id)
      select ${developer.userId}, id from companies where name = 'n'`.execute(runtime.db);
    const other = await makeCompany(runtime.db);
    const outcomes = await Promise.allSettled([companyId, other].map((id) => followCompany(own(), id, true)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'Invalid', fields: { '': `tooManyRows:${mostFollowedCompanies}` } },
    });
  });

  it('are for developers; the team of the company learns how many there are, from five on', async () => {
    const member = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const stranger = await makeRecruiter(runtime.db);
    const admin = await makeAdministrator(runtime.db);
    for (const viewer of [undefined, member, admin]) {
      const context = contextOf(runtime, viewer);
      await expect(followCompany(context, companyId, true)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(setFollowRhythm(context, { rhythm: 'daily' })).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readFollowedCompanies(context)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await readFollowedAmong(context, [companyId])).toBeUndefined();
      expect(await readFollowing(context, companyId)).toBeUndefined();
    }
    const counts = async () =>
      Promise.all(
        [undefined, developer, stranger, member, admin].map((one) =>
          readFollowerCount(contextOf(runtime, one), companyId),
        ),
      );
    await followCompany(own(), companyId, true);
    for (let more = 0; more < 3; more++) await followCompany(own(0, await makeDeveloper(runtime.db)), companyId, true);
    expect(await counts()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    await followCompany(own(0, await makeDeveloper(runtime.db)), companyId, true);
    expect(await counts()).toEqual([undefined, undefined, undefined, 5, 5]);
  });
});

describe('new offers on the home page (docs/product/jobs.md, Followed companies)', () => {
  const shown = async (hours: number, viewer = developer) =>
    (await readNewOffers(own(hours, viewer))).map(({ title }) => title);

  it('are the newest of followed companies, and none that was there before', async () => {
    await offer('Connue', -10);
    await followCompany(own(), companyId, true);
    const other = await makeCompany(runtime.db);
    await offer('Ailleurs', 2, other);
    for (const hours of [1, 2, 3, 4]) await offer(`Offre ${hours}`, hours);
    await makeJob(runtime.db, companyId, { title: 'Brouillon', status: 'JOB_DRAFT' });
    expect(await shown(5)).toEqual(['Offre 4', 'Offre 3', 'Offre 2']);
    expect((await readNewOffers(own(5)))[0]).toMatchObject({ company: { alias: 'lune' }, applied: false });
    expect(await shown(5, await makeDeveloper(runtime.db))).toEqual([]);
    await followCompany(own(5), other, true);
    expect(await shown(6)).not.toContain('Ailleurs');
    await followCompany(own(6), companyId, false);
    expect(await shown(6)).toEqual([]);
  });

  it('are new for 30 days, while they are open', async () => {
    await followCompany(own(), companyId, true);
    await offer('Récente', 1);
    expect(await shown(30 * 24)).toEqual(['Récente']);
    expect(await shown(30 * 24 + 2)).toEqual([]);
    await runtime.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    expect(await shown(2)).toEqual([]);
  });

  it('are for developers', async () => {
    for (const viewer of [undefined, await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)])
      await expect(readNewOffers(contextOf(runtime, viewer))).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('e-mails about followed companies (docs/product/jobs.md, Followed companies)', () => {
  it('name new offers each morning, none that was there before, and none twice', async () => {
    const known = await offer('Connue', -10);
    await followCompany(own(), companyId, true);
    await offer('Nouvelle', 2);
    await offer('Ailleurs', 2, await makeCompany(runtime.db));
    await runtime.db
      .updateTable('jobs')
      .set({ updatedAt: new Date('2026-11-12T11:00:00Z') })
      .where('id', '=', known)
      .execute();
    await alertJobs(at(24));
    await alertJobs(at(48));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ toAddress: developer.email, template: 'job-alert' });
    expect(email?.subject).toBe('Une offre d’une entreprise que vous suivez');
    expect(email?.text).toContain('Entreprises que vous suivez (1)');
    expect(email?.text).toContain('- Nouvelle, Lune et Compas');
    expect(email?.text).toContain(`${runtime.config.BASE_URL}/jobs/entreprises-suivies`);
    expect(email?.text).not.toMatch(/Connue|Ailleurs/);
    const [, token = ''] = /\/alertes\/arreter\?token=([\w.-]+)/.exec(email?.text ?? '') ?? [];
    expect(await readStoppable(at(48), token)).toEqual({ alert: 'followed' });
    await stopEmails(at(48), token);
    expect((await readFollowedCompanies(own(48))).alert).toEqual({ rhythm: 'never', stopped: false });
    await offer('Encore une', 50);
    await alertJobs(at(72));
    expect(await emails()).toHaveLength(1);
  });

  it('are one with those of saved searches, and name each offer once', async () => {
    await saveJobSearch(own(), { name: 'Kotlin', query: 'q=kotlin', rhythm: 'daily' });
    await followCompany(own(), companyId, true);
    await offer('Kotlin', 2);
    await offer('Java', 2);
    await alertJobs(at(24));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('2 offres pour vous');
    expect(email?.text).toContain('Kotlin (1)');
    expect(email?.text).toContain('Entreprises que vous suivez (1)');
  });

  it('leave an offer that a saved search has still to tell to that search', async () => {
    await saveJobSearch(own(), { name: 'Kotlin', query: 'q=kotlin', rhythm: 'weekly' });
    await offer('Kotlin', 2);
    await followCompany(own(4), companyId, true);
    await alertJobs(at(24));
    expect(await emails()).toEqual([]);
    await alertJobs(at(24 * 5));
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Une offre pour vos recherches']);
  });

  it('leave at once where that was chosen, and not for a company that was left', async () => {
    await followCompany(own(), companyId, true);
    await setFollowRhythm(own(), { rhythm: 'atOnce' });
    const first = await offer('Première', 1);
    await alertJob(at(1.1), first);
    await alertJob(at(1.2), first);
    expect(await emails()).toHaveLength(1);
    await followCompany(own(2), companyId, false);
    const second = await offer('Seconde', 3);
    await alertJob(at(3.1), second);
    await alertJobs(at(24));
    expect(await emails()).toHaveLength(1);
  });

  it('begin with what comes from then on when a rhythm is chosen after none, in the settings too', async () => {
    await followCompany(own(), companyId, true);
    await setFollowRhythm(own(), { rhythm: 'never' });
    await offer('Pendant la pause', 2);
    await setFollowRhythm(own(3), { rhythm: 'daily' });
    await alertJobs(at(24));
    expect(await emails()).toEqual([]);
    const { followed, searches } = await listJobSearches(own(25));
    expect(searches).toEqual([]);
    expect(followed).toMatchObject({ rhythm: 'daily' });
    await changeJobSearch(own(25), followed?.id ?? '', { rhythm: 'weekly' });
    expect((await readFollowedCompanies(own(25))).alert.rhythm).toBe('weekly');
    await expect(deleteJobSearch(own(25), followed?.id ?? '')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
