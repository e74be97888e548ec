import { sql } from 'kysely';
import { makeCompany, makeJob } from '../../harness/factories.ts';
import type { AdminClient, Line, Writes } from './admin-client.ts';

async function decide(client: AdminClient, traits: object, body: object, action: string): Promise<Line> {
  const jobId = await makeJob(client.db, await makeCompany(client.db), traits);
  // An offer that is put online again must be complete.
  await sql`update jobs set profession_id = 'front-end-developer', contract_type = 'internship', title = 'Stage',
    remote_frequency = 'fullTime', description = 'Des écrans' where id = ${jobId}`.execute(client.db);
  await sql`insert into job_technologies (job_id, technology_id, position) values (${jobId}, 'react', 0)
    on conflict do nothing`.execute(client.db);
  await client.done('jobReview', { jobId }, body);
  return { action, subjectKind: 'job', subjectId: jobId };
}

const takenDown = { status: 'JOB_UNPUBLISHED', takenDownAt: new Date('2026-01-03'), takenDownReason: 'Inventée.' };

/** Writes to offers. */
export const jobWrites: Writes = {
  'jobReview:takeDown': {
    logs: (client) => decide(client, {}, { mode: 'takeDown', value: { reason: 'Inventée.' } }, 'job.take-down'),
  },
  'jobReview:restore': { logs: (client) => decide(client, takenDown, { mode: 'restore' }, 'job.restore') },
};
