import type { PoolClient } from 'pg';
import { newQuestion } from '../../../domain/assessments/rating/rating.ts';
import { accountId, adminAccount } from './accounts.ts';
import { contributions, draftTest, type WorldQuestion } from './content/contributions.ts';
import { idAt } from './ids.ts';
import { createRandom } from './random.ts';

const day = 86_400_000;
/** The developer account and the junior account of the demo. */
const authors = [accountId(2), accountId(4)] as const;

/** Questions that demo users have proposed, one in each status worth showing, and a test that is being written. */
export async function loadContributions(client: PoolClient, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const random = createRandom(`${seed}/contributions`);
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const [alias] = draftTest;
  await client.query(
    `insert into tests (id, seo_alias, technology_id, theme_id, status, name_fr, name_en, description_fr, description_en,
       created_at)
     select $1, $2, $3, 'languages', 'DRAFT', $4, $5, $6, $7, $8 on conflict do nothing`,
    [idAt(random, ago(40)), ...draftTest, ago(40)],
  );
  const tests = await client.query<{ id: string; alias: string }>('select id, seo_alias as alias from tests');
  const idOf = (wanted: string) => tests.rows.find((test) => test.alias === wanted)?.id;
  const testId = idOf(alias);
  await client.query(
    `insert into test_contributors (test_id, user_id, status, asked_at, decided_at, decided_by)
     values ($1, $2, 'accepted', $4, $5, $6), ($1, $3, 'asked', $5, null, null)`,
    [testId, ...authors, ago(30), ago(5), adminAccount.id],
  );
  for (const [index, question] of contributions.entries()) {
    const id = idAt(random, ago(question.age));
    const test = idOf(question.test ?? alias);
    if (test)
      await writeQuestion(client, { id, testId: test, question, author: authors[index % 2] ?? authors[0], ago });
  }
  // Inserting the options changed the dates: they are set back to the days of the demo.
  await client.query(
    `update catalogue_questions c set changed_at = c.moment from questions q
     where q.id = c.question_id and q.content_key is null and q.author_id = any($1)`,
    [authors],
  );
}

type Written = {
  id: string;
  testId: string;
  question: WorldQuestion;
  author: string;
  ago: (days: number) => Date;
};

async function writeQuestion(client: PoolClient, { id, testId, question, author, ago }: Written): Promise<void> {
  const { status, age, difficulty, title, options, explanation, reason } = question;
  const online = status === 'PUBLISHED';
  const rating = online ? newQuestion(difficulty) : { rating: null, deviation: null, volatility: null };
  const [fr, en = fr] = title;
  const [whyFr, whyEn = whyFr] = explanation;
  await client.query(
    `insert into questions (id, test_id, title_fr, title_en, difficulty, status, author_id, published_at, created_at,
       explanation_fr, explanation_en, languages, rating, deviation, volatility, seconds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 45)`,
    [
      ...[id, testId, fr, en, difficulty, status, author, online ? ago(age - 1) : null, ago(age), whyFr, whyEn],
      ...[title[1] === undefined ? 'fr' : 'both', rating.rating, rating.deviation, rating.volatility],
    ],
  );
  for (const [position, [textFr, textEn = textFr]] of options.entries()) {
    await client.query(
      `insert into question_options (question_id, position, text_fr, text_en, is_right) values ($1, $2, $3, $4, $5)`,
      [id, position, textFr, textEn, position === 0],
    );
  }
  const note = (actor: string, act: string, to: string, at: Date, why: string | null) =>
    client.query(
      `insert into question_history (question_id, actor_id, act, status, at, reason) values ($1, $2, $3, $4, $5, $6)`,
      [id, actor, act, to, at, why],
    );
  await note(author, 'propose', 'WAITING_FOR_VALIDATION', ago(age), null);
  if (online) await note(adminAccount.id, 'accept', status, ago(age - 1), null);
  if (status === 'DECLINED') await note(adminAccount.id, 'decline', status, ago(age - 1), reason ?? null);
}
