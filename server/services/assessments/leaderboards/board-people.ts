import { sql } from 'kysely';
import { namedOnBoards } from '../../../../domain/assessments/leaderboards/board-name.ts';
import { isEmployer } from '../../../../domain/library/employer.ts';
import type { Context } from '../../../context.ts';
import { pictureOf } from '../../profile/show-cards.ts';

/** `alias`: of the profile, when the viewer may open it. */
export type BoardPerson = { name: string; picture: string | undefined; alias: string | undefined };

type Row = {
  id: string;
  displayName: string;
  seoAlias: string | null;
  avatar: unknown;
  profilePicHandle: string | null;
  visibility: unknown;
  isShort: boolean;
  disabled: boolean;
  blocked: boolean;
  company: string | null;
  employers: string[];
};

/** The players of a leaderboard page whom this viewer may see by name, in one query. */
export async function readBoardPeople(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<Map<string, BoardPerson>> {
  if (ids.length === 0) return new Map();
  const companyId = viewer?.membership?.companyId ?? null;
  const { rows } = await sql<Row>`
    select d.id, d.display_name, d.seo_alias, d.avatar, d.profile_pic_handle, d.visibility, d.is_short,
      d.disabled_at is not null as disabled,
      exists (select from blocked_companies b where b.company_id = ${companyId}::uuid and b.developer_id = d.id) as blocked,
      (select name from companies where id = ${companyId}::uuid) as company,
      case when ${companyId}::uuid is not null and d.hide_from_employer then array(select company_name
        from developer_experiences e where e.developer_id = d.id and e.still_employed) else '{}' end as employers
    from developers d where d.id = any(${ids}::uuid[])`.execute(db);
  const all = viewer?.role === 'ADMIN';
  return new Map(
    rows
      .filter((row) => all || row.id === viewer?.userId || (namedOnBoards(row) && !isUnwanted(row)))
      .map((row) => [
        row.id,
        { name: row.displayName, picture: pictureOf(row), alias: opens(viewer) ? (row.seoAlias ?? row.id) : undefined },
      ]),
  );
}

/** The company is blocked by the player, or is the player's employer, from whom the player hides. */
function isUnwanted({ blocked, company, employers }: Row): boolean {
  return blocked || (company !== null && isEmployer(company, employers));
}

/** A recruiter whose company is not validated cannot open profiles. */
function opens(viewer: Context['viewer']): boolean {
  return viewer?.role !== 'RECRUITER' || viewer.membership?.validated === true;
}
