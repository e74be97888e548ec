import { sql } from 'kysely';
import { isSettled } from '../../../../domain/assessments/rating/rating.ts';
import { type PlayedAnswer, playFlags } from '../../../../domain/assessments/session/play-flags.ts';
import type { Trx } from '../../../data/database.ts';
import type { StoredSession } from './session-store.ts';

/**
 * Stores what is unusual about a rated session for administrators (docs/product/assessments.md, Unusual sessions); it
 * has no automatic effect.
 */
export async function flagSession(trx: Trx, stored: StoredSession, ratingAfter: number): Promise<void> {
  const { lengths, others } = await readFacts(trx, stored);
  const answers = stored.questions.flatMap(({ questionId, how, isRight, shownAt, repliedAt }): PlayedAnswer[] => {
    const length = lengths.find((one) => one.id === questionId);
    if (how === null || !repliedAt || !length) return [];
    const milliseconds = repliedAt.getTime() - shownAt.getTime();
    return [{ how, right: isRight === true, milliseconds, text: length.text, code: length.code }];
  });
  const flags = playFlags({
    answers,
    othersFromAddress: others,
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

type Facts = { lengths: { id: string; text: number; code: number }[]; others: number };

async function readFacts(trx: Trx, { id, userId, testId }: StoredSession): Promise<Facts> {
  const { rows } = await sql<{ lengths: Facts['lengths'] | null; others: number }>`
    select (select json_agg(json_build_object('id', q.id,
        'code', coalesce(length(q.code), 0) + case when q.format = 'patch' then o.length else 0 end,
        'text', greatest(length(q.title_fr), length(q.title_en)) + case when q.format = 'patch' then 0 else o.length end))
      from test_session_questions sq join questions q on q.id = sq.question_id
      cross join lateral (select coalesce(sum(greatest(length(text_fr), length(text_en))), 0) as length
        from question_options o where o.question_id = q.id) o
      where sq.session_id = ${id}) as lengths,
    (select count(distinct other.user_id)::int from test_sessions mine join test_sessions other
      on other.address_key = mine.address_key and other.test_id = mine.test_id
      where mine.id = ${id} and other.test_id = ${testId} and other.user_id <> ${userId}) as others`.execute(trx);
  return { lengths: rows[0]?.lengths ?? [], others: rows[0]?.others ?? 0 };
}
