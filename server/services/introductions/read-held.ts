import { introductionStatus } from '../../../domain/introductions/status.ts';
import { canReviewCompanies } from '../../../domain/permissions/company.ts';
import type { Context } from '../../context.ts';
import { Forbidden } from '../../errors.ts';

export type HeldIntroduction = {
  id: string;
  company: { alias: string; name: string };
  recruiter: string | null;
  developer: { alias: string; name: string };
  message: string | null;
  since: string;
};

const mostAtOnce = 50;

/** Requests that the team looks at before they go out, those that wait longest first. */
export async function readHeld({ db, viewer }: Context): Promise<HeldIntroduction[]> {
  if (!canReviewCompanies(viewer)) throw new Forbidden();
  const rows = await db
    .selectFrom('introductions as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('developers as d', 'd.id', 'i.developerId')
    .leftJoin('recruiters as r', 'r.id', 'i.recruiterId')
    .leftJoin('messages as m', (on) => on.onRef('m.introductionId', '=', 'i.id').on('m.position', '=', 1))
    .select(['i.id', 'i.statusSince', 'm.body', 'r.displayName as recruiter'])
    .select(['c.id as companyId', 'c.seoAlias as companyAlias', 'c.name as company'])
    .select(['d.id as developerId', 'd.seoAlias as developerAlias', 'd.displayName as developer'])
    .where('i.status', '=', introductionStatus.STATUS_WAITING_FOR_ADMIN)
    .orderBy('i.statusSince')
    .orderBy('i.id')
    .limit(mostAtOnce)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: { alias: row.companyAlias ?? row.companyId, name: row.company },
    recruiter: row.recruiter,
    developer: { alias: row.developerAlias ?? row.developerId, name: row.developer },
    message: row.body,
    since: row.statusSince.toISOString(),
  }));
}
