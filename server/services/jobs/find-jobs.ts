import { type Expression, type SqlBool, sql } from 'kysely';
import type { AnswerRate } from '../../../domain/jobs/answers/answer-rate.ts';
import { type JobQuery, jobFilters } from '../../../domain/jobs/job-query.ts';
import { wordPatterns } from '../../../domain/jobs/search-words.ts';
import { readPosition, writePosition } from '../../../domain/moment-position.ts';
import { canApply } from '../../../domain/permissions/jobs.ts';
import { Invalid } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { plainName } from '../../ports/places/plain-name.ts';
import { rateColumns, rateOf } from './answers/read-rate.ts';
import { type CompanyMark, companyColumns, companyMark } from './company-mark.ts';
import { exactly, isOpen } from './is-open.ts';
import { type JobTerms, termColumns } from './job-summary.ts';

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
};

export type FoundJobs = { jobs: FoundJob[]; total: number; next: string | undefined };

/** One page of the offers that match a search, newest first; of one company for its page. */
export async function findJobs(
  context: Context,
  query: JobQuery,
  after: string | undefined,
  companyId?: string,
): Promise<FoundJobs> {
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const { db, locale, viewer } = context;
  const wanted = [isOpen(context.ports.clock.now()), ...conditions(query)];
  if (companyId) wanted.push(sql`j.company_id = ${companyId}`);
  const developerId = viewer && canApply(viewer) ? viewer.userId : null;
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'j.externalUrl'])
    .select(exactly('j.published_at').as('publishedAt'))
    .select(companyColumns)
    .select(rateColumns)
    .select(termColumns(locale))
    .select(
      sql<boolean>`exists (select from job_applications a
        where a.job_id = j.id and a.developer_id = ${developerId}::uuid)`.as('applied'),
    )
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
  return {
    jobs: shown.map(foundJob),
    total: await countJobs(context, wanted),
    next: last && writePosition({ at: last.publishedAt, id: last.id }),
  };
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

/** All filters are combined: one of several contracts is enough, all of several technologies are needed. */
export function conditions(query: JobQuery): Expression<SqlBool>[] {
  const of = <F extends keyof JobQuery>(filter: F) => conditionsOf[filter](query[filter]);
  return jobFilters.flatMap(of);
}

/** The conditions of each filter; none when it is not used. */
const conditionsOf: { [F in keyof JobQuery]: (value: JobQuery[F]) => Expression<SqlBool>[] } = {
  words: (words) => wordPatterns(words).map((pattern) => sql`j.search like ${pattern}`),
  profession: (profession) => (profession ? [sql`j.profession_id = ${profession}`] : []),
  technologies: (technologies) =>
    technologies.map(
      (id) => sql`exists (select from job_technologies jt where jt.job_id = j.id and jt.technology_id = ${id})`,
    ),
  contracts: (contracts) => (contracts.length > 0 ? [sql`j.contract_type in (${sql.join(contracts)})`] : []),
  city: (city) => {
    // The search column of places contains the names without accents, separated by '|'.
    const name = plainName(city);
    // docs/product/jobs.md, Place of an offer: `isAnywhere` is found in every city.
    const anywhere = sql`(j.place_id is null and j.remote_frequency = 'fullTime')`;
    return name ? [sql`('|' || p.search like ${`%|${name}%`} or ${anywhere})`] : [];
  },
  remotes: (remotes) => (remotes.length > 0 ? [sql`j.remote_frequency in (${sql.join(remotes)})`] : []),
  salary: (salary) => (salary ? [sql`coalesce(j.salary_max, j.salary_min) >= ${salary}`] : []),
};

/** Field by field, so that no other column is sent to the browser. */
function foundJob(row: Parameters<typeof companyMark>[0] & Parameters<typeof rateOf>[0] & JobTerms & Listed): FoundJob {
  return {
    id: row.id,
    alias: row.seoAlias ?? row.id,
    title: row.title ?? '',
    publishedAt: row.publishedAt,
    external: row.externalUrl !== null,
    applied: row.applied,
    company: companyMark(row),
    answerRate: row.externalUrl === null ? rateOf(row) : { kind: 'elsewhere' },
    contractType: row.contractType,
    city: row.city,
    remote: row.remote,
    daysPerWeek: row.daysPerWeek,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    yearsMin: row.yearsMin,
    yearsMax: row.yearsMax,
    technologies: row.technologies,
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
