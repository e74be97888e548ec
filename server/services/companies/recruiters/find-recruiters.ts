import { sql } from 'kysely';
import { type CompanyState, companyState } from '../../../../domain/companies/company-state.ts';
import {
  type RecruiterRole,
  type RecruiterState,
  recruiterRole,
  recruiterState,
} from '../../../../domain/companies/recruiter-state.ts';
import type { Context } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { permitReviewer } from '../permit.ts';

export type FoundRecruiter = {
  id: string;
  alias: string;
  name: string;
  email: string;
  jobTitle: string | null;
  role: RecruiterRole;
  state: RecruiterState;
  /** Null for an account that was never used. */
  lastSeen: string | null;
  company: { alias: string; name: string; state: CompanyState } | undefined;
};
export type FoundRecruiters = { total: number; recruiters: FoundRecruiter[] };

const mostAtOnce = 50;

type Row = {
  id: string;
  alias: string;
  name: string;
  email: string;
  jobTitle: string | null;
  emailVerified: boolean;
  leaving: boolean;
  lastSeen: Date | null;
  admin: boolean | null;
  intros: boolean | null;
  company: string | null;
  companyAlias: string | null;
  validatedAt: Date | null;
  refusedAt: Date | null;
  total: number;
};

/** Recruiters by a part of their name or of their e-mail address; the newest accounts first. */
export async function findRecruiters(context: Context, text: string): Promise<FoundRecruiters> {
  permitReviewer(context);
  // An account that was never used has the moment of its creation as its last contact.
  const { rows } = await sql<Row>`
    select r.id, coalesce(r.seo_alias, r.id::text) as alias, r.display_name as name, u.email, r.job_title,
      u.email_verified, exists (select from erasures e where e.user_id = r.id) as leaving,
      case when u.last_contact_at > u.created_at then u.last_contact_at end as last_seen,
      m.admin, m.intros, c.name as company, coalesce(c.seo_alias, c.id::text) as company_alias, c.validated_at,
      c.refused_at, count(*) over ()::int as total
    from recruiters r join users u on u.id = r.id
    left join company_members m on m.recruiter_id = r.id left join companies c on c.id = m.company_id
    where ${hasWords(text, 'r.display_name', 'u.name', 'u.email')}
    order by u.created_at desc, r.id limit ${mostAtOnce}`.execute(context.db);
  return { total: rows[0]?.total ?? 0, recruiters: rows.map(foundRecruiter) };
}

function foundRecruiter(row: Row): FoundRecruiter {
  const { id, alias, name, email, jobTitle, company, companyAlias, admin, intros } = row;
  return {
    ...{ id, alias, name, email, jobTitle },
    state: recruiterState(row),
    role: recruiterRole(company === null ? undefined : { admin: admin === true, intros: intros === true }),
    lastSeen: row.lastSeen?.toISOString() ?? null,
    company: company && companyAlias ? { alias: companyAlias, name: company, state: companyState(row) } : undefined,
  };
}
