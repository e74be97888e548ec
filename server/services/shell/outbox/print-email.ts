import type { Database } from '../../../data/database.ts';
import { Fault } from '../../../fault.ts';
import { record } from '../../moderation/audit/record.ts';

/**
 * For the operator's command line: the newest e-mail to an address, complete. Without a mail server this is the only
 * way for its link to reach the person, so the audit log records that the operator has read it.
 */
export async function printEmail(db: Database, email: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const sentEmail = await trx
      .selectFrom('emails')
      .select(['id', 'subject', 'text', 'createdAt'])
      .where('toAddress', '=', email)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!sentEmail) throw new Fault(`There is no e-mail to ${email}.`);
    await record(trx, { actorId: null, action: 'email-printed', subjectKind: 'email', subjectId: sentEmail.id });
    return `${sentEmail.createdAt.toISOString()}\n${sentEmail.subject}\n\n${sentEmail.text}\n`;
  });
}
