import { sql } from 'kysely';
import { draftOf, type OfferOption, type TermsChoices } from '../../../../domain/contact/terms/prefilled-terms.ts';
import { termsOfOffer } from '../../../../domain/contact/terms/terms.ts';
import type { TermsView } from '../../../../domain/contact/terms/terms-view.ts';
import type { JobStatus } from '../../../../domain/jobs/job-status.ts';
import type { Locale, Member } from '../../../../domain/viewer.ts';
import type { Database } from '../../../data/database.ts';
import { shownTerms } from './shown-terms.ts';

/** What the form of the terms needs; the caller has checked the permission. */
export async function readTermsChoices(db: Database, viewer: Member, locale: Locale): Promise<TermsChoices> {
  const [offers, last] = await Promise.all([
    readOffers(db, viewer.membership.companyId, locale),
    readLast(db, viewer, locale),
  ]);
  return { offers, last };
}

const online: JobStatus = 'JOB_PUBLISHED';

/** The offers that are online, newest first. */
async function readOffers(db: Database, companyId: string, locale: Locale): Promise<OfferOption[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.title', 'j.contractType', 'j.remoteFrequency as remote', 'j.placeId'])
    .select(['j.salaryMin', 'j.salaryMax', locale === 'fr' ? 'p.localityFr as city' : 'p.localityEn as city'])
    .where('j.companyId', '=', companyId)
    .where('j.status', '=', online)
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
  return rows.flatMap(({ id, title, city, ...row }) => {
    const terms = termsOfOffer({ id, ...row });
    if (!terms) return [];
    const { contractType, pay, remote, placeId } = terms;
    return [{ id, title: title?.trim() || null, placeId, terms: { contractType, pay, city, remote } }];
  });
}

/** What this recruiter offered last in this company. */
async function readLast(db: Database, { userId, membership }: Member, locale: Locale): Promise<TermsChoices['last']> {
  const { rows } = await sql<{ jobId: string | null; placeId: string | null; terms: TermsView }>`
    select i.terms_job_id as job_id, i.terms_place_id as place_id, ${shownTerms(locale)} as terms
    from introductions i
    where i.recruiter_id = ${userId} and i.company_id = ${membership.companyId} and i.terms_contract is not null
    order by i.created_at desc, i.id desc limit 1`.execute(db);
  const [row] = rows;
  return row ? draftOf({ ...row.terms, jobId: row.jobId, placeId: row.placeId }) : null;
}
