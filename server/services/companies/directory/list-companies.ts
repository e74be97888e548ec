import { type Expression, type SqlBool, sql } from 'kysely';
import { type CompanyQuery, companiesPageSize } from '../../../../domain/companies/directory/company-query.ts';
import type { AnswerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { wordPatterns } from '../../../../domain/jobs/search-words.ts';
import { canApply } from '../../../../domain/permissions/jobs.ts';
import { wordsOf } from '../../../../domain/text/words-of.ts';
import type { Context } from '../../../context.ts';
import { plainName } from '../../../ports/places/plain-name.ts';
import { rateColumns, rateOf } from '../../jobs/answers/read-rate.ts';
import { type CompanyMark, companyColumns, companyMark } from '../../jobs/company-mark.ts';
import { isOnline } from '../../jobs/is-open.ts';
import { shownHtml } from '../../shared/markdown/shown-html.ts';

export type ListedCompany = CompanyMark & {
  place: string | null;
  staffCount: number | null;
  /** The beginning of its presentation, as plain text. */
  about: string;
  technologies: { id: string; name: string; handle: string | null }[];
  /** How many offers are open. */
  offers: number;
  answerRate: AnswerRate;
  /** The viewer is a developer who has blocked it. */
  blocked: boolean;
};

export type ListedCompanies = { companies: ListedCompany[]; total: number; pages: number };

const mostTechnologies = 6;
const longestAbout = 120;

/**
 * One page of the validated companies that match a search: those with open offers first, then by name. A page past the
 * end has neither companies nor a total.
 */
export async function listCompanies(context: Context, query: CompanyQuery, page: number): Promise<ListedCompanies> {
  const { db, locale, viewer, ports } = context;
  const named = sql.ref(`t.name_${locale}`);
  const reader = viewer && canApply(viewer) ? viewer.userId : null;
  const rows = await db
    .with('open', (open) =>
      open
        .selectFrom('jobs as j')
        .select([
          'j.companyId',
          sql`count(*)::int`.as('offers'),
          sql`bool_or(coalesce(j.remote_frequency = 'fullTime', false))`.as('remote'),
        ])
        .where(isOnline(ports.clock.now()))
        .groupBy('j.companyId'),
    )
    // The rest is read for the companies of one page only.
    .with('listed', (listed) =>
      listed
        .selectFrom('companies as c')
        .leftJoin('open', 'open.companyId', 'c.id')
        .leftJoin('places as p', 'p.id', 'c.placeId')
        .select(['c.id', 'open.offers'])
        .select([
          sql`count(*) over ()::int`.as('total'),
          sql`row_number() over (order by open.offers is null, c.plain_name, c.id)::int`.as('position'),
        ])
        .where('c.validatedAt', 'is not', null)
        .where(({ and }) => and(conditions(query)))
        .orderBy('position')
        .limit(companiesPageSize)
        .offset((page - 1) * companiesPageSize),
    )
    .selectFrom('listed')
    .innerJoin('companies as c', 'c.id', 'listed.id')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .leftJoin('places as p', 'p.id', 'c.placeId')
    .select([sql<number | null>`listed.offers`.as('offers'), sql<number>`listed.total`.as('total')])
    .select(['c.staffCount', 'c.description', 'c.descriptionHtml'])
    .select(companyColumns)
    .select(rateColumns)
    .select([
      locale === 'fr' ? 'p.localityFr as place' : 'p.localityEn as place',
      sql<ListedCompany['technologies']>`(select coalesce(json_agg(x), '[]') from (
        select t.id, ${named} as name, t.handle from company_technologies ct
        join technologies t on t.id = ct.technology_id where ct.company_id = c.id
        order by ct.position limit ${mostTechnologies}) x)`.as('technologies'),
      sql<boolean>`exists (select from blocked_companies b
        where b.company_id = c.id and b.developer_id = ${reader}::uuid)`.as('blocked'),
    ])
    .orderBy('listed.position')
    .execute();
  const texts = await shownHtml(
    context,
    rows.map(({ description, descriptionHtml }) => ({ text: description, html: descriptionHtml })),
  );
  const total = rows[0]?.total ?? 0;
  return {
    companies: rows.map((row, at) => ({
      ...companyMark(row),
      place: row.place,
      staffCount: row.staffCount,
      about: beginning(wordsOf(texts[at] ?? '')),
      technologies: row.technologies,
      offers: row.offers ?? 0,
      answerRate: rateOf(row),
      blocked: row.blocked,
    })),
    total,
    pages: Math.max(1, Math.ceil(total / companiesPageSize)),
  };
}

/** All filters are combined, and all technologies are wanted. For rows of companies c, places p, and their open offers. */
function conditions({ name, technologies, city, hiring, remote }: CompanyQuery): Expression<SqlBool>[] {
  const begins = plainName(city);
  return [
    ...wordPatterns(name).map((pattern) => sql<SqlBool>`c.plain_name like ${pattern}`),
    ...technologies.map(
      (id) => sql<SqlBool>`exists (select from company_technologies ct
        where ct.company_id = c.id and ct.technology_id = ${id})`,
    ),
    // The search column of places contains the names without accents, separated by '|'.
    ...(begins ? [sql<SqlBool>`coalesce('|' || p.search like ${`%|${begins}%`}, false)`] : []),
    ...(hiring ? [sql<SqlBool>`open.offers is not null`] : []),
    ...(remote ? [sql<SqlBool>`coalesce(open.remote, false)`] : []),
  ];
}

/** The first words of a text, cut between two of them. */
function beginning(text: string): string {
  if (text.length <= longestAbout) return text;
  const cut = text.slice(0, longestAbout + 1);
  const end = cut.lastIndexOf(' ');
  return `${text.slice(0, end > 0 ? end : longestAbout).replace(/[\s,;:.–-]+$/, '')}…`;
}
