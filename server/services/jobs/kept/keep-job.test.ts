import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import { mostKeptJobs } from '../../../../domain/jobs/searches/job-search.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readJob } from '../read-job.ts';
import { findJobs } from '../search/find-jobs.ts';
import { keepJob } from './keep-job.ts';
import { readKeptAmong, readKeptJobs } from './read-kept-jobs.ts';

let runtime: Runtime;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  companyId = await makeCompany(runtime.db);
});

const newDeveloper = async () => contextOf(runtime, await makeDeveloper(runtime.db));

describe('offers that a developer keeps (docs/product/jobs.md, Offers that a developer keeps)', () => {
  it('are kept and removed once, however often it is asked for', async () => {
    const context = await newDeveloper();
    const jobId = await makeJob(runtime.db, companyId, { title: 'Gardée', seoAlias: 'gardee' });
    await Promise.all([keepJob(context, jobId, true), keepJob(context, jobId, true)]);
    expect(await readKeptJobs(context)).toMatchObject([{ id: jobId, title: 'Gardée', alias: 'gardee', open: true }]);
    expect(await readKeptAmong(context, [jobId, crypto.randomUUID()])).toEqual([jobId]);
    expect(await readKeptAmong(context, [])).toEqual([]);
    await keepJob(context, jobId, false);
    await keepJob(context, jobId, false);
    expect(await readKeptJobs(context)).toEqual([]);
  });

  it('stay when the offer is closed, which is said, and can be removed then', async () => {
    const context = await newDeveloper();
    const jobId = await makeJob(runtime.db, companyId);
    await keepJob(context, jobId, true);
    await sql`update jobs set status = 'JOB_UNPUBLISHED' where id = ${jobId}`.execute(runtime.db);
    expect(await readKeptJobs(context)).toMatchObject([{ id: jobId, open: false }]);
    await keepJob(context, jobId, true);
    await keepJob(context, jobId, false);
    expect(await readKeptJobs(context)).toEqual([]);
    await expect(keepJob(context, jobId, true)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it.each([
    ['a draft', { status: 'JOB_DRAFT' }],
    ['an archived offer', { status: 'JOB_UNPUBLISHED' }],
  ])('%s is not found', async (_, traits) => {
    const jobId = await makeJob(runtime.db, companyId, traits);
    await expect(keepJob(await newDeveloper(), jobId, true)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('an address without an offer is not found', async () => {
    for (const id of ['x', crypto.randomUUID()])
      await expect(keepJob(await newDeveloper(), id, true)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are limited, also with parallel requests', async () => {
    const context = await newDeveloper();
    const developerId = context.viewer?.userId ?? '';
    await sql`insert into jobs (company_id, title, status, published_at, confirmed_at)
      select ${companyId}, 'n', 'JOB_PUBLISHED', now(), now()
      from generate_series(1, ${mostKeptJobs - 1})`.execute(runtime.db);
    await sql`insert into kept_jobs (developer_id, job_id) select ${developerId}, id from jobs where title = 'n'`.execute(
      runtime.db,
    );
    const [one = '', other = ''] = [await makeJob(runtime.db, companyId), await makeJob(runtime.db, companyId)];
    const outcomes = await Promise.allSettled([keepJob(context, one, true), keepJob(context, other, true)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'Invalid', fields: { '': `tooManyRows:${mostKeptJobs}` } },
    });
  });

  it('are for developers, and no company learns of them', async () => {
    const jobId = await makeJob(runtime.db, companyId, { seoAlias: 'secret' });
    await keepJob(await newDeveloper(), jobId, true);
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    for (const viewer of [undefined, recruiter, await makeAdministrator(runtime.db)]) {
      const context = contextOf(runtime, viewer);
      await expect(keepJob(context, jobId, true)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readKeptJobs(context)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await readKeptAmong(context, [jobId])).toBeUndefined();
      const shown = JSON.stringify([await readJob(context, 'secret'), await findJobs(context, anyJob, undefined)]);
      expect(shown).not.toMatch(/kept/i);
    }
  });
});
