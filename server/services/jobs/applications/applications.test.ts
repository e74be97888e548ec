import { beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationKind, applicationKinds } from '../../../../domain/jobs/applications/application.ts';
import {
  applicationRefusal,
  type Standing,
  type Target,
} from '../../../../domain/jobs/applications/application-refusal.ts';
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
import type { LiveEvent } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { visitJobSite } from '../visit-job-site.ts';
import { applyToJob, clickJobLink, likeCompany, superlikeCompany } from './apply.ts';
import { applicationsPageSize, readApplications } from './read-applications.ts';
import { readCompanyApplications, readJobApplications } from './read-own-applications.ts';
import { readProfileVisits, visitsPageSize } from './read-profile-visits.ts';
import { readVisitWeeks } from './read-visit-weeks.ts';
import { withdrawApplication } from './withdraw-application.ts';

let runtime: Runtime;
let companyId: string;
let jobId: string;
let externalId: string;
let recruiter: SignedIn;
let developer: SignedIn;
const externalUrl = 'https://elsewhere.example/offre?x=1';

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const member = await makeRecruiter(db);
  recruiter = member;
  companyId = member.membership.companyId;
  jobId = await makeJob(db, companyId, { title: 'Ici' });
  externalId = await makeJob(db, companyId, { title: 'Ailleurs', externalUrl });
  developer = await makeDeveloper(db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const outcomeOf = (made: Promise<unknown>) =>
  made.then(
    () => 'made',
    (error: Error & { fields?: Record<string, string> }) => error.fields?.[''] ?? error.name,
  );

function make(
  kind: ApplicationKind,
  viewer: Viewer,
  { company, job }: { company: string; job: string },
  message = 'Bonjour',
  detailsOffered = false,
) {
  const context = as(viewer);
  switch (kind) {
    case 'like':
      return likeCompany(context, { mode: 'like', companyId: company });
    case 'superlike':
      return superlikeCompany(context, { mode: 'superlike', companyId: company, message, detailsOffered });
    case 'application':
      return applyToJob(context, { mode: 'application', jobId: job, message, detailsOffered });
    case 'click':
      return clickJobLink(context, job);
  }
}

async function countOf(kind: ApplicationKind, developerId: string): Promise<number> {
  const table = (
    { like: 'companyLikes', superlike: 'superlikes', application: 'jobApplications', click: 'jobLinkClicks' } as const
  )[kind];
  const rows = await runtime.db
    .selectFrom(table)
    .select('developerId')
    .where('developerId', '=', developerId)
    .execute();
  return rows.length;
}

const targetOf = (kind: ApplicationKind) =>
  kind === 'like' || kind === 'superlike' ? companyId : kind === 'click' ? externalId : jobId;
const openTargets = (kind: ApplicationKind) => ({ company: companyId, job: kind === 'click' ? externalId : jobId });

describe('storing an application: the SQL statement decides like the domain rule (docs/product/jobs.md, Making an application)', () => {
  const standings: Standing[] = ['none', 'disabled', 'short', 'whole'];
  const people: Record<Standing, () => Promise<SignedIn>> = {
    none: () => makeRecruiter(runtime.db),
    disabled: () => makeDeveloper(runtime.db, { disabledAt: new Date(), disabledReason: 'Default' }),
    short: () => makeDeveloper(runtime.db, { isShort: true }),
    whole: () => makeDeveloper(runtime.db),
  };
  const said = {
    forbidden: 'Forbidden',
    gone: 'NotFound',
    external: 'external',
    shortProfile: 'shortProfile',
    hidden: 'hiddenFromCompany',
  };
  it.each(applicationKinds)('for every standing of the developer and state of the target, kind %s', async (kind) => {
    const { db } = runtime;
    const waiting = await makeCompany(db, { validatedAt: null });
    const unknown = '00000000-0000-7000-8000-000000000000';
    const cases: [Target | undefined, { company: string; job: string }][] = [
      [undefined, { company: unknown, job: unknown }],
      [
        { open: false, external: false },
        { company: waiting, job: await makeJob(db, waiting) },
      ],
    ];
    if (kind === 'like' || kind === 'superlike') cases.push([{ open: true }, { company: companyId, job: jobId }]);
    else {
      cases.push([
        { open: true, external: false },
        { company: companyId, job: jobId },
      ]);
      cases.push([
        { open: true, external: true },
        { company: companyId, job: externalId },
      ]);
      const archived = await makeJob(db, companyId, { status: 'JOB_UNPUBLISHED', externalUrl });
      cases.push([
        { open: false, external: true },
        { company: companyId, job: archived },
      ]);
      const draft = await makeJob(db, companyId, { status: 'JOB_DRAFT', publishedAt: null });
      cases.push([
        { open: false, external: false },
        { company: companyId, job: draft },
      ]);
    }
    for (const standing of standings) {
      for (const [target, ids] of cases) {
        const person = await people[standing]();
        const refusal = applicationRefusal(kind, standing, target);
        const row = `${standing} ${JSON.stringify(target)}`;
        expect(await outcomeOf(make(kind, person, ids)), row).toBe(refusal ? said[refusal] : 'made');
        expect(await countOf(kind, person.userId), row).toBe(refusal ? 0 : 1);
      }
    }
  });

  it('is refused to visitors, recruiters and administrators', async () => {
    const administrator = await makeAdministrator(runtime.db);
    for (const kind of applicationKinds) {
      for (const viewer of [undefined, recruiter, administrator]) {
        expect(await outcomeOf(make(kind, viewer, openTargets(kind)))).toBe('Forbidden');
      }
    }
  });
});

describe.each(applicationKinds)('an application of kind %s', (kind) => {
  it('sent twenty times at once is stored once, and the first message stays', async () => {
    const person = await makeDeveloper(runtime.db);
    await make(kind, person, openTargets(kind), 'Première');
    const again = Array.from({ length: 20 }, () => make(kind, person, openTargets(kind), 'Autre'));
    expect((await Promise.allSettled(again)).every(({ status }) => status === 'fulfilled')).toBe(true);
    const { applications } = await readApplications(as(person));
    expect(applications).toHaveLength(1);
    expect(['Première', null]).toContain(applications[0]?.message);
  });

  it('can be withdrawn repeatedly, and made again', async () => {
    const person = await makeDeveloper(runtime.db);
    await make(kind, person, openTargets(kind));
    const target = { kind, targetId: targetOf(kind) };
    await Promise.all(Array.from({ length: 5 }, () => withdrawApplication(as(person), target)));
    await withdrawApplication(as(person), target);
    expect(await countOf(kind, person.userId)).toBe(0);
    await make(kind, person, openTargets(kind));
    expect(await countOf(kind, person.userId)).toBe(1);
  });

  it('can be withdrawn only by the developer who made it', async () => {
    const person = await makeDeveloper(runtime.db);
    await make(kind, person, openTargets(kind));
    await withdrawApplication(as(developer), { kind, targetId: targetOf(kind) });
    expect(await outcomeOf(withdrawApplication(as(recruiter), { kind, targetId: targetOf(kind) }))).toBe('Forbidden');
    expect(await countOf(kind, person.userId)).toBe(1);
  });

  it('notifies the open pages of the company once when made and once when withdrawn', async () => {
    const person = await makeDeveloper(runtime.db);
    const heard: LiveEvent[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = runtime.live.listen(`company:${companyId}`, (news) => {
      if (news.id === person.userId) heard.push(news);
      if (heard.length === 2) resolve();
    });
    await make(kind, person, openTargets(kind));
    await make(kind, person, openTargets(kind));
    await withdrawApplication(as(person), { kind, targetId: targetOf(kind) });
    await promise;
    stop();
    expect(heard).toEqual([
      { kind, id: person.userId },
      { kind, id: person.userId },
    ]);
  });
});

describe('after an application', () => {
  it('to an offer that was closed since: it stays listed as closed, and can be withdrawn', async () => {
    const { db } = runtime;
    const person = await makeDeveloper(db);
    const closing = await makeJob(db, companyId, { title: 'Ferme' });
    await make('application', person, { company: companyId, job: closing });
    expect((await readApplications(as(person))).applications).toMatchObject([{ state: 'sent' }]);
    await db.updateTable('jobs').set({ status: 'JOB_UNPUBLISHED' }).where('id', '=', closing).execute();
    await make('application', person, { company: companyId, job: closing });
    expect((await readApplications(as(person))).applications).toMatchObject([
      { state: 'offerClosed', job: { title: 'Ferme' } },
    ]);
    await db
      .updateTable('developers')
      .set({ disabledAt: new Date(), disabledReason: 'Default' })
      .where('id', '=', person.userId)
      .execute();
    await withdrawApplication(as(person), { kind: 'application', targetId: closing });
    expect((await readApplications(as(person))).applications).toEqual([]);
  });

  it('contact details are offered only when the developer chose so', async () => {
    const { db } = runtime;
    const offered = async (person: SignedIn) => {
      const sent = db.selectFrom('superlikes').select('detailsOffered').where('developerId', '=', person.userId);
      const applied = db.selectFrom('jobApplications').select('detailsOffered');
      return [...(await sent.execute()), ...(await applied.where('developerId', '=', person.userId).execute())].map(
        ({ detailsOffered }) => detailsOffered,
      );
    };
    const [open, discreet] = [await makeDeveloper(db), await makeDeveloper(db)];
    for (const kind of ['superlike', 'application'] as const) {
      await make(kind, open, openTargets(kind), 'Bonjour', true);
      await make(kind, discreet, openTargets(kind));
    }
    expect(await offered(open)).toEqual([true, true]);
    expect(await offered(discreet)).toEqual([false, false]);
  });

  it('the recruiter sees on the profile how the developer is linked to the company', async () => {
    const person = await makeDeveloper(runtime.db);
    for (const kind of applicationKinds) await make(kind, person, openTargets(kind));
    const interactions = { superliked: expect.any(Number), liked: expect.any(Number), applications: 1 };
    expect(await readProfile(as(recruiter), person.userId)).toMatchObject({ interactions });
    await withdrawApplication(as(person), { kind: 'application', targetId: jobId });
    await withdrawApplication(as(person), { kind: 'like', targetId: companyId });
    expect(await readProfile(as(recruiter), person.userId)).toMatchObject({
      interactions: { superliked: expect.any(Number), liked: null, applications: 0 },
    });
  });
});

describe('the link of an offer on another site (docs/product/jobs.md, Offers on another site)', () => {
  const led = async (viewer: Viewer, id = externalId) => {
    const address = await visitJobSite(as(viewer), id);
    return runtime.ports.links.open(new URL(address).searchParams.get('link') ?? '');
  };

  it('leads every visitor there through a tracked link, and counts as an application of a developer', async () => {
    const person = await makeDeveloper(runtime.db, { isShort: true });
    const link = { url: externalUrl, type: 'visit_job', data: externalId };
    for (const viewer of [undefined, recruiter, person, person]) expect(await led(viewer)).toMatchObject(link);
    expect(await countOf('click', person.userId)).toBe(1);
  });

  it('leads a disabled developer there without storing anything', async () => {
    const person = await makeDeveloper(runtime.db, { disabledAt: new Date(), disabledReason: 'Default' });
    expect(await led(person)).toMatchObject({ url: externalUrl });
    expect(await countOf('click', person.userId)).toBe(0);
  });

  it('is not found for an offer without a link or a closed offer', async () => {
    const closed = await makeJob(runtime.db, companyId, { status: 'JOB_UNPUBLISHED', externalUrl });
    for (const id of [jobId, closed, 'x']) {
      await expect(visitJobSite(as(developer), id)).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});

describe('the applications of the viewer on a page', () => {
  it('have their dates, and whether the developer may apply', async () => {
    const person = await makeDeveloper(runtime.db);
    const nothing = { standing: 'whole', missing: [], likedAt: null, superlikedAt: null };
    expect(await readCompanyApplications(as(person), companyId)).toMatchObject(nothing);
    for (const kind of applicationKinds) await make(kind, person, openTargets(kind));
    const date = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await readJobApplications(as(person), companyId, jobId)).toMatchObject({
      likedAt: date,
      superlikedAt: date,
      appliedAt: date,
      clickedAt: null,
    });
    expect(await readJobApplications(as(person), companyId, externalId)).toMatchObject({
      appliedAt: null,
      clickedAt: date,
    });
    expect(await readCompanyApplications(as(person), await makeCompany(runtime.db))).toMatchObject(nothing);
  });

  it('tell a developer with a short profile what to complete (docs/product/jobs.md, Making an application)', async () => {
    const person = await makeDeveloper(runtime.db, { isShort: true });
    expect(await readCompanyApplications(as(person), companyId)).toMatchObject({
      standing: 'short',
      missing: ['about', 'jobSearch', 'technologies', 'career'],
    });
  });

  it('are undefined for visitors and recruiters', async () => {
    for (const viewer of [undefined, recruiter])
      expect(await readCompanyApplications(as(viewer), companyId)).toBeUndefined();
  });
});

describe("the applications page (docs/product/jobs.md, The developer's applications page)", () => {
  it('lists all kinds, newest first, with counts, or one kind', async () => {
    const person = await makeDeveloper(runtime.db);
    for (const kind of ['like', 'application', 'click', 'superlike'] as const)
      await make(kind, person, openTargets(kind));
    const all = await readApplications(as(person));
    expect(all.counts).toEqual({ application: 1, superlike: 1, like: 1, click: 1 });
    expect(all.applications.map(({ kind }) => kind)).toEqual(['superlike', 'click', 'application', 'like']);
    expect(all.applications[2]).toMatchObject({
      targetId: jobId,
      message: 'Bonjour',
      state: 'sent',
      job: { title: 'Ici' },
      company: { id: companyId },
    });
    expect(all.applications[0]?.job).toBeUndefined();
    const likes = await readApplications(as(person), { kind: 'like' });
    expect(likes.applications.map(({ kind }) => kind)).toEqual(['like']);
    expect(likes.counts).toEqual(all.counts);
  });

  it("lists only the developer's own, and is refused to other roles", async () => {
    expect((await readApplications(as(await makeDeveloper(runtime.db)))).applications).toEqual([]);
    for (const viewer of [undefined, recruiter]) {
      await expect(readApplications(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('is paginated, each application once', async () => {
    const { db } = runtime;
    const person = await makeDeveloper(db);
    for (let index = 0; index < applicationsPageSize + 3; index++) {
      const likedAt = new Date(Date.UTC(2026, 0, 1 + (index % 2)));
      await db
        .insertInto('companyLikes')
        .values({ developerId: person.userId, companyId: await makeCompany(db), likedAt })
        .execute();
    }
    const first = await readApplications(as(person));
    const rest = await readApplications(as(person), { after: first.next });
    expect(rest.next).toBeUndefined();
    expect(new Set([...first.applications, ...rest.applications].map(({ targetId }) => targetId)).size).toBe(
      applicationsPageSize + 3,
    );
    await expect(readApplications(as(person), { after: 'x' })).rejects.toMatchObject({ name: 'Invalid' });
  });
});

describe('who looked at my profile (docs/product/profile.md, Who looked at my profile)', () => {
  it('shows the company and the day, latest first, never the recruiter', async () => {
    const { db } = runtime;
    const person = await makeDeveloper(db);
    const other = await makeCompany(db, { name: 'Autre' });
    const looked = (company: string, day: string) => ({
      companyId: company,
      developerId: person.userId,
      recruiterId: recruiter.userId,
      day,
    });
    await db
      .insertInto('companyViews')
      .values([looked(companyId, '2026-01-02'), looked(companyId, '2026-01-05'), looked(other, '2026-01-05')])
      .execute();
    const visits = await readProfileVisits(as(person));
    expect(visits.companies).toBe(2);
    expect(visits.days.map(({ day, companies }) => [day, companies.length])).toEqual([
      ['2026-01-05', 2],
      ['2026-01-02', 1],
    ]);
    expect(JSON.stringify(visits)).not.toContain(recruiter.userId);
    expect(JSON.stringify(visits)).not.toContain(recruiter.name);
    expect((await readProfileVisits(as(developer))).days.flatMap(({ companies }) => companies)).not.toContainEqual(
      expect.objectContaining({ name: 'Autre' }),
    );
    for (const viewer of [undefined, recruiter]) {
      await expect(readProfileVisits(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('counts the views of the last eight weeks, from Monday to Sunday; only its own', async () => {
    const { db, ports } = runtime;
    const person = await makeDeveloper(db);
    const other = await makeCompany(db);
    const looked = (company: string, day: string, developerId = person.userId) => ({
      ...{ companyId: company, developerId, recruiterId: recruiter.userId, day },
    });
    await db
      .insertInto('companyViews')
      .values([
        ...[looked(companyId, '2026-01-11'), looked(companyId, '2026-01-12'), looked(other, '2026-01-18')],
        // Older than eight weeks, later than today, and the profile of another person.
        ...[
          looked(companyId, '2025-11-23'),
          looked(other, '2026-01-21'),
          looked(other, '2026-01-12', developer.userId),
        ],
      ])
      .execute();
    const clock = { ...ports.clock, now: () => new Date('2026-01-18T22:59:00Z') };
    const weeks = await readVisitWeeks({ ...as(person), ports: { ...ports, clock } });
    expect(weeks.map(({ from, views }) => `${from} ${views}`)).toEqual([
      ...['2025-11-24 0', '2025-12-01 0', '2025-12-08 0', '2025-12-15 0', '2025-12-22 0', '2025-12-29 0'],
      ...['2026-01-05 1', '2026-01-12 2'],
    ]);
    for (const viewer of [undefined, recruiter]) {
      await expect(readVisitWeeks(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('is paginated, each visit once', async () => {
    const { db } = runtime;
    const person = await makeDeveloper(db);
    const companies = await Promise.all(Array.from({ length: 3 }, () => makeCompany(db)));
    const days = Array.from({ length: Math.ceil((visitsPageSize + 4) / 3) }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const rows = days.flatMap((day) =>
      companies.map((company) => ({ companyId: company, developerId: person.userId, day })),
    );
    await db.insertInto('companyViews').values(rows).execute();
    const first = await readProfileVisits(as(person));
    const rest = await readProfileVisits(as(person), first.next);
    expect(rest.next).toBeUndefined();
    const seen = [...first.days, ...rest.days].flatMap(({ day, companies: found }) =>
      found.map(({ id }) => `${day} ${id}`),
    );
    expect(new Set(seen).size).toBe(rows.length);
    for (const made of ['x', '2026-99-99~x', `2026-01-01~x' or true`]) {
      await expect(readProfileVisits(as(person), made)).rejects.toMatchObject({ name: 'Invalid' });
    }
  });
});

it('a developer who likes and withdraws too often gets TooMany', async () => {
  const person = await makeDeveloper(runtime.db);
  const toggle = async (mode: 'like' | 'withdraw') =>
    mode === 'like'
      ? likeCompany(as(person), { mode, companyId })
      : withdrawApplication(as(person), { kind: 'like', targetId: companyId });
  await expect(
    (async () => {
      for (let index = 0; index < 300; index++) await toggle(index % 2 ? 'withdraw' : 'like');
    })(),
  ).rejects.toMatchObject({ name: 'TooMany' });
});
