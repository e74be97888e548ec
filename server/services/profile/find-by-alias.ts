import { canKnowAlias, hidesFromCompany } from '../../../domain/permissions/profile.ts';
import { readVisibility } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';
import { type Hiding, hidingColumns } from '../library/hiding-columns.ts';

type Row = Hiding & { id: string; visibility: unknown; isShort: boolean; disabled: boolean };

/** The form of an alias; any other text is not searched. */
const aliasForm = /^[\w-]{1,160}$/;

/** Prepared once per connection, because it runs before most profile pages. */
const question = `
  select d.id, d.visibility, d.is_short as "isShort", d.disabled_at is not null as disabled, ${hidingColumns('$2::uuid')}
  from developers d where d.seo_alias = $1
    or d.id = (select f.developer_id from developer_former_aliases f where f.alias = $1)`;

/**
 * The id of the developer with this alias, or who had it before, if the viewer may know it. Run before anything else is read, so that a
 * hidden alias is answered as fast as one that does not exist.
 */
export async function findByAlias(
  { pool, viewer }: Pick<Context, 'pool' | 'viewer'>,
  alias: string,
): Promise<string | undefined> {
  if (!aliasForm.test(alias)) return undefined;
  const companyId = viewer?.membership?.companyId ?? null;
  const { rows } = await pool.query<Row>({ name: 'developer-alias', text: question, values: [alias, companyId] });
  const [row] = rows;
  if (!row) return undefined;
  const profile = { ...row, hidesFromCompany: hidesFromCompany(row), visibility: readVisibility(row.visibility) };
  return canKnowAlias(viewer, profile) ? row.id : undefined;
}
