import { sql } from 'kysely';
import { questionsToPublish } from '../../../../domain/catalogue/contributions/draft-test-size.ts';
import { canSeeDrafts } from '../../../../domain/permissions/catalogue.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { permitReviewer } from './permit.ts';

type Membership = 'asked' | 'accepted' | 'declined';

export type DraftTest = {
  id: string;
  name: string;
  description: string;
  handle: string | null;
  questions: number;
  needed: number;
  mine: Membership | null;
};

/** The draft tests that need contributors, without their content. */
export async function readDraftTests({ db, locale, viewer }: Context): Promise<DraftTest[]> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<Omit<DraftTest, 'needed'>>`
    select t.id, ${named('t.name')} as name, coalesce(${named('t.description')}, '') as description, tech.handle,
      (select count(*)::int from questions q where q.test_id = t.id and q.status = 'PUBLISHED') as questions,
      (select c.status from test_contributors c where c.test_id = t.id and c.user_id = ${viewer?.userId ?? null}) as mine
    from tests t join technologies tech on tech.id = t.technology_id
    where t.status = 'DRAFT' order by name, t.id limit 60`.execute(db);
  return rows.map((row) => ({ ...row, needed: questionsToPublish }));
}

export type ManagedDraftTest = DraftTest & {
  waiting: number;
  contributors: { userId: string; name: string; status: Membership; published: number }[];
};

/** The same for administrators, with contributors and requests. */
export async function readManagedDraftTests(context: Context): Promise<ManagedDraftTest[]> {
  permitReviewer(context);
  const tests = await readDraftTests(context);
  const { rows } = await sql<ManagedDraftTest['contributors'][number] & { testId: string }>`
    select c.test_id, c.user_id, u.name, c.status,
      (select count(*)::int from questions q where q.author_id = c.user_id and q.status = 'PUBLISHED') as published
    from test_contributors c join users u on u.id = c.user_id join tests t on t.id = c.test_id
    where t.status = 'DRAFT' and c.status <> 'declined' order by c.status desc, c.asked_at limit 500`.execute(
    context.db,
  );
  const { rows: waiting } = await sql<{ testId: string; count: number }>`
    select q.test_id, count(*)::int as count from questions q join tests t on t.id = q.test_id
    where t.status = 'DRAFT' and q.status = 'WAITING_FOR_VALIDATION' group by q.test_id`.execute(context.db);
  return tests.map((test) => ({
    ...test,
    waiting: waiting.find(({ testId }) => testId === test.id)?.count ?? 0,
    contributors: rows.filter(({ testId }) => testId === test.id).map(({ testId: _, ...person }) => person),
  }));
}

/** The themes of the tests page, for the form of a new test. */
export async function readTestThemes(context: Context): Promise<{ id: string; name: string }[]> {
  permitReviewer(context);
  return context.db
    .selectFrom('testThemes')
    .select(['id', context.locale === 'fr' ? 'nameFr as name' : 'nameEn as name'])
    .orderBy('position')
    .execute();
}

/** Whether the viewer may see drafts (docs/product/catalogue.md, Who finds what). */
export async function readCanSeeDrafts({ db, viewer }: { db: Writer; viewer: Viewer }): Promise<boolean> {
  if (!viewer || canSeeDrafts(viewer, false)) return viewer !== undefined;
  const helps = await db
    .selectFrom('testContributors as c')
    .innerJoin('tests as t', 't.id', 'c.testId')
    .select('c.testId')
    .where('c.userId', '=', viewer.userId)
    .where('c.status', '=', 'accepted')
    .where('t.status', '=', 'DRAFT')
    .limit(1)
    .executeTakeFirst();
  return canSeeDrafts(viewer, helps !== undefined);
}
