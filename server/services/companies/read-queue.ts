import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CompanyState, companyState } from '../../../domain/companies/company-state.ts';
import { isHttpUrl } from '../../../domain/profile/cards/link.ts';
import type { Context } from '../../context.ts';
import type { Json } from '../../data/schema.generated.ts';
import { hasWords } from '../moderation/has-words.ts';
import { companyLogo } from '../profile/avatars/picture-address.ts';
import { slug } from '../profile/rename.ts';
import { shownHtml } from '../shared/markdown/shown-html.ts';
import { permitReviewer } from './permit.ts';

export type WaitingCompany = {
  id: string;
  alias: string;
  name: string;
  logo: string | undefined;
  website: string | null;
  city: string | null;
  staffCount: number | null;
  description: string;
  askedAt: string;
  people: { name: string; email: string; jobTitle: string | null }[];
  /** Validated companies with the same or a similar name. */
  namesakes: { alias: string; name: string }[];
};

const mostAtOnce = 20;

export type CompanyQueue = { total: number; companies: WaitingCompany[] };

/** Companies that wait for validation, oldest request first; `text` searches the name and the members. */
export async function readQueue(context: Context, text = ''): Promise<CompanyQueue> {
  permitReviewer(context);
  const { db, locale } = context;
  const found = sql`(${hasWords(text, 'c.name')} or exists (select from company_members m
    join users u on u.id = m.recruiter_id where m.company_id = c.id and ${hasWords(text, 'u.name', 'u.email')}))`;
  const { rows } = await sql<Row>`
    select c.id, coalesce(c.seo_alias, c.id::text) as alias, c.name, c.logo, c.logo_handle, c.website, c.staff_count,
      c.description, c.description_html, c.asked_at, ${sql.ref(`p.locality_${locale}`)} as city, count(*) over ()::int as total,
      (select coalesce(json_agg(json_build_object('name', r.display_name, 'email', u.email, 'jobTitle', r.job_title)
          order by m.joined_at), '[]')
        from company_members m join recruiters r on r.id = m.recruiter_id join users u on u.id = r.id
        where m.company_id = c.id) as people,
      (select coalesce(json_agg(json_build_object('alias', coalesce(o.seo_alias, o.id::text), 'name', o.name)), '[]')
        from companies o where o.validated_at is not null and o.id <> c.id
          and (lower(o.name) = lower(c.name)
            or (o.seo_alias % c.seo_alias and similarity(o.seo_alias, c.seo_alias) > 0.7))) as namesakes
    from companies c left join places p on p.id = c.place_id
    where c.validated_at is null and c.refused_at is null and ${found}
    order by c.asked_at, c.id limit ${mostAtOnce}`.execute(db);
  const shown = await shownHtml(
    context,
    rows.map(({ description: text, descriptionHtml: html }) => ({ text, html })),
  );
  const companies = rows.map(
    ({ total: _, logo, logoHandle, descriptionHtml: __, askedAt, website, ...row }, index) => ({
      ...row,
      logo: companyLogo({ id: row.id, logo, logoHandle }),
      website: website && isHttpUrl(website) ? website : null,
      description: shown[index] ?? '',
      askedAt: askedAt.toISOString(),
    }),
  );
  return { total: rows[0]?.total ?? 0, companies };
}

type Row = Omit<WaitingCompany, 'logo' | 'askedAt' | 'description'> & {
  description: string | null;
  descriptionHtml: string | null;
  total: number;
  logo: Json | null;
  logoHandle: string | null;
  askedAt: Date;
};

export type FoundCompany = {
  id: string;
  alias: string;
  name: string;
  logo: string | undefined;
  state: CompanyState;
  plan: string;
  members: number;
};

const mostFound = 50;

/** What `companyState` says, for the database. */
const inState: Record<CompanyState, RawBuilder<SqlBool>> = {
  waiting: sql`(c.validated_at is null and c.refused_at is null)`,
  validated: sql`(c.validated_at is not null)`,
  refused: sql`(c.validated_at is null and c.refused_at is not null)`,
};

/** All companies whose name contains a text, or those in one state; without a text the latest ones. */
export async function searchCompanies(context: Context, text: string, state?: CompanyState): Promise<FoundCompany[]> {
  permitReviewer(context);
  const wanted = slug(text.slice(0, 120));
  const rows = await context.db
    .selectFrom('companies as c')
    .innerJoin('plans', 'plans.id', 'c.planId')
    .select(['c.id', 'c.seoAlias', 'c.name', 'c.logo', 'c.logoHandle', 'c.validatedAt', 'c.refusedAt'])
    .select(context.locale === 'fr' ? 'plans.nameFr as plan' : 'plans.nameEn as plan')
    .select(sql<number>`(select count(*)::int from company_members m where m.company_id = c.id)`.as('members'))
    .$if(wanted !== '', (query) => query.where('c.seoAlias', 'like', `%${wanted}%`))
    .$if(state !== undefined, (query) => query.where(inState[state ?? 'waiting']))
    .orderBy('c.createdAt', 'desc')
    .limit(mostFound)
    .execute();
  return rows.map(({ id, seoAlias, name, logo, logoHandle, plan, members, ...dates }) => {
    const shown = companyLogo({ id, logo, logoHandle });
    return { id, alias: seoAlias ?? id, name, logo: shown, plan, members, state: companyState(dates) };
  });
}

/** How many of the companies found by the same text are in each state. */
export async function countCompanies(context: Context, text: string): Promise<Record<CompanyState, number>> {
  permitReviewer(context);
  const wanted = slug(text.slice(0, 120));
  const { rows } = await sql<Record<CompanyState, number>>`select
    count(*) filter (where ${inState.waiting})::int as waiting,
    count(*) filter (where ${inState.validated})::int as validated,
    count(*) filter (where ${inState.refused})::int as refused
    from companies c where ${wanted === '' ? sql`true` : sql`c.seo_alias like ${`%${wanted}%`}`}`.execute(context.db);
  return rows[0] ?? { waiting: 0, validated: 0, refused: 0 };
}
