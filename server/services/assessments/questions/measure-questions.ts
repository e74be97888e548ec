import { sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import {
  answersToJudge,
  discriminationOf,
  pointBiserialOf,
  tellsTooLittle,
} from '../../../../domain/assessments/rating/item-quality.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { findDifferences } from './find-differences.ts';
import { measureTests } from './measure-tests.ts';
import { notJudgedSince, restAskedOften, restQuestion } from './rest-questions.ts';

type Measured = {
  id: string;
  rating: number;
  deviation: number;
  volatility: number;
  discrimination: number;
  format: QuestionFormat;
  severalRight: boolean;
  code: string | null;
  rightLines: number[];
  options: number;
  answers: number;
  correlation: number | null;
  spread: number | null;
};

/** With fewer answers the usual time of a question is not known. */
const answersToTime = 20;

/** The latest answers are enough to see how sharply a question tells players apart. */
const latestAnswers = 2000;

/** Daily task, after the ratings: what the answers say about the quality of questions, and which of them must rest. */
export async function measureQuestions({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now();
  for (const question of await readQuestions(db)) {
    const pointBiserial = pointBiserialOf(question);
    const answers = await readAnswers(db, question.id);
    const discrimination = discriminationOf({ ...question, luck: luckOf(question) }, answers);
    await db
      .updateTable('questions as q')
      .set({ pointBiserial: pointBiserial ?? null, discrimination })
      .where('q.id', '=', question.id)
      .where(notJudgedSince(now))
      .execute();
    if (tellsTooLittle(pointBiserial)) await restQuestion(db, { id: question.id, because: 'tells-little', now });
  }
  await measurePace(db, now);
  await findDifferences(db, now);
  await restAskedOften(db, now);
  await measureTests(db, now);
}

/** The questions that are asked in rated sessions and have enough counted answers. */
async function readQuestions(db: Writer): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    select q.id, rating, deviation, volatility, discrimination, format, several_right, code, right_lines, options, answers, correlation, spread
    from (select sq.question_id as id, count(*)::integer as answers,
        corr(sq.is_right::integer, s.rating_before) as correlation, stddev_samp(s.rating_before) as spread
      from test_session_questions sq join test_sessions s on s.id = sq.session_id
      join questions own on own.id = sq.question_id and (own.judged_from is null or sq.shown_at > own.judged_from)
      where sq.counted_at is not null group by sq.question_id having count(*) >= ${answersToJudge}) facts
    join questions q on q.id = facts.id and q.pool = 'rated' and q.status = 'PUBLISHED'
    cross join lateral (select count(*)::integer as options from question_options o where o.question_id = q.id) o
    where q.rating is not null`.execute(db);
  return rows;
}

/** The geometric mean of the times of first answers within a year: a few that took very long do not count much. */
async function measurePace(db: Writer, now: Date): Promise<void> {
  await sql`update questions q set usual_milliseconds = pace.usual
    from (select sq.question_id as id, exp(avg(ln(greatest(1, extract(epoch from sq.replied_at - sq.shown_at) * 1000)))) as usual
      from test_session_questions sq join test_sessions s on s.id = sq.session_id and not s.practice
      join questions own on own.id = sq.question_id and (own.judged_from is null or sq.shown_at > own.judged_from)
      where sq.how = 'answered' and not sq.seen and sq.shown_at > ${now}::timestamptz - interval '1 year'
      group by sq.question_id having count(*) >= ${answersToTime}) pace
    where pace.id = q.id`.execute(db);
}

async function readAnswers(db: Writer, id: string) {
  const { rows } = await sql<{ isRight: boolean | null; rating: number; deviation: number; volatility: number }>`
    select sq.is_right, s.rating_before as rating, s.deviation_before as deviation, s.volatility_before as volatility
    from test_session_questions sq join test_sessions s on s.id = sq.session_id
    join questions q on q.id = sq.question_id and (q.judged_from is null or sq.shown_at > q.judged_from)
    where sq.question_id = ${id} and sq.counted_at is not null order by s.end_date desc limit ${latestAnswers}`.execute(
    db,
  );
  return rows.map(({ isRight, ...player }) => ({ player, score: isRight ? 1 : 0, seen: false }));
}
