import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';

export type FeedItem = { id: string; title: string; test: string; path: string; publishedAt: Date };

const newest = 50;

/** The latest published questions. */
export async function readFeed({ db }: Runtime, locale: Locale): Promise<FeedItem[]> {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select(['q.id', 'q.testId', 'q.publishedAt'])
    .select([locale === 'fr' ? 'q.titleFr as title' : 'q.titleEn as title'])
    .select([locale === 'fr' ? 't.nameFr as test' : 't.nameEn as test'])
    .where('q.pool', '=', 'public')
    .where('q.status', '=', 'PUBLISHED')
    .where('t.status', '=', 'PUBLISHED')
    .orderBy('q.publishedAt', 'desc')
    .orderBy('q.id')
    .limit(newest)
    .execute();
  return rows.flatMap(({ testId, publishedAt, ...row }) =>
    publishedAt ? [{ ...row, publishedAt, path: pathTo(locale, 'testQuestion', { testId, questionId: row.id }) }] : [],
  );
}
