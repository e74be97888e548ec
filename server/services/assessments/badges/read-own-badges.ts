import { sql } from 'kysely';
import { type BadgeOffer, badgeOffer } from '../../../../domain/assessments/badges/badge.ts';
import { type Claimed, readClaims } from '../../../../domain/assessments/badges/credential.ts';
import { type Result, resultOf } from '../../../../domain/assessments/rating/result.ts';
import { readRankings, shownRanking } from '../../../../domain/assessments/test-on-profile.ts';
import { canHaveBadges } from '../../../../domain/permissions/assessments.ts';
import { type Context, permit } from '../../../context.ts';

export type OwnBadge = { id: string; handle: string; claims: Claimed; shared: boolean };
/** A test with a badge, or with a result that can become one. */
export type BadgeRow = {
  sessionId: string;
  test: { alias: string; name: string };
  endDate: Date;
  /** Of the newest session. */
  result: Result;
  offer: Extract<BadgeOffer, 'obtain' | 'renew' | 'held' | 'provisional' | 'refused'>;
  badge: OwnBadge | undefined;
};
export type OwnBadges = { rows: BadgeRow[]; baseUrl: string; disabled: boolean };

type Row = {
  id: string;
  testId: string;
  alias: string;
  name: string;
  endDate: Date;
  score: number | null;
  deviation: number | null;
  ranking: unknown;
  updatedRanking: unknown;
  refused: boolean;
  badgeId: string | null;
  badgeSession: string | null;
  handle: string | null;
  document: string | null;
  shared: boolean;
};

/** The viewer's badges and the results that can become one: the newest session of each test, those with badges first. */
export async function readOwnBadges(context: Context): Promise<OwnBadges> {
  const { userId } = permit(context, canHaveBadges);
  const { db, locale, config } = context;
  const name = sql.ref(`t.name_${locale}`);
  const { rows } = await sql<Row>`
    select s.id, s.test_id, coalesce(t.seo_alias, t.id::text) as alias, ${name} as name, s.end_date, s.score,
      s.deviation_after as deviation, s.ranking, s.updated_ranking, s.badge_refused_at is not null as refused,
      b.id as badge_id, b.session_id as badge_session, b.handle, b.document, b.shared_at is not null as shared
    from (select distinct on (test_id) * from test_sessions
      where user_id = ${userId} and status = 'COMPLETED' and not practice and end_date is not null
      order by test_id, end_date desc, id desc) s
    join tests t on t.id = s.test_id
    left join test_badges b on b.user_id = s.user_id and b.test_id = s.test_id
    order by b.issued_at desc nulls last, s.end_date desc, s.id`.execute(db);
  const developer = await db.selectFrom('developers').select('disabledAt').where('id', '=', userId).executeTakeFirst();
  return {
    rows: rows.flatMap(shownRow),
    baseUrl: config.BASE_URL,
    disabled: developer?.disabledAt != null,
  };
}

function shownRow(row: Row): BadgeRow[] {
  if (row.score === null) return [];
  const { id, score, deviation, refused, alias, name, endDate, badgeId, handle, document, shared } = row;
  const offer = badgeOffer(
    { id, score, deviation, refused },
    { newest: id, held: row.badgeSession ?? undefined },
  ) as BadgeRow['offer'];
  const badge =
    badgeId && handle && document ? { id: badgeId, handle, shared, claims: readClaims(document) } : undefined;
  const result = resultOf({ score, deviation }, shownRanking(readRankings(row))?.allTime);
  return [{ sessionId: id, test: { alias, name }, endDate, result, offer, badge }];
}

/** For the results of one session: whether the viewer can take its badge; undefined for everyone else. */
export async function readBadgeOffer(context: Context, sessionId: string): Promise<BadgeRow['offer'] | undefined> {
  if (!canHaveBadges(context.viewer)) return undefined;
  const { rows } = await readOwnBadges(context);
  return rows.find((row) => row.sessionId === sessionId)?.offer;
}
