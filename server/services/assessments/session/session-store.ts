import { type Selectable, sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import type { SessionAnswer } from '../../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import type { Reply, Session, SessionStatus } from '../../../../domain/assessments/session/session.ts';
import type { ExtraTime } from '../../../../domain/assessments/session/timer.ts';
import { isId } from '../../../../domain/id.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { DB } from '../../../data/schema.generated.ts';
import { fillVariant, type VariantRow } from '../questions/fill-variant.ts';

export type StoredQuestion = {
  position: number;
  questionId: string;
  /** The variant that was shown; null for a question without variants. */
  variant: string | null;
  optionOrder: number[];
  shownAt: Date;
  deadline: Date;
  how: Reply['how'] | null;
  chosen: number[];
  typed: string | null;
  isRight: boolean | null;
  repliedAt: Date | null;
  seen: boolean;
  scored: boolean;
  rating: number;
  deviation: number;
  volatility: number;
  discrimination: number;
  subject: string | null;
  format: QuestionFormat;
  severalRight: boolean;
  options: number;
  /** Only for the format 'line'. */
  code: string | null;
  /** Positions of the right options. What is right is never sent to the browser before the answer may be known. */
  right: number[];
  rightLines: number[];
  output: string | null;
};

export type StoredSession = {
  id: string;
  userId: string;
  testId: string;
  extraTime: ExtraTime;
  /** Five questions that a company follows (domain/assessments/confirmation/confirmation.ts). */
  confirms: boolean;
  /** Questions that this session does not ask while others are left. */
  heldBack: string[];
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
    confirms: row.confirms,
    heldBack: row.heldBack,
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
  const { rows } = await sql<StoredQuestion & VariantRow>`
    select sq.position, sq.question_id, sq.variant, sq.option_order, sq.shown_at, sq.deadline, sq.how, sq.chosen, sq.typed,
      sq.is_right, sq.replied_at, sq.seen, sq.scored, q.rating, q.deviation, q.volatility, q.discrimination,
      q.subject_id as subject, q.format, q.several_right,
      cardinality(sq.option_order) as options, case when q.format = 'line' then q.code end as code, q.right_lines, q.output,
      q.model, v.values,
      array(select o.position from question_options o where o.question_id = q.id and o.is_right) as right
    from test_session_questions sq join questions q on q.id = sq.question_id
    left join question_variants v on v.question_id = sq.question_id and v.key = sq.variant
    where sq.session_id = ${sessionId} order by sq.position`.execute(db);
  return rows.map(({ model, values, ...row }) => {
    const filled = fillVariant({ model, values });
    const code = row.code && (filled?.code ?? row.code);
    return { ...row, code, rightLines: filled?.lines ?? row.rightLines, output: filled?.output ?? row.output };
  });
}

function replyOf({ questionId, how, chosen, typed, repliedAt, deadline }: StoredQuestion): Reply[] {
  if (how === null) return [];
  return [{ questionId, how, chosen, typed, at: repliedAt ?? deadline }];
}

/** The answers so far, in the form that the rating rules need. */
export function answersOf({ questions }: Pick<StoredSession, 'questions'>): SessionAnswer[] {
  return questions
    .filter(({ how }) => how !== null)
    .map(({ rating, deviation, volatility, discrimination, isRight, scored, seen, ...question }) => ({
      question: { rating, deviation, volatility, discrimination, luck: luckOf(question) },
      score: isRight ? 1 : 0,
      scored,
      seen,
    }));
}
