import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/database.ts';
import { developerAccounts } from './accounts.ts';
import { comments } from './content/comments.ts';
import { loadWorld } from './load.ts';

const now = new Date('2026-11-15T08:00:00Z');
const { pool } = await testDatabase();
const one = async <T>(text: string, values: unknown[] = []): Promise<T> => (await pool.query(text, values)).rows[0];
const count = async (what: string, values: unknown[] = []) =>
  (await one<{ count: number }>(`select count(*)::int as count from ${what}`, values)).count;
const lively = `questions q where q.pool = 'public' and q.content_key is not null and q.status = 'PUBLISHED'`;

beforeAll(() => loadWorld(pool, { seed: 'vivier', now, developers: 120, companies: 12, withAccounts: true }));

describe('the public questions of the demo', () => {
  it('were published over a year, the last ones recently', async () => {
    const [first, last] = [new Date('2025-11-14T00:00:00Z'), now];
    expect(await count(`${lively} and (q.published_at < $1 or q.published_at >= $2)`, [first, last])).toBe(0);
    expect(await count(`${lively} and q.published_at > $1::timestamptz - interval '45 days'`, [now])).toBeGreaterThan(
      5,
    );
    expect(await count(`${lively} and q.published_at < $1::timestamptz - interval '250 days'`, [now])).toBeGreaterThan(
      5,
    );
    expect(
      await count('tests t join questions q on q.test_id = t.id and q.pool = $1 where q.published_at < t.created_at', [
        'public',
      ]),
    ).toBe(0);
  });

  it('are played, voted for and against, and commented', async () => {
    expect(await count(`${lively} and q.took_count > 0`)).toBeGreaterThan(60);
    expect(await count(`${lively} and q.rating_score > 0`)).toBeGreaterThan(15);
    expect(await count('question_votes where value = -1')).toBeGreaterThan(10);
    expect(await count(`${lively} and q.ratings_count > 0`)).toBeGreaterThan(10);
    const { share } = await one<{ share: number }>(`select avg(a.is_right::int)::float8 as share
      from test_session_questions a join test_sessions s on s.id = a.session_id where s.practice`);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.75);
  });

  it('have the same counts as the product would compute', async () => {
    const wrong = await count(`${lively} and (q.took_count, q.rating_score, q.ratings_count) is distinct from (
      (select count(*)::int from test_session_questions a where a.question_id = q.id),
      (select coalesce(sum(value), 0)::int from question_votes v where v.question_id = q.id),
      (select count(*)::int from question_comments c where c.question_id = q.id))`);
    expect(wrong).toBe(0);
    // Refreshing the catalogue changes nothing.
    const { last } = await one<{ last: number }>('select max(number) as last from catalogue_questions');
    await pool.query('select refresh_catalogue(array(select id from questions))');
    expect(await count('catalogue_questions where number > $1', [last])).toBe(0);
    expect(await count('catalogue_questions c where c.changed_at <> c.moment')).toBe(0);
  });

  it('are not answered before they are published, nor by demo accounts', async () => {
    const answered =
      'test_session_questions a join questions q on q.id = a.question_id join test_sessions s on s.id = a.session_id';
    expect(await count(`${answered} where s.practice and a.shown_at < q.published_at`)).toBe(0);
    expect(await count('question_comments where created_at > $1', [now])).toBe(0);
    const accounts = developerAccounts.map(({ id }) => id);
    expect(await count('test_sessions where practice and user_id = any($1)', [accounts])).toBe(0);
    expect(await count('question_votes where user_id = any($1)', [accounts])).toBe(0);
  });

  it('have no comment twice', async () => {
    expect(await count('(select from question_comments group by question_id, body having count(*) > 1) as twice')).toBe(
      0,
    );
    expect(new Set(comments.flat()).size).toBe(comments.length * 2);
  });
});
