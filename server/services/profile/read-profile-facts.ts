import { sql } from 'kysely';
import { hidesFromCompany, type ProfileFacts } from '../../../domain/permissions/profile.ts';
import { readVisibility, type Visibility } from '../../../domain/profile/visibility.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import { type Hiding, hidingColumns } from '../library/hiding-columns.ts';

type Row = Hiding & { id: string; disabled: boolean; isShort: boolean; visibility: unknown };

/**
 * The facts for `canOpenProfile`, wherever a part of a profile is shown without the check of authorise-profile.ts. The
 * id is a UUID.
 */
export async function readProfileFacts(
  db: Writer,
  viewer: Viewer,
  developerId: string,
): Promise<(ProfileFacts & { visibility: Visibility }) | undefined> {
  const { rows } = await sql<Row>`
    select d.id, d.disabled_at is not null as disabled, d.is_short, d.visibility, ${sql.raw(hidingColumns('c.id'))}
    from developers d left join companies c on c.id = ${viewer?.membership?.companyId ?? null}::uuid
    where d.id = ${developerId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { id, disabled, isShort, visibility } = row;
  return { id, disabled, isShort, hidesFromCompany: hidesFromCompany(row), visibility: readVisibility(visibility) };
}
