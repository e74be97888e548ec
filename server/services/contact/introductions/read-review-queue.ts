import { sql } from 'kysely';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { TermsView } from '../../../../domain/contact/terms/terms-view.ts';
import { canReviewIntroductions } from '../../../../domain/permissions/contact.ts';
import { type Context, permit } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { shownTerms } from '../terms/shown-terms.ts';
import { countInReview } from './count-in-review.ts';

export type IntroductionInReview = {
  id: string;
  company: { alias: string; name: string };
  recruiter: string | null;
  developer: { alias: string; name: string };
  message: string | null;
  terms: TermsView | null;
  since: string;
  /** The company is not validated: the request cannot go out. */
  frozen: boolean;
};

const mostAtOnce = 50;

/** `waiting`: all of them; `total`: those that the search finds. */
export type ReviewQueue = { waiting: number; total: number; held: IntroductionInReview[] };

/**
 * Requests that the team reviews before they are sent, oldest first; `text` searches the company, the developer and the
 * recruiter.
 */
export async function readReviewQueue(context: Context, text = ''): Promise<ReviewQueue> {
  permit(context, canReviewIntroductions);
  const rows = await context.db
    .selectFrom('introductions as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('developers as d', 'd.id', 'i.developerId')
    .leftJoin('recruiters as r', 'r.id', 'i.recruiterId')
    .leftJoin('messages as m', (on) => on.onRef('m.introductionId', '=', 'i.id').on('m.position', '=', 1))
    .select(['i.id', 'i.statusSince', 'm.body', 'r.displayName as recruiter'])
    .select(['c.id as companyId', 'c.seoAlias as companyAlias', 'c.name as company', 'c.validatedAt'])
    .select(['d.id as developerId', 'd.seoAlias as developerAlias', 'd.displayName as developer'])
    .select(shownTerms(context.locale).as('terms'))
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('i.status', '=', introductionStatus.STATUS_WAITING_FOR_ADMIN)
    .where(hasWords(text, 'c.name', 'd.displayName', 'r.displayName'))
    .orderBy('i.statusSince')
    .orderBy('i.id')
    .limit(mostAtOnce)
    .execute();
  const held = rows.map((row) => ({
    id: row.id,
    company: { alias: row.companyAlias ?? row.companyId, name: row.company },
    recruiter: row.recruiter,
    developer: { alias: row.developerAlias ?? row.developerId, name: row.developer },
    message: row.body,
    terms: row.terms,
    since: row.statusSince.toISOString(),
    frozen: row.validatedAt === null,
  }));
  const total = rows[0]?.total ?? 0;
  return { waiting: text === '' ? total : await countInReview(context.db), total, held };
}
