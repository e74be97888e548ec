import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepExpired } from '../../account/sessions/sweep-expired.ts';
import { limits } from '../../shared/limits/consume.ts';
import { readJobFigures, readOfferFigures } from './read-figures.ts';
import { recordView } from './record-view.ts';

let runtime: Runtime;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let companyId: string;
let jobId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  companyId = await makeCompany(runtime.db);
  recruiter = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
});

beforeEach(async () => {
  await runtime.db.deleteFrom('rateLimits').execute();
  jobId = await makeJob(runtime.db, companyId, { title: 'Chiffrée', seoAlias: `chiffree-${crypto.randomUUID()}` });
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
type Reader = { viewer?: Viewer; address?: string; agent?: string; at?: string };

/** Thursday, at noon in Paris. */
const noon = '2026-11-12T11:00:00Z';
function readerOf({ viewer, address = '10.0.0.1', agent = browser, at = noon }: Reader): Context {
  const ports = { ...runtime.ports, clock: fixedClock(at) };
  const headers = new Headers(agent ? { 'user-agent': agent } : {});
  return { ...contextOf({ ...runtime, ports }, viewer), clientAddress: address, headers };
}
const view = (reader: Reader = {}, id = jobId) => recordView(readerOf(reader), id);
const own = (viewer: SignedIn = recruiter, at = noon) => readerOf({ viewer, at });
const viewsOf = async (id = jobId) => (await readOfferFigures(own(), [id]))[id]?.views;

describe('views of an offer (docs/product/jobs.md, Figures of an offer)', () => {
  it('count each person once a day, at the same moment too', async () => {
    const developer = await makeDeveloper(runtime.db);
    await Promise.all([view(), view(), view({ viewer: developer }), view({ viewer: developer, address: '10.0.0.2' })]);
    expect(await viewsOf()).toBe(2);
    await view({ address: '10.0.0.2' });
    await view({ agent: `${browser} Edg/140.0` });
    expect(await viewsOf()).toBe(4);
    // Past midnight in Paris.
    await view({ at: '2026-11-12T23:30:00Z' });
    await view({ at: '2026-11-12T23:40:00Z' });
    expect(await viewsOf()).toBe(5);
  });

  it('leave out robots, companies, the team, also in the name of a developer, and programs that do not say what they are', async () => {
    const developer = await makeDeveloper(runtime.db);
    const impersonator = { userId: crypto.randomUUID(), name: 'Sacha', until: new Date() };
    await view({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await view({ agent: '' });
    await view({ viewer: recruiter });
    await view({ viewer: await makeRecruiter(runtime.db) });
    await view({ viewer: await makeAdministrator(runtime.db) });
    await view({ viewer: { ...developer, impersonator } });
    expect(await viewsOf()).toBe(0);
  });

  it('are those of open offers; others are answered in the same way', async () => {
    const waiting = await makeCompany(runtime.db, { validatedAt: null });
    const closed = [
      await makeJob(runtime.db, companyId, { status: 'JOB_DRAFT', publishedAt: null }),
      await makeJob(runtime.db, companyId, { status: 'JOB_UNPUBLISHED' }),
      await makeJob(runtime.db, waiting),
    ];
    for (const id of [...closed, crypto.randomUUID(), 'x']) expect(await view({}, id)).toBeUndefined();
    const { rows } = await sql`select from job_views where job_id = any(${closed}::uuid[])`.execute(runtime.db);
    expect(rows).toEqual([]);
  });

  it('are limited for one client address, for one offer and for all', async () => {
    const agents = Array.from({ length: limits.viewOfOfferByAddress.times + 5 }, (_, one) => `${browser} ${one}`);
    const outcomes = await Promise.allSettled(agents.map((agent) => view({ agent, address: '10.0.0.9' })));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(await viewsOf()).toBe(limits.viewOfOfferByAddress.times);
    await runtime.db.updateTable('rateLimits').set({ count: limits.offerViewByAddress.times }).execute();
    await expect(view({ address: '10.0.0.9' }, await makeJob(runtime.db, companyId))).rejects.toMatchObject({
      name: 'TooMany',
    });
  });

  it('store nothing of a reader but a signature, which is gone the next day', async () => {
    const developer = await makeDeveloper(runtime.db);
    await view({ viewer: developer });
    await view({ address: '10.9.8.7' });
    const stored = async () => {
      const { rows } = await sql<{
        text: string;
      }>`select encode(mark, 'escape') || day as text from job_view_marks`.execute(runtime.db);
      return rows.map(({ text }) => text);
    };
    expect(await stored()).not.toEqual([]);
    expect(JSON.stringify(await stored())).not.toMatch(new RegExp(`${developer.userId}|10\\.9\\.8\\.7`));
    await view({ at: '2026-11-13T11:00:00Z' });
    expect((await stored()).every((text) => text.endsWith('2026-11-13'))).toBe(true);
    await sweepExpired({ ...runtime, ports: { ...runtime.ports, clock: fixedClock('2026-11-14T03:17:00Z') } });
    expect(await stored()).toEqual([]);
  });
});

/** An application; `agreed`: the company accepted it, and both talk. */
async function apply(traits: { agreed?: boolean; at?: string } = {}) {
  const { db } = runtime;
  const developer = await makeDeveloper(db);
  const at = new Date(traits.at ?? '2026-11-10T08:00:00Z');
  const ended = traits.agreed ? { ending: 'answered', endedAt: at } : {};
  await db
    .insertInto('jobApplications')
    .values({ developerId: developer.userId, jobId, appliedAt: at, ...ended })
    .execute();
  if (!traits.agreed) return developer;
  await db.insertInto('candidates').values({ companyId, developerId: developer.userId }).execute();
  const { id: introductionId } = await db
    .insertInto('introductions')
    .values({ companyId, developerId: developer.userId, status: 31, statusSince: at, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('introductionEvents')
    .values({
      introductionId,
      position: 0,
      event: 'acceptApplication',
      fromStatus: null,
      toStatus: 31,
      actorKind: 'recruiter',
      at,
    })
    .execute();
  return developer;
}

describe('figures of an offer (docs/product/jobs.md, Figures of an offer)', () => {
  it('go from views to conversations, with the last eight weeks', async () => {
    for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) await view({ address });
    await view({ address: '10.1.0.1', at: '2026-11-05T11:00:00Z' });
    await view({ address: '10.1.0.1', at: '2026-06-05T11:00:00Z' });
    await apply({ agreed: true });
    await apply({ at: '2026-11-04T08:00:00Z' });
    const { job, figures, weeks } = await readJobFigures(own(), jobId);
    expect(job).toMatchObject({ id: jobId, title: 'Chiffrée' });
    expect(figures).toEqual({ views: 5, clicks: 0, external: false, sent: 2, answered: 1, conversations: 1 });
    expect(weeks).toHaveLength(8);
    expect(weeks.slice(-2)).toEqual([
      { from: '2026-11-02', views: 1, answers: 1 },
      { from: '2026-11-09', views: 3, answers: 1 },
    ]);
    expect(await readOfferFigures(own(), [jobId])).toEqual({ [jobId]: figures });
  });

  it('count clicks of an offer on another site', async () => {
    jobId = await makeJob(runtime.db, companyId, { externalUrl: 'https://ailleurs.example/offre' });
    const { userId: developerId } = await makeDeveloper(runtime.db);
    const clickedAt = new Date('2026-11-10T08:00:00Z');
    await runtime.db.insertInto('jobLinkClicks').values({ developerId, jobId, clickedAt }).execute();
    const { figures, weeks } = await readJobFigures(own(), jobId);
    expect(figures).toMatchObject({ clicks: 1, external: true, sent: 0 });
    expect(weeks.at(-1)).toEqual({ from: '2026-11-09', views: 0, answers: 1 });
  });

  it('leave out developers who are disabled or hide from the company, as its list of applicants does', async () => {
    const { db } = runtime;
    const [blocking, disabled] = [await apply(), await apply()];
    await db.insertInto('blockedCompanies').values({ developerId: blocking.userId, companyId }).execute();
    await db
      .updateTable('developers')
      .set({ disabledAt: new Date(), disabledReason: 'Default' })
      .where('id', '=', disabled.userId)
      .execute();
    expect((await readJobFigures(own(), jobId)).figures).toMatchObject({ sent: 0 });
  });

  it('are for the team of the validated company alone', async () => {
    const { db } = runtime;
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    for (const viewer of [undefined, await makeDeveloper(db), await makeAdministrator(db), waiting]) {
      const context = readerOf({ viewer });
      await expect(readJobFigures(context, jobId)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await readOfferFigures(context, [jobId])).toEqual({});
    }
    const stranger = readerOf({ viewer: await makeRecruiter(db) });
    await expect(readJobFigures(stranger, jobId)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await readOfferFigures(stranger, [jobId])).toEqual({});
    await expect(readJobFigures(own(), 'x')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
