import { sql } from 'kysely';
import type { BatchDraft } from '../../../../domain/library/selection/batch-draft.ts';
import { canSelect } from '../../../../domain/permissions/library.ts';
import { type Context, permit } from '../../../context.ts';

/** Stores drafts, so that a closed tab loses nothing. Developers who are not in the selection any more are ignored. */
export async function storeDrafts(
  context: Context,
  { sameForAll, message, terms, candidates }: BatchDraft,
): Promise<void> {
  const { userId, membership } = permit(context, canSelect);
  const { companyId } = membership;
  await context.db.transaction().execute(async (trx) => {
    const draft = { companyId, sameForAll, message: message || null, terms: terms && JSON.stringify(terms) };
    await trx
      .insertInto('selectionDrafts')
      .values({ recruiterId: userId, ...draft })
      .onConflict((conflict) => conflict.column('recruiterId').doUpdateSet(draft))
      .execute();
    await sql`update selections s set message = nullif(d.message, '')
      from unnest(${candidates.map(({ devId }) => devId)}::uuid[], ${candidates.map((one) => one.message)}::text[])
        d (developer_id, message)
      where s.recruiter_id = ${userId} and s.company_id = ${companyId} and s.developer_id = d.developer_id`.execute(
      trx,
    );
  });
}
