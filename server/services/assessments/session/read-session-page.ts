import type { Selectable } from 'kysely';
import { type Place, placeOf, type Result, resultOf } from '../../../../domain/assessments/rating/result.ts';
import type { PlayFlag } from '../../../../domain/assessments/session/play-flags.ts';
import type { ExtraTime } from '../../../../domain/assessments/session/timer.ts';
import { readRankings, shownRanking } from '../../../../domain/assessments/test-on-profile.ts';
import { isId } from '../../../../domain/id.ts';
import { canReadEverySession } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { DB } from '../../../data/schema.generated.ts';
import { player } from '../permit.ts';
import { readSessionStanding, type SessionStanding } from './read-standing.ts';
import { readWait } from './read-wait.ts';
import { readSession } from './session-store.ts';
import { type SessionView, viewSession } from './view-session.ts';

export type SessionPage = {
  view: SessionView;
  test: { id: string; alias: string; name: string; handle: string | null };
  startDate: Date | null;
  endDate: Date | null;
  /** Of a rated session that has ended; `place` is the rank of all time. */
  result: (Result & { season: Place | undefined }) | undefined;
};
export type PlayerSessionPage = SessionPage & {
  extraTime: ExtraTime;
  /** When the next rated session of this test may begin; undefined means now. */
  until: Date | undefined;
  /** Of a rated session that has ended. */
  standing: SessionStanding | undefined;
  /** A company follows this session. */
  confirmation: SessionConfirmation | undefined;
};
type SessionConfirmation = { introductionId: string; company: string; confirmed: boolean | null };
export type AdminSessionPage = SessionPage & {
  player: { id: string; name: string };
  extraTime: ExtraTime;
  flags: { kind: PlayFlag['kind']; data: Record<string, number> }[];
  /** When a person of the team looked at the hints. */
  flagsSeenAt: Date | null;
  /** `can`: the result may become a badge; `refused`: the team does not stand behind it. */
  badge: { can: boolean; refused: boolean; held: boolean };
};

/** The viewer's own session, without answers that must not be known yet. */
export async function readSessionPage(context: Context, sessionId: string): Promise<PlayerSessionPage> {
  const { userId } = player(context);
  const page = await readPage(context, sessionId, userId, false);
  const { db, ports } = context;
  const { extraTime } = await db
    .selectFrom('users')
    .select('extraTime')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...page,
    extraTime: extraTime as ExtraTime,
    until: await readWait(db, { userId, testId: page.test.id }, ports.clock.now()),
    standing: page.result && (await readSessionStanding(context, { userId, testId: page.test.id })),
    confirmation: await readConfirmation(context, sessionId),
  };
}

async function readConfirmation({ db }: Context, sessionId: string): Promise<SessionConfirmation | undefined> {
  return db
    .selectFrom('scoreConfirmations as c')
    .innerJoin('companies as o', 'o.id', 'c.companyId')
    .select(['c.introductionId', 'o.name as company', 'c.confirmed'])
    .where('c.sessionId', '=', sessionId)
    .executeTakeFirst();
}

/** The current state of the viewer's own session, for a page that lost its connection or is behind another tab. */
export async function readSessionView(context: Context, sessionId: string): Promise<SessionView> {
  const stored = await readSession(context.db, sessionId, player(context).userId);
  if (!stored) throw new NotFound();
  return viewSession(context.db, context, stored);
}

/** A developer's session for an administrator: all questions and answers so far, and unusual facts. */
export async function readSessionForAdmin(
  context: Context,
  userId: string,
  sessionId: string,
): Promise<AdminSessionPage> {
  permit(context, canReadEverySession);
  if (!isId(userId)) throw new NotFound();
  const page = await readPage(context, sessionId, userId, true);
  const { db } = context;
  const flags = await db
    .selectFrom('playFlags')
    .select(['kind', 'data'])
    .where('sessionId', '=', sessionId)
    .orderBy('kind')
    .execute();
  const person = await db
    .selectFrom('users as u')
    .innerJoin('testSessions as s', 's.userId', 'u.id')
    .leftJoin('testBadges as b', 'b.sessionId', 's.id')
    .select(['u.id', 'u.name', 's.extraTime', 's.badgeRefusedAt', 's.flagsSeenAt', 'b.id as badgeId'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    ...page,
    player: { id: person.id, name: person.name },
    extraTime: person.extraTime as ExtraTime,
    flags: flags as AdminSessionPage['flags'],
    flagsSeenAt: person.flagsSeenAt,
    badge: {
      can: page.result !== undefined,
      refused: person.badgeRefusedAt !== null,
      held: person.badgeId !== null,
    },
  };
}

/**
 * The player of a session: an administrator who opens the player's address is redirected to the administrator's page.
 */
export async function findSessionOwner(context: Context, sessionId: string): Promise<string> {
  permit(context, canReadEverySession);
  if (!isId(sessionId)) throw new NotFound();
  const { db } = context;
  const row = await db.selectFrom('testSessions').select('userId').where('id', '=', sessionId).executeTakeFirst();
  if (!row) throw new NotFound();
  return row.userId;
}

async function readPage(context: Context, sessionId: string, userId: string, all: boolean): Promise<SessionPage> {
  const { db, locale } = context;
  const stored = await readSession(db, sessionId, userId);
  if (!stored) throw new NotFound();
  const row = await db
    .selectFrom('testSessions as s')
    .innerJoin('tests as t', 't.id', 's.testId')
    .innerJoin('technologies as tech', 'tech.id', 't.technologyId')
    .select(['t.id', 't.seoAlias', locale === 'fr' ? 't.nameFr as name' : 't.nameEn as name', 'tech.handle'])
    .select(['s.startDate', 's.endDate', 's.score', 's.deviationAfter', 's.seasonId', 's.ranking', 's.updatedRanking'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    view: await viewSession(db, context, stored, all),
    test: { id: row.id, alias: row.seoAlias ?? row.id, name: row.name, handle: row.handle },
    startDate: row.startDate,
    endDate: row.endDate,
    result: resultOfSession(row),
  };
}

type Stored = Pick<
  Selectable<DB['testSessions']>,
  'score' | 'deviationAfter' | 'seasonId' | 'ranking' | 'updatedRanking'
>;
/** The updated ranking is preferred (docs/product/assessments.md, Ranks and medals). */
function resultOfSession({ score, deviationAfter, seasonId, ...stored }: Stored): SessionPage['result'] {
  if (score === null) return undefined;
  const ranking = shownRanking(readRankings(stored));
  const measured = { score, deviation: deviationAfter };
  return {
    ...resultOf(measured, ranking?.allTime),
    season: placeOf(measured, ranking?.seasons?.[seasonId ?? '']),
  };
}
