import { sql } from 'kysely';
import { isSettled } from '../../../../domain/assessments/rating/rating.ts';
import { type PlayedAnswer, playFlags, sessionsOfPace } from '../../../../domain/assessments/session/play-flags.ts';
import type { Trx } from '../../../data/database.ts';
import type { StoredSession } from './session-store.ts';

/**
 * Stores what is unusual about a rated session for administrators (docs/product/assessments.md, Unusual sessions); it
 * has no automatic effect.
 */
export async function flagSession(
  trx: Trx,
  stored: StoredSession,
  { ratingAfter, now }: { ratingAfter: number; now: Date },
): Promise<void> {
  const sessions = await readSessions(trx, stored);
  const flags = playFlags({
    answers: sessions.find(({ id }) => id === stored.id)?.answers ?? [],
    earlier: sessions.filter(({ id }) => id !== stored.id).map(({ answers }) => answers),
    sameMistakes: await readSameMistakes(trx, stored, now),
    othersFromAddress: await readOthers(trx, stored),
    settledBefore: isSettled(stored.before),
    ratingBefore: stored.before.rating,
    ratingAfter,
  });
  if (flags.length === 0) return;
  await trx
    .insertInto('playFlags')
    .values(flags.map(({ kind, data }) => ({ sessionId: stored.id, kind, data: JSON.stringify(data) })))
    .onConflict((conflict) => conflict.columns(['sessionId', 'kind']).doNothing())
    .execute();
}

/** This session and the rated ones before it, the newest first, with the lengths of their questions. */
async function readSessions(trx: Trx, { id, userId }: StoredSession) {
  const { rows } = await sql<{ id: string; answers: PlayedAnswer[] }>`
    with played as (select id, coalesce(end_date, 'infinity') as ended from test_sessions
      where user_id = ${userId} and not practice and (id = ${id} or status = 'COMPLETED')
      order by id = ${id} desc, ended desc limit ${sessionsOfPace})
    select played.id, json_agg(json_build_object('how', sq.how, 'right', sq.is_right is true,
        'milliseconds', extract(epoch from sq.replied_at - sq.shown_at) * 1000,
        'usualMilliseconds', q.usual_milliseconds,
        'code', coalesce(length(q.code), 0) + case when q.format = 'patch' then o.length else 0 end,
        'text', greatest(length(q.title_fr), length(q.title_en)) + case when q.format = 'patch' then 0 else o.length end)
        order by sq.position) as answers
    from played join test_session_questions sq on sq.session_id = played.id
      and sq.how is not null and sq.replied_at is not null
    join questions q on q.id = sq.question_id
    cross join lateral (select coalesce(sum(greatest(length(text_fr), length(text_en))), 0) as length
      from question_options o where o.question_id = q.id) o
    group by played.id, played.ended order by played.ended desc`.execute(trx);
  return rows;
}

/** A wrong answer that so many other people gave as well is no rare one. */
const fewWithMistake = 3;

/** The most rare wrong answers of this session that one other player has given too, within 90 days. */
async function readSameMistakes(trx: Trx, { id, userId, testId }: StoredSession, now: Date): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    with same as (select mine.position, s.user_id
        from test_session_questions mine
        join test_session_questions other on other.question_id = mine.question_id and other.session_id <> mine.session_id
          and other.variant is not distinct from mine.variant and other.how = 'answered' and other.is_right is false
          and other.chosen = mine.chosen and other.typed is not distinct from mine.typed
        join test_sessions s on s.id = other.session_id and s.user_id <> ${userId} and s.test_id = ${testId}
          and not s.practice and s.start_date > ${now}::timestamptz - interval '90 days'
        where mine.session_id = ${id} and mine.how = 'answered' and mine.is_right is false
        group by mine.position, s.user_id),
      rare as (select position from same group by position having count(*) <= ${fewWithMistake})
    select coalesce(max(times), 0)::int as most from (select count(*) as times
      from same join rare on rare.position = same.position group by same.user_id) people`.execute(trx);
  return rows[0]?.most ?? 0;
}

async function readOthers(trx: Trx, { id, userId, testId }: StoredSession): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(distinct other.user_id)::int as others from test_sessions mine join test_sessions other
      on other.address_key = mine.address_key and other.test_id = mine.test_id
    where mine.id = ${id} and other.test_id = ${testId} and other.user_id <> ${userId}`.execute(trx);
  return rows[0]?.others ?? 0;
}
