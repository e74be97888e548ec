import type { Database } from '../../server/data/database.ts';

/** The e-mails to an address, the newest first. */
export function emailsTo(db: Database, email: string) {
  return db
    .selectFrom('emails')
    .select(['template', 'locale', 'subject', 'text'])
    .where('toAddress', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The token in the newest e-mail of a kind. */
export async function tokenIn(db: Database, email: string, template: string): Promise<string> {
  const sentEmail = (await emailsTo(db, email)).find((one) => one.template === template);
  return sentEmail?.text.match(/token=([a-z0-9]+)/)?.[1] ?? '';
}

/** The audit entries of a company, in order: the actions, and the actors. */
export async function auditOf(db: Database, subjectId: string) {
  return db
    .selectFrom('audit')
    .select(['action', 'actorId', 'data'])
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();
}
