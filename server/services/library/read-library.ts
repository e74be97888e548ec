import { sql } from 'kysely';
import { imageAddress } from '../../../domain/files/image-address.ts';
import { libraryAccess } from '../../../domain/library/library-access.ts';
import { type LibraryPosition, libraryPageSize } from '../../../domain/library/library-position.ts';
import { aboutBadge } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';
import type { Json } from '../../data/schema.generated.ts';
import { Forbidden, Invalid } from '../../errors.ts';
import { avatarAddress } from '../avatars/picture-address.ts';
import { openPosition, sealPosition } from './cursor.ts';
import { isListed } from './is-listed.ts';

export type LibraryEntry = {
  id: string;
  /** The last part of the profile's address. */
  alias: string;
  name: string;
  portrait: string | undefined;
  profession: string | null;
  city: string | null;
  years: number | null;
  sentence: string | null;
  searchState: string;
  technologies: { id: string; name: string; handle: string | null }[];
  badge: 'recommended' | 'called' | undefined;
};

export type Library =
  | { access: 'open'; entries: LibraryEntry[]; next: string | undefined }
  | { access: 'noCompany' | 'pending' | 'declined' };

type Row = Omit<LibraryEntry, 'portrait' | 'badge'> &
  LibraryPosition & { avatar: Json | null; profilePicHandle: string | null; recommendations: number };

/** One page of the CV library in one query: the boosted first, then those who were updated last. */
export async function readLibrary(context: Context, after: string | undefined): Promise<Library> {
  const { viewer, config } = context;
  const access = libraryAccess(viewer);
  if (access === 'refused') throw new Forbidden();
  if (access !== 'open') return { access };
  const position = after === undefined ? undefined : openPosition(config.SECRET, after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const rows = await readRows(context, position);
  const shown = rows.slice(0, libraryPageSize);
  const last = rows.length > libraryPageSize ? shown.at(-1) : undefined;
  return { access, entries: shown.map(entryOf), next: last && sealPosition(config.SECRET, positionOf(last)) };
}

/** One more than a page, which tells whether there is a next one. */
async function readRows({ db, locale }: Context, position: LibraryPosition | undefined): Promise<Row[]> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const further = position
    ? sql`and (c.boost, d.last_update, d.id)
        < (${position.boost}, ${position.lastUpdate}::timestamptz, ${position.id}::uuid)`
    : sql``;
  const { rows } = await sql<Row>`
    with page as (
      select d.id, c.boost, d.last_update
      from developers d join developer_confidential c on c.developer_id = d.id
      where ${isListed} ${further}
      order by c.boost desc, d.last_update desc, d.id desc limit ${libraryPageSize + 1}
    )
    select page.id, page.boost, to_char(page.last_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last_update,
      coalesce(d.seo_alias, page.id::text) as alias, d.display_name as name, d.avatar, d.profile_pic_handle,
      ${named('pr.display_name')} as profession, d.code_experience_years as years,
      d.one_sentence_description as sentence, d.job_search_state as search_state,
      (select ${named('p.locality')} from developer_places dp join places p on p.id = dp.place_id
        where dp.developer_id = page.id and dp.kind = 'current' order by dp.position limit 1) as city,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', ${named('t.name')}, 'handle', t.handle)
          order by dt.position)
        from developer_technologies dt join technologies t on t.id = dt.technology_id
        where dt.developer_id = page.id), '[]') as technologies,
      (select count(*)::int from developer_recommendations r where r.developer_id = page.id) as recommendations
    from page join developers d on d.id = page.id left join professions pr on pr.id = d.profession_id
    order by page.boost desc, page.last_update desc, page.id desc`.execute(db);
  return rows;
}

/** Field by field: what is not named here does not leave the server. */
function entryOf(row: Row): LibraryEntry {
  return {
    id: row.id,
    alias: row.alias,
    name: row.name,
    portrait: row.profilePicHandle ? imageAddress(row.profilePicHandle, 150) : avatarAddress(row.id, row.avatar),
    profession: row.profession,
    city: row.city,
    years: row.years,
    sentence: row.sentence,
    searchState: row.searchState,
    technologies: row.technologies,
    badge: aboutBadge(row),
  };
}

function positionOf({ boost, lastUpdate, id }: Row): LibraryPosition {
  return { boost, lastUpdate, id };
}
