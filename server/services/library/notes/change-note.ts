import type { NoteChange } from '../../../../domain/library/notes/note.ts';
import { canWriteCompanyNotes, canWriteTeamNotes } from '../../../../domain/permissions/library.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { mentionColleagues } from './mention-colleagues.ts';
import { permitNotes } from './read-notes.ts';

/** docs/product/library.md, Notes: adds, edits or deletes a note; only its author can edit or delete it. Idempotent. */
export async function changeNote(context: Context, developerId: string, change: NoteChange): Promise<void> {
  const viewer = await permitNotes(context, developerId);
  if (change.kind === 'team') return changeTeamNote(context, viewer, developerId, change);
  if (!canWriteCompanyNotes(viewer)) throw new Forbidden();
  const { db, ports } = context;
  const { companyId } = viewer.membership;
  const now = ports.clock.now();
  const own = { developerId, companyId, authorId: viewer.userId };
  const changed = await db.transaction().execute(async (trx) => {
    const written = await writeCompanyNote(trx, own, change, now);
    if (written && change.action !== 'delete') {
      const { id: noteId, message, mentions = [] } = change;
      await mentionColleagues(context, trx, { noteId, ...own, message, mentions });
    }
    return written;
  });
  // The same note sent again is stored already.
  if (change.action === 'add') return;
  // A note that is already deleted is fine; a note of another author, or an unknown one, is not found.
  if (!changed && !(change.action === 'delete' && (await isGone(context, 'companyNotes', change.id))))
    throw new NotFound();
}

type Own = { developerId: string; companyId: string; authorId: string };

/** undefined when nothing was written. */
function writeCompanyNote(trx: Trx, own: Own, change: NoteChange, now: Date): Promise<{ id: string } | undefined> {
  if (change.action === 'add')
    return trx
      .insertInto('companyNotes')
      .values({ id: change.id, ...own, message: change.message, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
  const note = trx
    .selectFrom('companyNotes')
    .select('id')
    .where('id', '=', change.id)
    .where('developerId', '=', own.developerId)
    .where('companyId', '=', own.companyId)
    .where('authorId', '=', own.authorId);
  return change.action === 'edit'
    ? trx
        .updateTable('companyNotes')
        .set({ message: change.message, updatedAt: now })
        .where('id', 'in', note)
        .returning('id')
        .executeTakeFirst()
    : trx.deleteFrom('companyNotes').where('id', 'in', note).returning('id').executeTakeFirst();
}

/** docs/product/moderation.md, Recommendations of the team: written by administrators, each with an audit entry. */
async function changeTeamNote(
  context: Context,
  viewer: SignedIn,
  developerId: string,
  change: NoteChange,
): Promise<void> {
  if (!canWriteTeamNotes(viewer)) throw new Forbidden();
  const { ports } = context;
  await context.db.transaction().execute(async (trx) => {
    const own = trx
      .selectFrom('developerRecommendations')
      .select('id')
      .where('id', '=', change.id)
      .where('developerId', '=', developerId)
      .where('authorId', '=', viewer.userId);
    let changed: { id: string } | undefined;
    if (change.action === 'add') {
      changed = await trx
        .insertInto('developerRecommendations')
        .values({
          id: change.id,
          developerId,
          authorId: viewer.userId,
          value: change.message,
          createdAt: ports.clock.now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!changed) return;
    } else if (change.action === 'edit') {
      changed = await trx
        .updateTable('developerRecommendations')
        .set({ value: change.message })
        .where('id', 'in', own)
        .returning('id')
        .executeTakeFirst();
    } else {
      changed = await trx
        .deleteFrom('developerRecommendations')
        .where('id', 'in', own)
        .returning('id')
        .executeTakeFirst();
      if (!changed && (await isGone(context, 'developerRecommendations', change.id))) return;
    }
    if (!changed) throw new NotFound();
    const entry = { actorId: viewer.userId, subjectKind: 'developer', subjectId: developerId };
    await record(trx, { ...entry, action: `recommendation.${change.action}`, data: { note: change.id } });
  });
}

async function isGone(
  { db }: Context,
  table: 'companyNotes' | 'developerRecommendations',
  id: string,
): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) === undefined;
}
