import { waiting } from './answers.ts';
import { type Market, makeApplications } from './applications.ts';
import type { DeveloperRows, Row, Rows } from './rows.ts';

/** Numbers of applications of the demo accounts, as far as their situation allows. */
const zeals: Record<string, Parameters<typeof makeApplications>[4]> = {
  'developer@demo.example': { applications: 3, likes: 3, superlikes: 2, clicks: 2, views: 18 },
  'junior@demo.example': { applications: 4, likes: 2, superlikes: 1, clicks: 1, views: 5 },
  'hidden@demo.example': { applications: 0, likes: 1, superlikes: 0, clicks: 1, views: 2 },
  'short@demo.example': { applications: 0, likes: 1, superlikes: 0, clicks: 1, views: 0 },
  'disabled@demo.example': { applications: 1, likes: 1, superlikes: 0, clicks: 0, views: 1 },
};

/**
 * The developer account has also applied to the company of the first recruiter account, and to an offer that is closed
 * now.
 */
export function makeAccountApplications(seed: string, now: Date, developers: DeveloperRows[], market: Market): Rows[] {
  return developers.map((person) => {
    const rows = makeApplications(seed, now, person, market, zeals[person.user.email]);
    if (person.user.email !== 'developer@demo.example') return rows;
    const first = market.companies[0];
    const own = market.jobs.find(
      (job) => job.companyId === first?.id && job.status === 'JOB_PUBLISHED' && !job.externalUrl,
    );
    const closed = market.jobs.find(({ status, externalUrl }) => status === 'JOB_UNPUBLISHED' && !externalUrl);
    return { ...rows, jobApplications: withJobs(rows, person, now, [own, closed]) };
  });
}

function withJobs(
  { jobApplications = [] }: Rows,
  { developer }: DeveloperRows,
  now: Date,
  wanted: (Row<'jobs'> | undefined)[],
): Row<'jobApplications'>[] {
  const added = wanted.flatMap((job) => {
    if (!job?.publishedAt || jobApplications.some(({ jobId }) => jobId === job.id)) return [];
    const end = job.archivedAt ?? now;
    const middle = (job.publishedAt.getTime() + end.getTime()) / 2;
    // The company of the first recruiter account has a few days left to answer.
    const nearItsEnd = now.getTime() - 26 * 86_400_000;
    const appliedAt = new Date(job.archivedAt ? middle : Math.max(middle, nearItsEnd, job.publishedAt.getTime()));
    return [{ developerId: developer.id, jobId: job.id, message: null, appliedAt, ...waiting }];
  });
  return [...jobApplications, ...added];
}
