import type { Database } from '../../server/data/database.ts';

/** The letters to an address, the newest first. */
export function lettersTo(db: Database, email: string) {
  return db
    .selectFrom('emails')
    .select(['template', 'locale', 'subject', 'text'])
    .where('toAddress', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The token in the newest letter of a kind. */
export async function tokenIn(db: Database, email: string, template: string): Promise<string> {
  const letter = (await lettersTo(db, email)).find((one) => one.template === template);
  return letter?.text.match(/token=([a-z0-9]+)/)?.[1] ?? '';
}

/** What the audit says of a company, in order: the actions, and who did them. */
export async function auditOf(db: Database, subjectId: string) {
  return db
    .selectFrom('audit')
    .select(['action', 'actorId', 'data'])
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();
}
