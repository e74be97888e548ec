import { isEmployer } from '../../../domain/library/employer.ts';
import { knowsAlias } from '../../../domain/profile/hidden-profile.ts';
import { readVisibility, viewerKind } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';

type Row = {
  id: string;
  visibility: unknown;
  isShort: boolean;
  disabled: boolean;
  blocked: boolean;
  company: string | null;
  employers: string[];
};

/** The form of an alias; any other text is not searched. */
const aliasForm = /^[\w-]{1,160}$/;

/** Prepared once per connection, because it runs before most profile pages. */
const question = `
  select d.id, d.visibility, d.is_short as "isShort", d.disabled_at is not null as disabled,
    exists (select from blocked_companies b where b.company_id = $2::uuid and b.developer_id = d.id) as blocked,
    (select name from companies where id = $2::uuid) as company,
    case when $2::uuid is not null and d.hide_from_employer then array(select e.company_name
      from developer_experiences e where e.developer_id = d.id and e.still_employed) else '{}' end as employers
  from developers d where d.seo_alias = $1`;

/**
 * The id of the developer with this alias, if the viewer may know it. Run before anything else is read, so that a
 * hidden alias is answered as fast as one that does not exist.
 */
export async function findByAlias(
  { pool, viewer }: Pick<Context, 'pool' | 'viewer'>,
  alias: string,
): Promise<string | undefined> {
  if (!aliasForm.test(alias)) return undefined;
  const companyId = (viewer?.role === 'RECRUITER' && viewer.membership?.companyId) || null;
  const { rows } = await pool.query<Row>({ name: 'developer-alias', text: question, values: [alias, companyId] });
  const [row] = rows;
  if (!row) return undefined;
  const unwanted = row.blocked || (row.company !== null && isEmployer(row.company, row.employers));
  const person = { ...row, unwanted, visibility: readVisibility(row.visibility) };
  return knowsAlias(viewerKind(viewer, row.id), person) ? row.id : undefined;
}
