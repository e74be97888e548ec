import { type CatalogueRights, catalogueRights } from '../../../domain/catalogue/question-status.ts';
import type { Context } from '../../context.ts';

/** What the viewer may find. A contributor is accepted by a draft test when it has published a question of theirs. */
export async function readRights({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<CatalogueRights> {
  if (!viewer || viewer.role === 'ADMIN') return catalogueRights(viewer, false);
  const accepted = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select('q.id')
    .where('q.authorId', '=', viewer.userId)
    .where('q.status', '=', 'PUBLISHED')
    .where('t.status', '=', 'DRAFT')
    .limit(1)
    .executeTakeFirst();
  return catalogueRights(viewer, accepted !== undefined);
}
