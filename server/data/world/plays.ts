import type { PoolClient } from 'pg';
import { seasonOf } from '../../../domain/assessments/leaderboards/season.ts';
import { expectedScore, type Rating } from '../../../domain/assessments/rating/glicko.ts';
import { shownScore } from '../../../domain/assessments/rating/ranking.ts';
import {
  isSettled,
  newPlayer,
  rateSession,
  type SessionAnswer,
  settledDeviation,
} from '../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../domain/assessments/session/luck.ts';
import { type Candidate, nextQuestion, sessionLength } from '../../../domain/assessments/session/next-question.ts';
import { countAllStars, writeAllStars } from '../boards/all-stars.ts';
import { isAccount } from './accounts.ts';
import { idAt } from './ids.ts';
import { createRandom, type Random } from './random.ts';

/**
 * `id` is the key in the content: a database id is new with every database, and equal candidates are chosen in the
 * order of `id`.
 */
type Question = Candidate & Rating & { questionId: string; options: number; right: number[]; seconds: number };
type Test = { id: string; technologyId: string; questions: Question[] };
export type Person = { id: string; email: string; technologies: string[] };

const minute = 60_000;
const day = 86_400_000;
/** At most two tests each: enough for leaderboards, and fast to make. */
const mostTests = 2;
/** Two sessions nearly always lead to a rank, three often to a medal. */
const sessionsOfTest: [number, number][] = [
  [1, 15],
  [2, 50],
  [3, 35],
];

/**
 * Sessions of the demo's developers, by the rules of the product: each has a strength, questions are chosen by it,
 * answers are random. Read from the tables, since questions come with the content.
 */
export async function loadPlays(client: PoolClient, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const tests = await readTests(client);
  const people = await readPeople(client);
  const plays = people.flatMap((person) => playsOf(person, tests, createRandom(`${seed}/plays/${person.email}`), now));
  await write(client, plays);
}

type Play = ReturnType<typeof play>;

/** The same for the same e-mail address, on every day and in every database. */
export function playsOf({ id, technologies }: Person, tests: readonly Test[], random: Random, now: Date): Play[] {
  const own = tests.filter(({ technologyId }) => technologies.includes(technologyId));
  const chosen = random
    .shuffle([...own])
    .slice(0, mostTests)
    .filter(() => random.chance(0.6) || isAccount(id));
  const strength = 1500 + 500 * (random.next() + random.next() + random.next() - 1.5);
  return chosen.flatMap((test) => playsOfTest(test, id, strength, random, now));
}

/** The sessions of one person in one test, a few days apart. */
function playsOfTest(test: Test, userId: string, strength: number, random: Random, now: Date): Play[] {
  const count = random.weighted(sessionsOfTest);
  const first = now.getTime() - random.int(2 + 5 * count, 300) * day - random.int(0, 600) * minute;
  const plays: Play[] = [];
  for (let session = 0; session < count; session++) {
    const start = new Date(first + session * random.int(1, 5) * day);
    plays.push(play(test, { userId, strength, start, earlier: plays }, random));
  }
  return plays.map((one, index) => ({ ...one, last: index === plays.length - 1, sessions: plays.length }));
}

/** What a session leaves for the next one of the same person in the same test. */
type Earlier = { asked: readonly { id: string }[]; after: Rating };
type Sitting = { userId: string; strength: number; start: Date; earlier: readonly Earlier[] };

function play(test: Test, { userId, strength, start, earlier }: Sitting, random: Random) {
  const met = new Set(earlier.flatMap(({ asked }) => asked.map(({ id }) => id)));
  const candidates = test.questions.map((one) => ({
    ...one,
    seen: met.has(one.id),
  }));
  const before = earlier.at(-1)?.after ?? newPlayer;
  const answers: SessionAnswer[] = [];
  const asked: {
    id: string;
    scored: boolean;
    question: Question;
    right: boolean;
    at: Date;
    order: number[];
  }[] = [];
  const sessionId = idAt(random, start);
  let at = start.getTime();
  while (asked.length < sessionLength) {
    const player = rateSession(before, answers);
    const question = nextQuestion({ player, asked, candidates }, () => random.next());
    if (!question) break;
    const right = random.next() < expectedScore(strength, { ...question, deviation: 0 });
    at += random.int(8, Math.max(9, question.seconds - 3)) * 1000;
    const order = random.shuffle(Array.from({ length: question.options }, (_, index) => index));
    asked.push({ id: question.id, scored: true, question, right, at: new Date(at), order });
    answers.push({ question, score: right ? 1 : 0, scored: true, seen: question.seen });
  }
  const after = rateSession(before, answers);
  const end = new Date(at);
  return {
    sessionId,
    userId,
    testId: test.id,
    start,
    end,
    season: seasonOf(end).id,
    before,
    after,
    score: shownScore(after),
    settled: isSettled(after),
    last: true,
    sessions: 1,
    asked,
    // A poor result is shown less often; a provisional one when it is very good.
    shown: isSettled(after) ? random.chance(after.rating > 1500 ? 0.85 : 0.3) : after.rating > 1700,
    questions: asked.map(({ question, right, at: repliedAt, order }, position) => ({
      session_id: sessionId,
      position,
      question_id: question.questionId,
      option_order: order,
      shown_at: new Date(position === 0 ? start : (asked[position - 1]?.at ?? start)),
      deadline: new Date(repliedAt.getTime() + 3_000),
      chosen: right ? question.right : [wrongOf(question)],
      is_right: right,
      replied_at: repliedAt,
      seen: met.has(question.id),
    })),
  };
}

export function wrongOf({ options, right }: Pick<Question, 'options' | 'right'>): number {
  return Array.from({ length: options }, (_, index) => index).find((index) => !right.includes(index)) ?? 0;
}

async function readTests(client: PoolClient): Promise<Test[]> {
  const { rows } = await client.query<{ id: string; technologyId: string; questions: Omit<Question, 'luck'>[] }>(`
    select t.id, t.technology_id as "technologyId", json_agg(json_build_object('id', q.content_key, 'questionId', q.id, 'rating', q.rating,
      'deviation', q.deviation, 'volatility', q.volatility, 'discrimination', q.discrimination, 'scored', true,
      'seen', false, 'variantSeen', false, 'heldBack', false, 'seconds', q.seconds,
      'options', (select count(*) from question_options o where o.question_id = q.id),
      'right', (select json_agg(o.position order by o.position) from question_options o
        where o.question_id = q.id and o.is_right)) order by q.content_key) as questions
    from tests t join questions q on q.test_id = t.id
    where t.content_key is not null and q.pool = 'rated' and q.status = 'PUBLISHED' and q.format in ('choice', 'patch') group by t.id order by t.content_key`);
  return rows.map((test) => ({
    ...test,
    questions: test.questions.map((question) => ({
      ...question,
      luck: luckOf({
        ...{ format: 'choice', code: null, rightLines: [] },
        options: question.options,
        severalRight: question.right.length > 1,
      }),
    })),
  }));
}

/** Developers whose accounts are old enough to have played. */
export async function readPeople(client: PoolClient): Promise<Person[]> {
  const { rows } = await client.query<Person>(`
    select d.id, u.email, array_agg(dt.technology_id order by dt.position) as technologies
    from developers d join users u on u.id = d.id join developer_technologies dt on dt.developer_id = d.id
    where not d.is_short and coalesce(d.validation_status, '') not in ('waiting', 'reviewed') group by d.id, u.email order by d.id`);
  return rows;
}

async function write(client: PoolClient, plays: readonly Play[]): Promise<void> {
  const values = [JSON.stringify(plays.map(sessionRow))];
  const given = `json_to_recordset($1::json) as given (id uuid, user_id uuid, test_id uuid, length integer,
    start_date timestamptz, end_date timestamptz, season_id text, rating_before float8, deviation_before float8,
    volatility_before float8, rating float8, deviation float8, volatility float8, score integer, settled boolean,
    last boolean, sessions integer)`;
  await client.query(
    `insert into test_sessions (id, user_id, test_id, status, practice, length, locale, created_at, start_date, end_date,
       season_id, rating_before, deviation_before, volatility_before, rating_after, deviation_after, volatility_after,
       score)
     select id, user_id, test_id, 'COMPLETED', false, length, 'fr', start_date, start_date, end_date, season_id,
       rating_before, deviation_before, volatility_before, rating, deviation, volatility, score from ${given}`,
    values,
  );
  await client.query(
    `insert into test_session_questions (session_id, position, question_id, option_order, shown_at, deadline, how, chosen,
       is_right, replied_at, seen, scored)
     select session_id, position, question_id, option_order, shown_at, deadline, 'answered', chosen, is_right, replied_at,
       seen, true
     from json_to_recordset($1::json) as given (session_id uuid, position integer, question_id uuid, option_order integer[],
       shown_at timestamptz, deadline timestamptz, chosen integer[], is_right boolean, replied_at timestamptz,
       seen boolean)`,
    [JSON.stringify(plays.flatMap(({ questions }) => questions))],
  );
  await client.query(
    `insert into player_ratings (user_id, test_id, rating, deviation, volatility, score, settled, sessions, last_session_at)
     select user_id, test_id, rating, deviation, volatility, score, settled, sessions, end_date from ${given} where last`,
    values,
  );
  await client.query(
    `insert into season_scores (test_id, season_id, user_id, score, deviation, ended_at)
     select distinct on (test_id, season_id, user_id) test_id, season_id, user_id, score, deviation, end_date
     from ${given} where settled order by test_id, season_id, user_id, end_date desc`,
    values,
  );
  await client.query(
    `insert into score_counts (test_id, season_id, score, players)
     select test_id, '', score, count(*) from player_ratings where settled group by test_id, score
     union all select test_id, season_id, score, count(*) from season_scores group by test_id, season_id, score`,
  );
  await rank(client);
  for (const season of new Set(plays.map((one) => one.season))) {
    for (const statement of [writeAllStars, ...countAllStars]) await client.query(statement, [season]);
  }
  const shown = plays.filter(({ shown: wanted, last }) => wanted && last).map(({ sessionId }) => sessionId);
  await client.query(
    `insert into developer_tests (developer_id, test_id, centile, provisional, score, deviation, ended_at)
     select user_id, test_id, (ranking #>> '{allTime,centile}')::float8, ranking ? 'provisional', score, deviation_after, end_date
     from test_sessions where id = any($1::uuid[])`,
    [shown],
  );
}

function sessionRow({ before, after, ...play }: Play) {
  return {
    id: play.sessionId,
    user_id: play.userId,
    test_id: play.testId,
    length: play.questions.length,
    start_date: play.start,
    end_date: play.end,
    season_id: play.season,
    rating_before: before.rating,
    deviation_before: before.deviation,
    volatility_before: before.volatility,
    rating: after.rating,
    deviation: after.deviation,
    volatility: after.volatility,
    score: play.score,
    settled: play.settled,
    last: play.last,
    sessions: play.sessions,
  };
}

/** Computes the rank of each player among all who have played, as `placeAmong` does. */
async function rank(client: PoolClient): Promise<void> {
  const settled = `s.deviation_after <= ${settledDeviation}`;
  const more = `case when ${settled} then 0 else 1 end`;
  const among = (season: string) => `(select json_build_object(
      'centile', greatest(1, round(100 * (coalesce(sum(c.players) filter (where c.score >= s.score), 0) + ${more})::numeric
        / (coalesce(sum(c.players), 0) + ${more}))) / 100,
      'rank', coalesce(sum(c.players) filter (where c.score > s.score), 0) + 1,
      'players', coalesce(sum(c.players), 0) + ${more})
    from score_counts c where c.test_id = s.test_id and c.season_id = ${season})`;
  await client.query(
    `update test_sessions s set ranking = jsonb_build_object('allTime', ${among("''")},
         'seasons', jsonb_build_object(s.season_id, ${among('s.season_id')}))
       || case when ${settled} then '{}' else '{"provisional": true}'::jsonb end
     where s.status = 'COMPLETED' and not s.practice`,
  );
}
