// A developer uses the search for similar questions to read questions that others have proposed and that are not
// published.
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { contributionTo, testIdOf } from '../harness/contributions.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { postJson } from './client.ts';
import { enter } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

it('a question of another author that waits for validation is not among the similar questions', async () => {
  const [author, reader] = [await enter(db, await makeDeveloper(db)), await enter(db, await makeDeveloper(db))];
  const { seoAlias } = await db
    .selectFrom('tests')
    .select('seoAlias')
    .where('status', '=', 'PUBLISHED')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const testId = await testIdOf(db, seoAlias ?? '');
  const title = `Que mesure le compteur ${randomUUID()} ?`;
  const value = contributionTo(testId, { title: { fr: title, en: title } });
  const proposed = await postJson(
    url,
    pathTo('fr', 'contributions'),
    { mode: 'propose', key: randomUUID(), value },
    { cookie: author },
  );
  expect(proposed.status).toBe(200);
  const similar = async (cookie: string) => {
    const query = new URLSearchParams({ testId, fr: title, en: title, except: '' });
    const answer = await fetch(`${url}${pathTo('fr', 'similarQuestions')}?${query}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  expect(await similar(reader)).not.toContain(title);
  // The author finds it, so it exists.
  expect(await similar(author)).toContain(title);
});
