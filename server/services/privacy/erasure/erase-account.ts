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
 * Ends an account whose time has come: every row and file of the person, and what others keep that tells of them. False
 * when its time has not come after all. No e-mail follows: to send one would be to keep an address.
 */
export async function eraseAccount(runtime: Eraser, userId: string): Promise<boolean> {
  const handles = await runtime.db.transaction().execute(async (trx) => {
    const cause = await takeDue(trx, userId, runtime.ports.clock.now());
    const who = cause && (await readWho(trx, userId));
    if (!who) return undefined;
    const files = (await readTheirFiles(trx, userId)).map(({ handle }) => handle);
    await handOverTeam(trx, runtime, userId);
    for (const { sweep } of Object.values(personalDataTables)) await sweep?.(who).execute(trx);
    // What the file was called may be a name; the bytes go once nothing refers to them any more.
    if (files.length > 0)
      await trx.updateTable('files').set({ originalName: null }).where('handle', 'in', files).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    const pseudonym = runtime.ports.random.id();
    await sql`select pseudonymise_audit(${userId}::uuid, ${who.email}, ${pseudonym}::uuid)`.execute(trx);
    const entry = { action: 'account.erased', subjectKind: 'user', subjectId: pseudonym, data: { cause } };
    await record(trx, { actorId: null, ...entry });
    await notify(trx, `user:${userId}`, { kind: 'sessions' });
    // Before it is done for good: one line too many does no harm. That it cannot be written must not keep anybody here.
    await noteErased(runtime.config.DATA_DIR, userId).catch((err) =>
      runtime.log.error(
        { err },
        'an erased account could not be added to the list that a restored backup is held against',
      ),
    );
    return files;
  });
  if (!handles) return false;
  for (const handle of handles) {
    // Should the store be away, the nightly sweep takes what nobody refers to.
    await removeFile(runtime, handle).catch((err) => runtime.log.warn({ err }, 'a file is left to the nightly sweep'));
  }
  return true;
}

/** Why the account is to end now; undefined when it is not, because somebody changed their mind or came back. */
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
