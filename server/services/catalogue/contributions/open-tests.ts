import { canReviewQuestions } from '../../../../domain/permissions/catalogue.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { permitContributor } from './permit.ts';

export type TestChoice = { id: string; name: string; draft: boolean };

/** The tests that a user may write for: published ones, and drafts for administrators and accepted contributors. */
function openTests(db: Writer, viewer: SignedIn) {
  return db
    .selectFrom('tests as t')
    .where('t.status', '<>', 'ARCHIVED')
    .$if(!canReviewQuestions(viewer), (query) =>
      query.where((eb) =>
        eb.or([
          eb('t.status', '=', 'PUBLISHED'),
          eb.exists(
            eb
              .selectFrom('testContributors as c')
              .select('c.testId')
              .whereRef('c.testId', '=', 't.id')
              .where('c.userId', '=', viewer.userId)
              .where('c.status', '=', 'accepted'),
          ),
        ]),
      ),
    );
}

export async function readOpenTests(context: Context): Promise<TestChoice[]> {
  const viewer = permitContributor(context);
  const rows = await openTests(context.db, viewer)
    .select(['t.id', 't.status', context.locale === 'fr' ? 't.nameFr as name' : 't.nameEn as name'])
    .execute();
  return rows
    .map(({ id, name, status }) => ({ id, name, draft: status === 'DRAFT' }))
    .toSorted((one, other) => one.name.localeCompare(other.name, context.locale));
}

export async function checkTest(db: Writer, viewer: SignedIn, testId: string): Promise<void> {
  const test = await openTests(db, viewer).select('t.id').where('t.id', '=', testId).executeTakeFirst();
  if (!test) throw new Invalid({ testId: 'unknown' });
}
