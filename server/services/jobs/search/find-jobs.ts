import { type Expression, type SqlBool, sql } from 'kysely';
import type { AnswerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { type JobQuery, readJobQuery } from '../../../../domain/jobs/job-query.ts';
import { jobSearchParts, type TypedJobValue, typedJobValues } from '../../../../domain/jobs/understood-jobs.ts';
import { asTyped } from '../../../../domain/library/understood-query.ts';
import { readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { canApply } from '../../../../domain/permissions/jobs.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Part } from '../../../../domain/search/understood.ts';
import type { Context } from '../../../context.ts';
import type { OfferFitView } from '../../fit/offers/explain-offer.ts';
import { type FitRow, fitColumns } from '../../fit/offers/offer-row.ts';
import { rateColumns, rateOf } from '../answers/read-rate.ts';
import { type CompanyMark, companyColumns, companyMark } from '../company-mark.ts';
import { exactly, isOpen } from '../is-open.ts';
import { type JobTerms, pickTerms, termColumns } from '../job-summary.ts';
import { conditions } from './search-conditions.ts';
import { jobValueNames, type UnderstoodJobs, understandJobs } from './understand-jobs.ts';

export const jobsPageSize = 20;

export type FoundJob = JobTerms & {
  id: string;
  alias: string;
  title: string;
  publishedAt: string;
  external: boolean;
  company: CompanyMark;
  /** How the company answers; only known for offers that one applies to here. */
  answerRate: AnswerRate;
  /** The viewer is a developer who has applied. */
  applied: boolean;
  /** Why it fits a developer. */
  fit?: OfferFitView;
};

/** How an offer fits the reader of a list. */
export type Explain = (row: FoundRow) => OfferFitView;

/** What was understood of a search, for the chips above its list. */
export type DescribedSearch = {
  /** What the text of the search means, and its misspelt words with the text that searches them as they are. */
  typed: TypedJobValue[];
  corrections: { typed: string; key: string; asTyped: string }[];
  /** Names by filter and value. */
  valueNames: Record<string, string>;
  /** When no offer is found: how many there are without each part of the search, by its key. */
  ways: Record<string, number>;
};

export type FoundJobs = DescribedSearch & { jobs: FoundJob[]; total: number; next: string | undefined };

/** One page of the offers that match a search, newest first; of one company for its page. */
export async function findJobs(
  context: Context,
  query: JobQuery,
  after: string | undefined,
  companyId?: string,
  explain?: Explain,
): Promise<FoundJobs> {
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const understood = await understandJobs(context, query);
  const wanted = await conditions(context, understood.searched);
  if (companyId) wanted.push(sql`j.company_id = ${companyId}`);
  const rows = await selectFound(context)
    .where(({ and }) => and(wanted))
    .$if(position !== undefined, (jobs) =>
      jobs.where(sql<SqlBool>`(j.published_at, j.id) < (${position?.at}::timestamptz, ${position?.id}::uuid)`),
    )
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    // One row more than a page shows whether there is a next one.
    .limit(jobsPageSize + 1)
    .execute();
  const shown = rows.slice(0, jobsPageSize);
  const last = rows.length > jobsPageSize ? shown.at(-1) : undefined;
  const total = await countJobs(context, wanted);
  return {
    jobs: shown.map((row) => foundJob(row, explain?.(row))),
    total,
    next: last && writePosition({ at: last.publishedAt, id: last.id }),
    ...(await describeSearch(context, query, understood, total === 0 && after === undefined)),
  };
}

/** `empty`: nothing is found, so that what to leave out is counted. */
export async function describeSearch(
  context: Context,
  query: JobQuery,
  { understood, typed }: UnderstoodJobs,
  empty: boolean,
): Promise<DescribedSearch> {
  const key = (part: Part) =>
    typedJobValues({ ...understood, parts: [part] }).map((one) => `${one.filter} ${one.value}`);
  return {
    typed,
    corrections: understood.corrections.map(({ typed: word, span, part }) => ({
      typed: word,
      key: key(part)[0] ?? '',
      asTyped: asTyped(query.words, span),
    })),
    valueNames: await jobValueNames(context, query, typed, context.locale),
    ways: empty ? await countWays(context, query, typed) : {},
  };
}

/** These offers, in this order; those that are no longer open are left out. */
export async function readFound(context: Context, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const now = context.ports.clock.now();
  const rows = await selectFound(context).where(isOpen(now)).where('j.id', 'in', ids).execute();
  const place = (row: { id: string }) => ids.indexOf(row.id);
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** Open or not: who calls says which. */
export function selectFound({ db, locale, viewer }: Context) {
  const developerId = viewer && canApply(viewer) ? viewer.userId : null;
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'j.externalUrl'])
    .select(exactly('j.published_at').as('publishedAt'))
    .select(companyColumns)
    .select(rateColumns)
    .select(termColumns(locale))
    .select(fitColumns(locale))
    .select(
      sql<boolean>`exists (select from job_applications a
        where a.job_id = j.id and a.developer_id = ${developerId}::uuid)`.as('applied'),
    );
}

const mostWays = 6;

/** For a search without result: how many offers there are without each of its parts. */
async function countWays(context: Context, query: JobQuery, typed: readonly TypedJobValue[]) {
  const parts = jobSearchParts(query, typed);
  if (parts.length < 2) return {};
  const ways: Record<string, number> = {};
  for (const { key, without } of parts.slice(0, mostWays)) {
    const { searched } = await understandJobs(context, readJobQuery(new URLSearchParams(without)));
    const total = await countJobs(context, await conditions(context, searched));
    if (total > 0) ways[key] = total;
  }
  return ways;
}

async function countJobs({ db }: Context, wanted: Expression<SqlBool>[]): Promise<number> {
  const { count } = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(({ and }) => and(wanted))
    .executeTakeFirstOrThrow();
  return count;
}

export type FoundRow = Parameters<typeof companyMark>[0] & Parameters<typeof rateOf>[0] & JobTerms & FitRow & Listed;

/** Field by field, so that no other column is sent to the browser. */
export function foundJob(row: FoundRow, fit?: OfferFitView): FoundJob {
  return {
    id: row.id,
    alias: row.seoAlias ?? row.id,
    title: row.title ?? '',
    publishedAt: row.publishedAt,
    external: row.externalUrl !== null,
    applied: row.applied,
    company: companyMark(row),
    answerRate: row.externalUrl === null ? rateOf(row) : { kind: 'elsewhere' },
    ...pickTerms(row),
    ...(fit ? { fit } : {}),
  };
}

type Listed = {
  id: string;
  seoAlias: string | null;
  title: string | null;
  publishedAt: string;
  externalUrl: string | null;
  applied: boolean;
};
