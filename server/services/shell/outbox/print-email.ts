import type { Database } from '../../../data/database.ts';
import { Fault } from '../../../fault.ts';
import { record } from '../../moderation/audit/record.ts';

/**
 * For the operator's command line: the newest letter to an address, whole. Without a mail server it is the only way for its link to reach
 * the person, so the log says that the operator has read it.
 */
export async function printLetter(db: Database, email: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const letter = await trx
      .selectFrom('emails')
      .select(['id', 'subject', 'text', 'createdAt'])
      .where('toAddress', '=', email)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!letter) throw new Fault(`There is no letter to ${email}.`);
    await record(trx, { actorId: null, action: 'letter-printed', subjectKind: 'email', subjectId: letter.id });
    return `${letter.createdAt.toISOString()}\n${letter.subject}\n\n${letter.text}\n`;
  });
}
