import { canApply } from '../../../../domain/permissions/jobs.ts';
import type { Context } from '../../../context.ts';
import { type OwnStanding, ownStanding } from './read-standing.ts';

/** The viewer's own applications to a company; dates as ISO strings. */
export type CompanyApplications = OwnStanding & { likedAt: string | null; superlikedAt: string | null };
export type JobApplications = CompanyApplications & { appliedAt: string | null; clickedAt: string | null };

/** For a company page; undefined for a viewer who is not a developer. */
export async function readCompanyApplications(
  context: Context,
  companyId: string,
): Promise<CompanyApplications | undefined> {
  return readOwnApplications(context, companyId, null);
}

/** For the page of an offer: the same, and the applications to the offer itself. */
export async function readJobApplications(
  context: Context,
  companyId: string,
  jobId: string,
): Promise<JobApplications | undefined> {
  return readOwnApplications(context, companyId, jobId);
}

async function readOwnApplications(
  context: Context,
  companyId: string,
  jobId: string | null,
): Promise<JobApplications | undefined> {
  const { db, viewer } = context;
  if (!viewer || !canApply(viewer)) return undefined;
  const row = await db
    .selectFrom('developers as d')
    .leftJoin('companyLikes as l', (on) => on.onRef('l.developerId', '=', 'd.id').on('l.companyId', '=', companyId))
    .leftJoin('superlikes as s', (on) => on.onRef('s.developerId', '=', 'd.id').on('s.companyId', '=', companyId))
    .leftJoin('jobApplications as a', (on) => on.onRef('a.developerId', '=', 'd.id').on('a.jobId', '=', jobId))
    .leftJoin('jobLinkClicks as k', (on) => on.onRef('k.developerId', '=', 'd.id').on('k.jobId', '=', jobId))
    .select(['d.disabledAt', 'd.isShort', 'l.likedAt', 's.sentAt', 'a.appliedAt', 'k.clickedAt'])
    .where('d.id', '=', viewer.userId)
    .executeTakeFirst();
  const text = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
  return {
    ...(await ownStanding(context, row && { disabled: row.disabledAt !== null, isShort: row.isShort })),
    likedAt: text(row?.likedAt),
    superlikedAt: text(row?.sentAt),
    appliedAt: text(row?.appliedAt),
    clickedAt: text(row?.clickedAt),
  };
}
