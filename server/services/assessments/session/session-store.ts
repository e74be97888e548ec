import { type Selectable, sql } from 'kysely';
import type { SessionAnswer } from '../../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import type { Reply, Session, SessionStatus } from '../../../../domain/assessments/session/session.ts';
import type { ExtraTime } from '../../../../domain/assessments/session/timer.ts';
import { isId } from '../../../../domain/id.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { DB } from '../../../data/schema.generated.ts';

export type StoredQuestion = {
  position: number;
  questionId: string;
  optionOrder: number[];
  shownAt: Date;
  deadline: Date;
  how: Reply['how'] | null;
  chosen: number[];
  isRight: boolean | null;
  repliedAt: Date | null;
  seen: boolean;
  scored: boolean;
  rating: number;
  deviation: number;
  volatility: number;
  severalRight: boolean;
  options: number;
  /** Positions of the right options; never sent to the browser before the answer may be known. */
  right: number[];
};

export type StoredSession = {
  id: string;
  userId: string;
  testId: string;
  extraTime: ExtraTime;
  before: { rating: number; deviation: number; volatility: number };
  session: Session;
  questions: StoredQuestion[];
};

/** The viewer's own session, locked until the end of the transaction: two tabs answer one after the other. */
export async function lockSession(trx: Trx, sessionId: string, userId: string): Promise<StoredSession | undefined> {
  if (!isId(sessionId)) return undefined;
  const row = await own(trx, sessionId, userId).forNoKeyUpdate().executeTakeFirst();
  // A separate query after the lock, so that it includes answers stored meanwhile.
  return row && assemble(row, await readQuestions(trx, sessionId));
}

export async function readSession(db: Writer, sessionId: string, userId: string): Promise<StoredSession | undefined> {
  if (!isId(sessionId)) return undefined;
  const row = await own(db, sessionId, userId).executeTakeFirst();
  return row && assemble(row, await readQuestions(db, sessionId));
}

function own(db: Writer, sessionId: string, userId: string) {
  return db.selectFrom('testSessions').selectAll().where('id', '=', sessionId).where('userId', '=', userId);
}

function assemble(row: Selectable<DB['testSessions']>, questions: StoredQuestion[]): StoredSession {
  const open = questions.find(({ how }) => how === null);
  return {
    id: row.id,
    userId: row.userId,
    testId: row.testId,
    extraTime: row.extraTime as ExtraTime,
    before: {
      rating: row.ratingBefore ?? 0,
      deviation: row.deviationBefore ?? 0,
      volatility: row.volatilityBefore ?? 0,
    },
    questions,
    session: {
      status: row.status as SessionStatus,
      practice: row.practice,
      length: row.length,
      replies: questions.flatMap(replyOf),
      ...(open && { open: { questionId: open.questionId, deadline: open.deadline } }),
      ...(row.startDate && { startDate: row.startDate }),
      ...(row.endDate && { endDate: row.endDate }),
    },
  };
}

async function readQuestions(db: Writer, sessionId: string): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`
    select sq.position, sq.question_id, sq.option_order, sq.shown_at, sq.deadline, sq.how, sq.chosen, sq.is_right,
      sq.replied_at, sq.seen, sq.scored, q.rating, q.deviation, q.volatility, q.several_right,
      cardinality(sq.option_order) as options,
      array(select o.position from question_options o where o.question_id = q.id and o.is_right) as right
    from test_session_questions sq join questions q on q.id = sq.question_id
    where sq.session_id = ${sessionId} order by sq.position`.execute(db);
  return rows;
}

function replyOf({ questionId, how, chosen, repliedAt, deadline }: StoredQuestion): Reply[] {
  if (how === null) return [];
  return [{ questionId, how, chosen: chosen.map(String), at: repliedAt ?? deadline }];
}

/** The answers so far, in the form that the rating rules need. */
export function answersOf({ questions }: Pick<StoredSession, 'questions'>): SessionAnswer[] {
  return questions
    .filter(({ how }) => how !== null)
    .map(({ rating, deviation, volatility, severalRight, options, isRight, scored, seen }) => ({
      question: { rating, deviation, volatility, luck: luckOf({ options, severalRight }) },
      score: isRight ? 1 : 0,
      scored,
      seen,
    }));
}
