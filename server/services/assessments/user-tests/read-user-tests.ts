import { sql } from 'kysely';
import { mostRecommended, recommendedValue } from '../../../../domain/assessments/recommendation.ts';
import type { Context } from '../../../context.ts';
import type { ProfileView } from '../../profile/profile-view.ts';

export type TechnologyCard = {
  technologyId: string;
  name: string;
  handle: string | null;
  /** The id of the theme of its tests, for the tint. */
  theme: string | null;
  slugFr: string | null;
  slugEn: string | null;
  /** 'recommendation': not played yet (docs/product/assessments.md, Recommended tests). */
  variant: 'history' | 'recommendation';
  recommendedValue: number | null;
  /** Questions of the technology: answered right, written by the developer, both of these, and all. */
  validated: number;
  contributions: number;
  validatedContributions: number;
  total: number;
  sessions: number;
  /** Sessions that are not completed; for the developer and administrators only. */
  unfinished?: number;
  /** Milliseconds. */
  lastActivity: number | null;
  pinnedAt: number | null;
  hidden: boolean;
};

/** A favourite technology without a test, and whether the developer has asked for one. */
export type MissingTest = { technologyId: string; name: string; handle: string | null; asked: boolean };

export type UserTests = {
  cards: TechnologyCard[];
  /** For viewers who may edit the section. */
  edit?: { missing: MissingTest[]; profession: string | null };
};

type Row = Omit<TechnologyCard, 'variant' | 'recommendedValue' | 'unfinished'> & {
  unfinished: number;
  tests: number;
  favourite: number | null;
  sameProfession: boolean;
  asked: boolean;
  profession: string | null;
};

/** The parts of a profile that this viewer may open. */
type ProfileParts = Pick<ProfileView, 'developerId' | 'can' | 'cards'>;

/** The Tests section of a profile, in one query; undefined for a viewer who may not see the tests. */
export async function readUserTests(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  { developerId, can, cards }: ProfileParts,
): Promise<UserTests | undefined> {
  if (!cards.tests) return undefined;
  const rows = await readTechnologies({ db, locale }, developerId);
  const played = rows.filter(({ sessions, contributions }) => sessions > 0 || contributions > 0);
  const history = played.filter(({ hidden }) => can.edit || !hidden).map((row) => toCard(row, can.edit));
  if (!can.edit) return { cards: history };
  const fresh = rows.filter((row) => row.tests > 0 && !played.includes(row));
  return {
    cards: [...history, ...recommended(fresh)],
    edit: {
      missing: rows
        .filter(({ tests, favourite, asked }) => tests === 0 && (favourite !== null || asked))
        .map(({ technologyId, name, handle, asked }) => ({ technologyId, name, handle, asked })),
      profession: rows[0]?.profession ?? null,
    },
  };
}

async function readTechnologies({ db, locale }: Pick<Context, 'db' | 'locale'>, developerId: string): Promise<Row[]> {
  const name = sql.ref(`te.name_${locale}`);
  const { rows } = await sql<Row>`
    with mine as (
      select t.technology_id, count(*)::int as sessions,
        (count(*) filter (where s.status <> 'COMPLETED'))::int as unfinished,
        extract(epoch from max(coalesce(s.end_date, s.start_date, s.created_at))) * 1000 as last_activity
      from test_sessions s join tests t on t.id = s.test_id where s.user_id = ${developerId} group by t.technology_id
    ), right_answers as (
      select distinct q.question_id from test_session_questions q join test_sessions s on s.id = q.session_id
      where s.user_id = ${developerId} and s.status = 'COMPLETED' and q.is_right
    ), asked as (
      select t.technology_id, count(distinct t.id)::int as tests, min(t.theme_id) as theme,
        (count(q.id) filter (where q.status = 'PUBLISHED'))::int as total,
        (count(q.id) filter (where q.status = 'PUBLISHED' and r.question_id is not null))::int as validated,
        (count(q.id) filter (where q.status = 'PUBLISHED' and q.author_id = ${developerId}))::int as contributions,
        (count(q.id) filter (where q.status = 'PUBLISHED' and q.author_id = ${developerId}
          and r.question_id is not null))::int as validated_contributions,
        bool_or(exists (select from test_professions p where p.test_id = t.id and p.profession_id = d.profession_id))
          as same_profession
      from tests t join developers d on d.id = ${developerId} left join questions q on q.test_id = t.id
      left join right_answers r on r.question_id = q.id
      where t.status = 'PUBLISHED' group by t.technology_id
    )
    select te.id as technology_id, ${name} as name, te.handle, a.theme, c.slug_fr, c.slug_en,
      coalesce(a.validated, 0) as validated, coalesce(a.contributions, 0) as contributions,
      coalesce(a.validated_contributions, 0) as validated_contributions,
      coalesce(a.total, 0) as total, coalesce(m.sessions, 0) as sessions, coalesce(m.unfinished, 0) as unfinished,
      m.last_activity::float8, coalesce(a.tests, 0) as tests, f.position as favourite,
      coalesce(a.same_profession, false) as same_profession,
      (extract(epoch from p.pinned_at) * 1000)::float8 as pinned_at, h.technology_id is not null as hidden,
      w.technology_id is not null as asked,
      (select pr.${sql.ref(`display_name_${locale}`)} from developers d join professions pr on pr.id = d.profession_id
        where d.id = ${developerId}) as profession
    from technologies te
    left join mine m on m.technology_id = te.id
    left join asked a on a.technology_id = te.id
    left join test_categories c on c.technology_id = a.technology_id
    left join developer_technologies f on f.technology_id = te.id and f.developer_id = ${developerId}
    left join pinned_technologies p on p.technology_id = te.id and p.user_id = ${developerId}
    left join hidden_technologies h on h.technology_id = te.id and h.user_id = ${developerId}
    left join test_requests w on w.technology_id = te.id and w.user_id = ${developerId} and w.opened_at is null
    where m.technology_id is not null or a.technology_id is not null or f.technology_id is not null
      or w.technology_id is not null`.execute(db);
  return rows;
}

/** The card of one technology with a published test, for its developer. */
export async function readTechnologyCard(
  context: Pick<Context, 'db' | 'locale'>,
  developerId: string,
  technologyId: string,
): Promise<TechnologyCard | undefined> {
  const rows = await readTechnologies(context, developerId);
  const row = rows.find((one) => one.technologyId === technologyId);
  return row && toCard(row, true);
}

function toCard(row: Row, edits: boolean): TechnologyCard {
  const { technologyId, name, handle, theme, slugFr, slugEn, total } = row;
  const { validated, contributions, validatedContributions } = row;
  const { sessions, unfinished, lastActivity, pinnedAt, hidden } = row;
  return {
    ...{ technologyId, name, handle, theme, slugFr, slugEn, total, sessions },
    ...{ validated, contributions, validatedContributions },
    ...{ lastActivity, pinnedAt, hidden, variant: 'history', recommendedValue: null },
    ...(edits ? { unfinished } : {}),
  };
}

function recommended(rows: readonly Row[]): TechnologyCard[] {
  return rows
    .flatMap((row) => {
      const value = recommendedValue(row);
      return value === undefined
        ? []
        : [{ ...toCard(row, false), variant: 'recommendation' as const, recommendedValue: value }];
    })
    .sort((one, other) => other.recommendedValue - one.recommendedValue)
    .slice(0, mostRecommended);
}
