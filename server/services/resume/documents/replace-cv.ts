import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { removeFile } from '../../shared/files/remove-file.ts';

/** Replaces a developer's CV by a stored file, or by nothing. The bytes of the CV before are deleted at once. */
export async function replaceCv(context: Context, developerId: string, handle: string | null): Promise<void> {
  const { db, log, requestId } = context;
  const { userId } = signedIn(context);
  const before = await db.transaction().execute(async (trx) => {
    const developer = trx.selectFrom('developers').select('id').where('id', '=', developerId).forUpdate();
    if (!(await developer.executeTakeFirst())) throw new NotFound();
    const old = await trx
      .deleteFrom('developerCvs')
      .where('developerId', '=', developerId)
      .returning('handle')
      .executeTakeFirst();
    if (handle) await trx.insertInto('developerCvs').values({ developerId, handle }).execute();
    if (userId !== developerId) {
      const action = handle ? 'cv.send' : 'cv.remove';
      await record(trx, { actorId: userId, action, subjectKind: 'developer', subjectId: developerId });
    }
    await notify(trx, `user:${developerId}`, { kind: 'profile' });
    return old?.handle;
  });
  // No row refers to it any more; when the file store does not answer, the nightly sweep deletes it.
  if (before)
    await removeFile(context, before).catch((err) =>
      log.warn({ requestId, err }, 'a CV was not deleted; the nightly sweep will delete it'),
    );
}
