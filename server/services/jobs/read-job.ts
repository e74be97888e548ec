import { coverHue } from '../../../domain/companies/cover-hue.ts';
import { dayOf } from '../../../domain/day.ts';
import { isId } from '../../../domain/id.ts';
import type { AnswerRate } from '../../../domain/jobs/answers/answer-rate.ts';
import type { JobDetails } from '../../../domain/jobs/details/job-details.ts';
import { jobPosting } from '../../../domain/jobs/job-posting.ts';
import type { JobStatus } from '../../../domain/jobs/job-status.ts';
import { canBeTakenDown, takeDownState } from '../../../domain/jobs/take-down.ts';
import { statusOn } from '../../../domain/jobs/validity.ts';
import {
  canManageOffersOf,
  canPublishOffers,
  canTakeDownOffers,
  jobVisibility,
} from '../../../domain/permissions/jobs.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { shownHtml } from '../shared/markdown/shown-html.ts';
import { rateColumns, rateOf } from './answers/read-rate.ts';
import { type JobApplications, readJobApplications } from './applications/read-own-applications.ts';
import { type CompanyMark, companyColumns, companyMark } from './company-mark.ts';
import { applyUntil, closingMoment, lastDay } from './is-open.ts';
import { detailColumns, detailsOf } from './job-details.ts';
import { readLanguages, type SpokenLanguage } from './job-needs.ts';
import { type JobTerms, pickTerms, termColumns } from './job-summary.ts';
import { postedJob, postingColumns } from './posted-job.ts';
import { offerActions, type TakenDown, takenDown, type Validity, validityOf } from './read-job-manager.ts';

export type JobView = JobTerms &
  JobDetails & {
    kind: 'job';
    id: string;
    alias: string;
    status: JobStatus;
    title: string | null;
    /** Sanitised HTML. */
    description: string;
    profession: string | null;
    languages: SpokenLanguage[];
    country: string | null;
    publishedAt: string | null;
    archivedAt: string | null;
    /** While it is online. */
    validity: Validity | undefined;
    /** The last day for applications, if the company has chosen one. */
    applyUntil: string | null;
    /** Closed because it was not confirmed. */
    expired: boolean;
    external: boolean;
    company: CompanyMark & {
      /** Of its cover, in degrees on the colour wheel. */
      hue: number;
      city: string | null;
      staffCount: number | null;
      superlikeRequirements: string;
      answerRate: AnswerRate;
    };
    /** For the company and administrators: why the team has taken it down. */
    takenDown: TakenDown | undefined;
    can: { takeDown: boolean; restore: boolean; confirm: boolean };
    /** Whether the viewer recruits for this company. */
    manages: boolean;
    signedIn: boolean;
    /** The viewer's own applications, for a developer. */
    applications: JobApplications | undefined;
    /** For search engines, while the offer is open. */
    posting: Record<string, unknown> | undefined;
  };

/** A closed offer: only its title and its company. */
export type ClosedJob = { kind: 'closed'; title: string | null; company: Pick<CompanyMark, 'alias' | 'name'> };

export async function readJob(context: Context, aliasOrId: string): Promise<JobView | ClosedJob> {
  const { viewer, config, locale, ports } = context;
  const row = await findRow(context, aliasOrId);
  if (!row) throw new NotFound();
  const today = dayOf(ports.clock.now());
  const stored = row.status as JobStatus;
  const status = statusOn({ status: stored, validUntil: row.lastDay }, today);
  // Over, and not archived by the task yet.
  const over = status !== stored;
  const facts = { status, companyId: row.companyId, companyValidated: row.validatedAt !== null };
  const visibility = jobVisibility(viewer, facts);
  if (visibility === 'unknown') throw new NotFound();
  const company = companyMark(row);
  if (visibility === 'closed') return { kind: 'closed', title: row.title, company };
  const alias = row.seoAlias ?? row.id;
  const [description = '', superlikeRequirements = ''] = await shownHtml(context, [
    { text: row.description, html: row.descriptionHtml },
    { text: row.superlikeRequirements, html: row.superlikeRequirementsHtml },
  ]);
  const validity = validityOf(status, row, today);
  const external = row.externalUrl !== null;
  const online = status === 'JOB_PUBLISHED' && facts.companyValidated;
  const languages = await readLanguages(context.db, row.id, locale);
  const posted = postedJob(config, locale, { ...row, description, languages });
  return {
    kind: 'job',
    ...pickTerms(row),
    ...detailsOf(row),
    id: row.id,
    alias,
    status,
    title: row.title,
    description,
    profession: row.profession,
    languages,
    country: row.country,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    archivedAt: (over ? row.closesAt : row.archivedAt)?.toISOString() ?? null,
    validity,
    applyUntil: row.applyUntil,
    expired: row.expired || over,
    external,
    company: {
      ...company,
      hue: coverHue({ id: row.companyId, logo: row.logo, logoHandle: row.logoHandle }),
      city: row.companyCity,
      staffCount: row.staffCount,
      superlikeRequirements,
      answerRate: rateOf(row),
    },
    // Whoever reads this view of an offer that was taken down is of the company or of the team.
    takenDown: takenDown(row),
    can: {
      takeDown: canTakeDownOffers(viewer) && canBeTakenDown(status, takeDownState(row)),
      restore: canTakeDownOffers(viewer) && takeDownState(row) !== 'none',
      confirm:
        canManageOffersOf(viewer, row.companyId) &&
        offerActions(status, canPublishOffers(viewer), row, validity).includes('confirm'),
    },
    manages: canManageOffersOf(viewer, row.companyId),
    signedIn: viewer !== undefined,
    applications: online ? await readJobApplications(context, row.companyId, row.id) : undefined,
    posting: online && posted ? jobPosting(posted) : undefined,
  };
}

/** Form of an alias or an id; other addresses are not found. */
const addressForm = /^[\w-]{1,160}$/;

async function findRow({ db, locale }: Context, aliasOrId: string) {
  if (!addressForm.test(aliasOrId)) return undefined;
  const fr = locale === 'fr';
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .leftJoin('countries as co', 'co.code', 'p.countryCode')
    .leftJoin('places as home', 'home.id', 'c.placeId')
    .leftJoin('professions as pr', 'pr.id', 'j.professionId')
    .select(['j.status'])
    .select(detailColumns)
    .select(postingColumns(locale))
    .select([lastDay.as('lastDay'), closingMoment.as('closesAt'), applyUntil.as('applyUntil')])
    .select(['c.superlikeRequirementsHtml', 'j.archivedAt', 'j.expired'])
    .select(['j.takenDownAt', 'j.takenDownReason', 'j.reviewAskedAt'])
    .select(['c.validatedAt', 'c.staffCount', 'c.superlikeRequirements'])
    .select([
      fr ? 'co.nameFr as country' : 'co.nameEn as country',
      fr ? 'home.localityFr as companyCity' : 'home.localityEn as companyCity',
    ])
    .select(companyColumns)
    .select(rateColumns)
    .select(termColumns(locale))
    .where(isId(aliasOrId) ? 'j.id' : 'j.seoAlias', '=', aliasOrId)
    .executeTakeFirst();
}
