import { sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import { answersForLevel, levelOf } from '../../../../domain/assessments/rating/item-quality.ts';
import { deviationToRateQuestions, rateQuestion } from '../../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';

/**
 * Daily task: the answers of well-known players since the last run update the ratings of questions, one rating
 * period each; the variants of a question have one rating. An answer is marked in the transaction that counts it, so
 * that it is counted once even when two runs overlap.
 */
export async function rateQuestions({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<number> {
  const now = ports.clock.now();
  const { rows: tests } = await sql<{ testId: string; sessions: string[] }>`
    select test_id, array_agg(id) as sessions from test_sessions
    where status = 'COMPLETED' and not practice and questions_rated_at is null group by test_id`.execute(db);
  let moved = 0;
  for (const { sessions } of tests) {
    const { rows } = await sql<{ questionId: string }>`
      select distinct question_id from test_session_questions
      where session_id = any(${sessions}::uuid[]) and counted_at is null and not seen order by question_id`.execute(db);
    for (const { questionId } of rows) {
      if (await db.transaction().execute((trx) => rateOne(trx, questionId, sessions, now))) moved++;
    }
    await sql`update test_sessions set questions_rated_at = ${now} where id = any(${sessions}::uuid[])`.execute(db);
  }
  return moved;
}

type Answer = { isRight: boolean | null; rating: number; deviation: number; volatility: number };

async function rateOne(trx: Trx, questionId: string, sessions: readonly string[], now: Date): Promise<boolean> {
  const question = await trx
    .selectFrom('questions')
    .select([
      'rating',
      'deviation',
      'volatility',
      'discrimination',
      'format',
      'severalRight',
      'code',
      'rightLines',
      'countedAnswers',
      'difficulty',
    ])
    .select((of) =>
      of
        .selectFrom('questionOptions')
        .select(({ fn }) => fn.countAll<string>().as('options'))
        .whereRef('questionOptions.questionId', '=', 'questions.id')
        .as('options'),
    )
    .where('id', '=', questionId)
    .forUpdate()
    .executeTakeFirst();
  if (question?.rating == null || question.deviation === null || question.volatility === null) return false;
  const { rows } = await sql<Answer>`
    update test_session_questions q set counted_at = ${now} from test_sessions s
    where s.id = q.session_id and q.question_id = ${questionId} and q.session_id = any(${sessions}::uuid[])
      and q.counted_at is null and q.how is not null and not q.seen
      and s.deviation_before <= ${deviationToRateQuestions}
    returning q.is_right, s.rating_before as rating, s.deviation_before as deviation,
      s.volatility_before as volatility`.execute(trx);
  if (rows.length === 0) return false;
  const { rating, deviation, volatility, discrimination, ...guessed } = question;
  const luck = luckOf({ ...guessed, format: guessed.format as QuestionFormat, options: Number(guessed.options) });
  const after = rateQuestion(
    { rating, deviation, volatility, discrimination, luck },
    rows.map(({ isRight, ...player }) => ({ player, score: isRight ? 1 : 0, seen: false })),
  );
  const countedAnswers = question.countedAnswers + rows.length;
  const difficulty = countedAnswers >= answersForLevel ? levelOf(after.rating) : question.difficulty;
  await trx
    .updateTable('questions')
    .set({ ...after, countedAnswers, difficulty })
    .where('id', '=', questionId)
    .execute();
  return true;
}
