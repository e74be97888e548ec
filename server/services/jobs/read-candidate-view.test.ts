import { beforeAll, describe, expect, it } from 'vitest';
import type { Member, SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { readCandidateView } from './read-candidate-view.ts';
import { readJob } from './read-job.ts';

let runtime: Runtime;
let member: Member;
let developer: SignedIn;
let companyId = '';
const now = '2026-11-19T09:00:00.000Z';

beforeAll(async () => {
  const real = await testRuntime();
  runtime = { ...real, ports: { ...real.ports, clock: fixedClock(now) } };
  companyId = await makeCompany(runtime.db, { name: 'Maréva' });
  member = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
  developer = await makeDeveloper(runtime.db);
});

const preview = (id: string) => readCandidateView(contextOf(runtime, member), id);

describe('an offer seen as a candidate (docs/product/jobs.md, Seeing an offer as a candidate)', () => {
  it('of an offer that is online is what a developer reads', async () => {
    const id = await makeJob(runtime.db, companyId, { confirmedAt: new Date('2026-11-01'), team: 'Quatre personnes.' });
    const read = await readJob(contextOf(runtime, developer), id);
    expect(await preview(id)).toEqual({ ...read, applications: undefined, posting: undefined });
  });

  it('of a draft looks as if it were put online now', async () => {
    const draft = { status: 'JOB_DRAFT', publishedAt: null, confirmedAt: null };
    const id = await makeJob(runtime.db, companyId, draft);
    expect(await preview(id)).toMatchObject({
      ...{ status: 'JOB_PUBLISHED', publishedAt: now, validity: { until: '2027-01-18', daysLeft: 60 }, manages: false },
      can: { takeDown: false, restore: false, confirm: false },
    });
  });

  it('of an offer that was taken down hides the reason and why it is closed', async () => {
    const taken = { takenDownAt: new Date(now), takenDownReason: 'Non.', archivedAt: new Date(now), expired: false };
    const id = await makeJob(runtime.db, companyId, { status: 'JOB_UNPUBLISHED', ...taken });
    expect(await preview(id)).toMatchObject({ takenDown: undefined, archivedAt: null, publishedAt: now });
  });

  it('is for members of the company only', async () => {
    const id = await makeJob(runtime.db, companyId);
    const others = [
      [await makeRecruiter(runtime.db), 'NotFound'],
      [developer, 'Forbidden'],
      [await makeAdministrator(runtime.db), 'Forbidden'],
      [undefined, 'Forbidden'],
    ] as const;
    for (const [viewer, name] of others) {
      await expect(readCandidateView(contextOf(runtime, viewer), id)).rejects.toMatchObject({ name });
    }
    await expect(preview('nothing')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
