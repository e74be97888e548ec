import { sql } from 'kysely';
import { resultOf } from '../../../domain/assessments/rating/result.ts';
import { imageAddress } from '../../../domain/image-address.ts';
import { testRanks } from '../../../domain/library/marks.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import { aboutBadge } from '../../../domain/profile/visibility.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import type { Json } from '../../data/schema.generated.ts';
import { shownTo } from '../../search/library/conditions.ts';
import { allOf } from '../../search/library/sql-filters.ts';
import { avatarAddress } from '../profile/avatars/picture-address.ts';

/** One developer as the CV library shows them. */
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
  jobSearchState: string;
  /** The first wished cities. */
  wishes: string[];
  remote: string | null;
  /** Thousands of euros a year, or euros a day of those who work as freelances only; null when not said. */
  salary: number | null;
  dailyRate: number | null;
  technologies: { id: string; name: string; handle: string | null }[];
  /** The best shown tests: a result without a percentage is provisional. */
  tests: { id: string; name: string; score: number; margin: number | undefined; percent: number | undefined }[];
  badge: 'recommended' | 'called' | undefined;
  /** The viewer's last visit of this profile; undefined when there was none. */
  seenAt: string | undefined;
  /** A favourite of the viewer; undefined for viewers without favourites. */
  favourite: boolean | undefined;
  /** The company has opened it today: it can be opened again without a further view. */
  openedToday: boolean;
  /** How many notes the viewer's company has on them; none for viewers without such notes. */
  notes: number;
};

type Row = Omit<LibraryEntry, 'portrait' | 'badge' | 'seenAt' | 'favourite' | 'tests'> & {
  tests: { id: string; name: string; centile: number; score: number; deviation: number | null }[];
  avatar: Json | null;
  profilePicHandle: string | null;
  recommendations: number;
  boost: number;
  seenAt: Date | null;
  favourite: boolean | null;
};

const mostWishes = 3;
const mostTests = 3;
/** docs/product/profile.md, The job-search card: for them the daily rate takes the place of the salary, if it is shown. */
const freelanceOnly = sql`'{freelance}'::text[]`;

export type Reader = {
  locale: Locale;
  recruiterId: string | undefined;
  company: LibrarySearch['company'];
  /** Today, for the count of views; not needed where nothing is opened. */
  day?: string;
  /** Also people who have left the library: the company knows them from their application. */
  unlisted?: true;
};

/**
 * The developers of a page, in the order of the ids. Those who have left the library meanwhile, or hide from this
 * company, are left out: this is the last check before the data is sent.
 */
export async function readEntries(db: Writer, ids: readonly string[], reader: Reader): Promise<LibraryEntry[]> {
  if (ids.length === 0) return [];
  const { locale, recruiterId = null, company, day = null, unlisted } = reader;
  const visible = unlisted ? sql<boolean>`d.disabled_at is null and not d.is_short` : sql<boolean>`is_listed(d)`;
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<Row>`
    select d.id, coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name, d.avatar, d.profile_pic_handle,
      ${named('pr.display_name')} as profession, d.code_experience_years as years,
      d.one_sentence_description as sentence, d.job_search_state, d.remote_frequency as remote, l.boost,
      case when d.contract_types <> ${freelanceOnly} then d.salary end as salary,
      case when d.contract_types = ${freelanceOnly} and 'averageDailyRate' = any(d.shared_fields)
        then d.average_daily_rate end as daily_rate,
      (select ${named('p.locality')} from developer_places dp join places p on p.id = dp.place_id
        where dp.developer_id = d.id and dp.kind = 'current' order by dp.position limit 1) as city,
      array(select ${named('p.locality')} from developer_places dp join places p on p.id = dp.place_id
        where dp.developer_id = d.id and dp.kind = 'dream' order by dp.position limit ${mostWishes}) as wishes,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', ${named('t.name')}, 'handle', t.handle)
          order by dt.position)
        from developer_technologies dt join technologies t on t.id = dt.technology_id
        where dt.developer_id = d.id), '[]') as technologies,
      coalesce((select json_agg(best) from (select t.id, ${named('t.name')} as name, st.centile, st.score, st.deviation
        from developer_tests st join tests t on t.id = st.test_id where st.developer_id = d.id
          and 100 * st.centile <= ${Math.max(...testRanks)}
        order by st.provisional, st.centile, t.id limit ${mostTests}) best), '[]') as tests,
      (select count(*)::int from developer_recommendations r where r.developer_id = d.id) as recommendations,
      (select v.last_at from developer_visits v where v.recruiter_id = ${recruiterId}::uuid and v.developer_id = d.id
        order by v.last_at desc limit 1) as seen_at,
      case when ${recruiterId}::uuid is not null then exists (select from favourites f
        where f.recruiter_id = ${recruiterId}::uuid and f.developer_id = d.id
          and f.company_id = ${company?.id ?? null}::uuid) end as favourite,
      exists (select from company_views v where v.company_id = ${company?.id ?? null}::uuid and v.day = ${day}::date
        and v.developer_id = d.id) as opened_today,
      case when ${recruiterId}::uuid is null then 0 else (select count(*)::int from company_notes n
        where n.company_id = ${company?.id ?? null}::uuid and n.developer_id = d.id) end as notes
    from library_profiles l join developers d on d.id = l.developer_id left join professions pr on pr.id = d.profession_id
    where l.developer_id = any(${ids}::uuid[]) and ${allOf([visible, ...shownTo(company)])}`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [entryOf(row)] : [];
  });
}

/** Field by field, so that no other column is sent to the browser. */
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
    jobSearchState: row.jobSearchState,
    wishes: row.wishes,
    remote: row.remote,
    salary: row.salary,
    dailyRate: row.dailyRate,
    technologies: row.technologies,
    tests: row.tests.map(({ id, name, centile, ...measured }) => {
      const { score, margin, place } = resultOf(measured, { centile });
      return { id, name, score, margin, percent: place?.percent };
    }),
    badge: aboutBadge(row),
    seenAt: row.seenAt?.toISOString(),
    favourite: row.favourite ?? undefined,
    openedToday: row.openedToday,
    notes: row.notes,
  };
}
