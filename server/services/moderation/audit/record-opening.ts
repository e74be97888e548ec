import { isRecordedActor } from '../../../../domain/permissions/moderation.ts';
import { type Context, signedIn } from '../../../context.ts';

export type OpenedPage = 'settings' | 'informations' | 'visibility' | 'dashboard' | 'email';

/**
 * Records that an administrator opened a person's page or e-mail, because reading leaves no other trace. The unique
 * index audit_opening_key keeps one line per person, page and hour, so that a reload adds nothing.
 */
export async function recordOpening(
  context: Context,
  page: OpenedPage,
  subjectId: string,
  subjectKind: 'developer' | 'email' = 'developer',
): Promise<void> {
  const viewer = signedIn(context);
  if (!isRecordedActor(viewer, subjectId)) return;
  const hour = context.ports.clock.now().toISOString().slice(0, 13);
  await context.db
    .insertInto('audit')
    .values({
      actorId: viewer.userId,
      action: `opened.${page}`,
      subjectKind,
      subjectId,
      data: JSON.stringify({ hour }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
