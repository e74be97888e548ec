import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { changeFollowUp } from '../follow-up/change-follow-up.ts';
import { assignToJob } from '../introductions/assign-job.ts';
import { exportCandidates } from './export-candidates.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const exported = (who: SignedIn, search = '') =>
  exportCandidates(as(who), readCandidateQuery(new URLSearchParams(search)));
const refusedBy = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: Error) => error.name,
  );

describe('the export of candidates (docs/product/contact.md, Export of candidates)', () => {
  it('has the people of the filters, with what the team keeps about them and no contact details', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const { developer } = await openTalk(runtime, { recruiter, details: true });
    const jobId = await makeJob(runtime.db, companyId);
    const applicant = await makeDeveloper(runtime.db);
    await runtime.db.insertInto('jobApplications').values({ developerId: applicant.userId, jobId }).execute();
    await assignToJob(as(recruiter), developer.userId, jobId);
    const change = { developerId: developer.userId };
    await changeFollowUp(as(recruiter), { mode: 'inCharge', ...change, recruiterId: recruiter.userId });
    await changeFollowUp(as(recruiter), { mode: 'addTag', ...change, name: 'Senior' });
    await runtime.db
      .updateTable('pipelineStages')
      .set({ preset: null, name: 'À lire' })
      .where('companyId', '=', companyId)
      .where('preset', '=', 'review')
      .execute();
    expect((await exported(recruiter)).find(({ developerId }) => developerId === applicant.userId)).toMatchObject({
      stage: { preset: null, name: 'À lire' },
    });
    const [row, ...others] = await exported(recruiter, 'tag=senior');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ developerId: developer.userId, state: 'open', stage: { preset: 'first-talk' }, job: expect.any(String) },
      ...{ owner: 'Dominique Petit', tags: ['Senior'], since: expect.any(Date), lastActivity: expect.any(Date) },
    });
    expect(JSON.stringify(row)).not.toMatch(/@|\+33/);
    expect((await exported(recruiter)).map(({ state }) => state).sort()).toEqual(['applied', 'open']);
    expect((await exported(recruiter, 'state=applied')).map(({ developerId }) => developerId)).toEqual([
      applicant.userId,
    ]);
  });

  it('is for recruiters with the right to start conversations, of their own company, and not from another site', async () => {
    const recruiter = await talkingRecruiter(runtime);
    await openTalk(runtime, { recruiter });
    const without = await makeRecruiter(runtime.db, { ...recruiter.membership, admin: false, intros: false });
    expect(await refusedBy(exported(without))).toBe('Forbidden');
    expect(await exported(await talkingRecruiter(runtime))).toEqual([]);
    const elsewhere = { ...as(recruiter), headers: new Headers({ 'sec-fetch-site': 'cross-site' }) };
    expect(await refusedBy(exportCandidates(elsewhere, readCandidateQuery(new URLSearchParams())))).toBe('Forbidden');
  });
});
