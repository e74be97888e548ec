import { type Context, signedIn } from '../../../context.ts';

export type OpenedPage = 'settings' | 'informations' | 'visibility' | 'dashboard' | 'email';

/**
 * That an administrator has opened a person's page or e-mail, which nothing else would leave a trace of. Once for each person, page
 * and hour (audit_opening_key): loading it again adds nothing.
 */
export async function recordOpening(
  context: Context,
  page: OpenedPage,
  subjectId: string,
  subjectKind: 'developer' | 'email' = 'developer',
): Promise<void> {
  const { userId, role } = signedIn(context);
  if (role !== 'ADMIN' || subjectId === userId) return;
  const hour = context.ports.clock.now().toISOString().slice(0, 13);
  await context.db
    .insertInto('audit')
    .values({
      actorId: userId,
      action: `opened.${page}`,
      subjectKind,
      subjectId,
      data: JSON.stringify({ hour }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
