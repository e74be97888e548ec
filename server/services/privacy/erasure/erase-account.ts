import { sql } from 'kysely';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { record } from '../../moderation/audit/record.ts';
import { removeFile } from '../../shared/files/remove-file.ts';
import { personalDataTables } from '../personal-data-tables.ts';
import { readWho } from '../read-personal-data.ts';
import { noteErased } from './erased-list.ts';
import { handOverTeam } from './hand-over-team.ts';
import { readTheirFiles } from './their-files.ts';

export type Eraser = Pick<Runtime, 'db' | 'ports' | 'log' | 'config'>;

/**
 * Erases an account that is due: every row and file of the person, and the rows of other users that mention them.
 * Returns false when the account is not due. Sends no e-mail, because that would need the address to be kept.
 */
export async function eraseAccount(runtime: Eraser, userId: string): Promise<boolean> {
  const handles = await runtime.db.transaction().execute(async (trx) => {
    const cause = await takeDue(trx, userId, runtime.ports.clock.now());
    const who = cause && (await readWho(trx, userId));
    if (!who) return undefined;
    const files = (await readTheirFiles(trx, userId)).map(({ handle }) => handle);
    await handOverTeam(trx, runtime, userId);
    for (const { sweep } of Object.values(personalDataTables)) await sweep?.(who).execute(trx);
    // A file name can contain the person's name; the bytes are deleted once no row refers to them.
    if (files.length > 0)
      await trx.updateTable('files').set({ originalName: null }).where('handle', 'in', files).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    const pseudonym = runtime.ports.random.id();
    await sql`select pseudonymise_audit(${userId}::uuid, ${who.email}, ${pseudonym}::uuid)`.execute(trx);
    const entry = { action: 'account.erased', subjectKind: 'user', subjectId: pseudonym, data: { cause } };
    await record(trx, { actorId: null, ...entry });
    await notify(trx, `user:${userId}`, { kind: 'sessions' });
    // Written before the commit: an extra line does no harm. A failure to write it must not stop the erasure.
    await noteErased(runtime.config.DATA_DIR, userId).catch((err) =>
      runtime.log.error(
        { err },
        'an erased account could not be added to the list that is applied after a backup is restored',
      ),
    );
    return files;
  });
  if (!handles) return false;
  for (const handle of handles) {
    // When the file store does not answer, the nightly sweep deletes files without a reference.
    await removeFile(runtime, handle).catch((err) =>
      runtime.log.warn({ err }, 'a file was not deleted; the nightly sweep will delete it'),
    );
  }
  return true;
}

/** The cause of an erasure that is due; undefined when the user cancelled or came back. */
async function takeDue(trx: Trx, userId: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .selectFrom('users as u')
    .innerJoin('erasures as e', 'e.userId', 'u.id')
    .select(['e.cause', 'e.askedAt', 'u.lastContactAt'])
    .where('u.id', '=', userId)
    .where('e.dueAt', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  const cameBack = row?.cause === 'inactive' && row.lastContactAt > row.askedAt;
  return cameBack ? undefined : row?.cause;
}
