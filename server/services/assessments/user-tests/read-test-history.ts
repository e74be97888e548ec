import { sql } from 'kysely';
import { type Place, placeOf, type Result, resultOf } from '../../../../domain/assessments/rating/result.ts';
import type { SessionStatus } from '../../../../domain/assessments/session/session.ts';
import { byHistory } from '../../../../domain/assessments/session/session-history.ts';
import {
  offersProfile,
  type ProfileButton,
  profileButton,
  readRankings,
  shownRanking,
} from '../../../../domain/assessments/test-on-profile.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { permitEdit } from '../../profile/edit-card.ts';
import { readSeasons, type Seasons } from '../leaderboards/read-seasons.ts';

export type HistorySession = {
  sessionId: string;
  testName: string;
  status: SessionStatus;
  practice: boolean;
  /** Five questions that a company asked for. */
  confirms: boolean;
  startDate: Date | undefined;
  endDate: Date | undefined;
  questionIndex: number;
  remainingQuestions: number;
  /** Of a rated session that has ended; `place` is the rank of all time. */
  result: Result | undefined;
  /** `name`: when the team has given one. */
  season: (Place & { id: string; name: string | undefined }) | undefined;
  /** Undefined when the profile is not offered. */
  button: ProfileButton | undefined;
};
export type TestHistory = { technologyName: string; sessions: HistorySession[] };

type Row = {
  id: string;
  testName: string;
  status: SessionStatus;
  practice: boolean;
  /** Five questions that a company asked for. */
  confirms: boolean;
  startDate: Date | null;
  endDate: Date | null;
  length: number;
  replies: number;
  score: number | null;
  deviation: number | null;
  seasonId: string | null;
  ranking: unknown;
  updatedRanking: unknown;
  shownEnd: Date | null;
};

/** More than any player has for one technology; the oldest would be left out. */
const mostSessions = 200;

/**
 * docs/product/assessments.md, Test history: for the developer and administrators only. Four queries: the developer,
 * the technology, the sessions, the names of seasons.
 */
export async function readTestHistory(
  context: Context,
  developerId: string,
  technologyId: string,
): Promise<TestHistory> {
  permitEdit(context, developerId);
  const { db, locale } = context;
  const developer = await db
    .selectFrom('developers')
    .select(['validationStatus', 'isShort'])
    .where('id', '=', developerId)
    .executeTakeFirst();
  const technology = await db
    .selectFrom('technologies')
    .select(locale === 'fr' ? 'nameFr as name' : 'nameEn as name')
    .where('id', '=', technologyId)
    .executeTakeFirst();
  if (!developer || !technology) throw new NotFound();
  const { rows } = await sql<Row>`
    select s.id, t.${sql.ref(`name_${locale}`)} as test_name, s.status, s.practice, s.confirms, s.start_date, s.end_date, s.length,
      (select count(*)::int from test_session_questions q where q.session_id = s.id and q.how is not null) as replies,
      s.score, s.deviation_after as deviation, s.season_id, s.ranking, s.updated_ranking, d.ended_at as shown_end
    from test_sessions s join tests t on t.id = s.test_id
    left join developer_tests d on d.developer_id = s.user_id and d.test_id = s.test_id
    where s.user_id = ${developerId} and t.technology_id = ${technologyId}
    order by s.end_date desc nulls first limit ${mostSessions}`.execute(db);
  const { names } = await readSeasons(db, locale);
  const sessions = rows.map((row) => toSession(row, developer, names));
  return { technologyName: technology.name, sessions: sessions.toSorted(byHistory) };
}

function toSession(
  row: Row,
  developer: { validationStatus: string | null; isShort: boolean },
  seasonNames: Seasons['names'],
): HistorySession {
  const rankings = readRankings(row);
  const known = shownRanking(rankings);
  const { endDate, practice, confirms, score, seasonId, shownEnd } = row;
  const inSeason = seasonId ? placeOf(row, known?.seasons?.[seasonId]) : undefined;
  const offered = row.status === 'COMPLETED' && offersProfile({ ...developer, practice });
  return {
    sessionId: row.id,
    testName: row.testName,
    status: row.status,
    practice,
    confirms,
    startDate: row.startDate ?? undefined,
    endDate: endDate ?? undefined,
    questionIndex: row.replies,
    remainingQuestions: row.length - row.replies,
    result: score === null ? undefined : resultOf({ ...row, score }, known?.allTime),
    season: inSeason && seasonId ? { ...inSeason, id: seasonId, name: seasonNames[seasonId] } : undefined,
    button:
      offered && endDate
        ? profileButton({ session: { endDate, ...rankings }, shown: shownEnd ? { endDate: shownEnd } : undefined })
        : undefined,
  };
}
