import type { PoolClient } from 'pg';
import { expectedScore } from '../../../domain/assessments/rating/glicko.ts';
import { sessionLength } from '../../../domain/assessments/session/next-question.ts';
import { withoutTriggers } from '../without-triggers.ts';
import { isAccount } from './accounts.ts';
import { comments } from './content/comments.ts';
import { idAt } from './ids.ts';
import { type Person, readPeople, wrongOf } from './plays.ts';
import { createRandom, type Random } from './random.ts';
import { typeset } from './text.ts';

type Asked = { id: string; key: string; testId: string; technologyId: string; rating: number; seconds: number };
type Question = Asked & { options: number; right: number[]; publishedAt: Date; liked: number };

const day = 86_400_000;
const minute = 60_000;
const mostTests = 6;
/** A comment is new for a few days; after that it was read. */
const newDays = 3;

/**
 * A year of activity on the public questions: publication days, practice, votes and comments. Counts that the product
 * updates with each event are computed here at the end, all at once. Within a transaction.
 */
export async function loadQuestionLife(client: PoolClient, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const questions = await readQuestions(client, seed, now);
  // Demo accounts have no such activity, so that visitors see only what they do themselves.
  const people = (await readPeople(client)).filter(({ id }) => !isAccount(id));
  const practices = people.flatMap((person) =>
    practicesOf(person, questions, createRandom(`${seed}/practice/${person.email}`), now),
  );
  await writeSessions(client, practices);
  await withoutTriggers(client, ['question_votes', 'question_comments'], () => writeWords(client, practices));
  await countAll(client, questions, now);
}

async function readQuestions(client: PoolClient, seed: string, now: Date): Promise<Question[]> {
  const { rows } = await client.query<Omit<Question, 'publishedAt' | 'liked'>>(`
    select q.id, t.content_key || '/' || q.content_key as key, q.test_id as "testId", t.technology_id as "technologyId",
      q.rating, q.seconds, count(o)::int as options,
      array_agg(o.position order by o.position) filter (where o.is_right) as right
    from questions q join tests t on t.id = q.test_id join question_options o on o.question_id = q.id
    where q.content_key is not null and q.pool = 'public' and q.status = 'PUBLISHED' group by q.id, t.id order by key`);
  return rows.map((row) => {
    const random = createRandom(`${seed}/question-life/${row.key}`);
    // More often in recent months: half of them in the last five.
    const age = 1 + 364 * random.next() ** 1.3;
    return { ...row, publishedAt: new Date(Math.floor(now.getTime() - age * day)), liked: 0.5 + 0.48 * random.next() };
  });
}

type Practice = ReturnType<typeof practise>;

function practicesOf({ id, technologies }: Person, questions: readonly Question[], random: Random, now: Date) {
  const tests = new Set(
    questions.filter(({ technologyId }) => technologies.includes(technologyId)).map(({ testId }) => testId),
  );
  const strength = 1500 + 500 * (random.next() + random.next() + random.next() - 1.5);
  const chosen = random.shuffle([...tests]).slice(0, mostTests);
  return chosen.flatMap((testId) => {
    if (random.chance(0.2)) return [];
    const start = new Date(now.getTime() - random.int(1, 330) * day - random.int(0, 600) * minute);
    const open = questions.filter((one) => one.testId === testId && one.publishedAt < start);
    return open.length > 0
      ? [practise(id, strength, random.sample(open, random.int(2, sessionLength)), start, random)]
      : [];
  });
}

function practise(userId: string, strength: number, asked: readonly Question[], start: Date, random: Random) {
  const id = idAt(random, start);
  let at = start.getTime();
  const answers = asked.map((question, position) => {
    const shown = at;
    at += random.int(8, Math.max(9, question.seconds - 3)) * 1000;
    const right = random.next() < expectedScore(strength, { rating: question.rating, deviation: 0 });
    const said = new Date(at + minute);
    return {
      answer: {
        session_id: id,
        position,
        question_id: question.id,
        option_order: random.shuffle(Array.from({ length: question.options }, (_, index) => index)),
        shown_at: new Date(shown),
        deadline: new Date(shown + question.seconds * 1000),
        chosen: right ? question.right : [wrongOf(question)],
        is_right: right,
        replied_at: new Date(at),
      },
      vote: random.chance(0.3) && {
        question_id: question.id,
        user_id: userId,
        value: random.chance(question.liked) ? 1 : -1,
        at: said,
      },
      comment: random.chance(0.05) && commentOn(question.id, userId, said, random),
    };
  });
  return {
    session: { id, user_id: userId, test_id: asked[0]?.testId, length: asked.length, start, end: new Date(at) },
    answers,
  };
}

function commentOn(questionId: string, authorId: string, at: Date, random: Random) {
  const locale = random.chance(0.85) ? 'fr' : 'en';
  const body = typeset(random.pick(comments)[locale === 'fr' ? 0 : 1], locale);
  return { id: idAt(random, at), question_id: questionId, author_id: authorId, body, at };
}

async function writeSessions(client: PoolClient, practices: readonly Practice[]): Promise<void> {
  await client.query(
    `insert into test_sessions (id, user_id, test_id, status, practice, length, created_at, start_date, end_date)
     select id, user_id, test_id, 'COMPLETED', true, length, start, start, "end"
     from json_to_recordset($1::json) as given (id uuid, user_id uuid, test_id uuid, length integer, start timestamptz, "end" timestamptz)`,
    [JSON.stringify(practices.map(({ session }) => session))],
  );
  await client.query(
    `insert into test_session_questions (session_id, position, question_id, option_order, shown_at, deadline, how, chosen,
       is_right, replied_at, seen, scored)
     select session_id, position, question_id, option_order, shown_at, deadline, 'answered', chosen, is_right, replied_at,
       false, false
     from json_to_recordset($1::json) as given (session_id uuid, position integer, question_id uuid, option_order integer[],
       shown_at timestamptz, deadline timestamptz, chosen integer[], is_right boolean, replied_at timestamptz)`,
    [JSON.stringify(practices.flatMap(({ answers }) => answers.map(({ answer }) => answer)))],
  );
}

async function writeWords(client: PoolClient, practices: readonly Practice[]): Promise<void> {
  const answers = practices.flatMap((one) => one.answers);
  await client.query(
    `insert into question_votes (question_id, user_id, value, voted_at)
     select question_id, user_id, value, at
     from json_to_recordset($1::json) as given (question_id uuid, user_id uuid, value integer, at timestamptz)`,
    [JSON.stringify(answers.flatMap(({ vote }) => vote || []))],
  );
  // A comment that exists already under a question is not repeated.
  await client.query(
    `insert into question_comments (id, question_id, author_id, body, created_at)
     select distinct on (question_id, body) id, question_id, author_id, body, at
     from json_to_recordset($1::json) as given (id uuid, question_id uuid, author_id uuid, body text, at timestamptz)
     order by question_id, body, at`,
    [JSON.stringify(answers.flatMap(({ comment }) => comment || []))],
  );
}

async function countAll(client: PoolClient, questions: readonly Question[], now: Date): Promise<void> {
  const rows = questions.map(({ id, publishedAt }) => ({ id, at: publishedAt }));
  await client.query(
    `update questions q set published_at = given.at, created_at = given.at,
       took_count = (select count(*) from test_session_questions a where a.question_id = q.id),
       rating_score = (select coalesce(sum(value), 0) from question_votes v where v.question_id = q.id),
       ratings_count = (select count(*) from question_comments c where c.question_id = q.id),
       has_new_rating = exists (select from question_comments c where c.question_id = q.id and c.created_at > $2)
     from json_to_recordset($1::json) as given (id uuid, at timestamptz) where q.id = given.id`,
    [JSON.stringify(rows), new Date(now.getTime() - newDays * day)],
  );
  // The text of these questions has not changed since their publication.
  await client.query('update catalogue_questions set changed_at = moment where question_id = any($1)', [
    rows.map(({ id }) => id),
  ]);
  await client.query(
    `update tests t set created_at = first.at
     from (select test_id, min(published_at) - interval '1 day' as at from questions group by test_id) as first
     where first.test_id = t.id and t.content_key is not null and first.at < t.created_at`,
  );
}
