import { isId } from '../../../domain/id.ts';
import { reportText } from '../../../domain/moderation/support/prefilled.ts';
import { canReportProfile } from '../../../domain/permissions/library.ts';
import { isRecordedActor } from '../../../domain/permissions/moderation.ts';
import { canOpenProfile } from '../../../domain/permissions/profile.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { record } from '../moderation/audit/record.ts';
import { readProfileFacts } from '../profile/read-profile-facts.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import { consume, limits } from '../shared/limits/consume.ts';

/**
 * docs/product/library.md, Reporting a profile: recruiters of validated companies and administrators, about a
 * profile that they may open. The reporter gets an e-mail; the same report sent twice is one message and one e-mail.
 */
export async function reportDeveloper(
  context: Context,
  developerId: string,
  { key, reason }: { key: string; reason: string },
): Promise<void> {
  const viewer = permit(context, canReportProfile);
  if (!isId(developerId)) throw new NotFound();
  // A profile that the viewer may not open must look unknown here too.
  if (!canOpenProfile(viewer, await readProfileFacts(context.db, viewer, developerId))) throw new NotFound();
  await consume(context.db, limits.supportByAddress, viewer.userId);
  await context.ports.support.open({
    requestKey: `report:${viewer.userId}:${key}`,
    userId: viewer.userId,
    replyTo: viewer.email,
    text: reportText(developerId, reason),
  });
  const user = { id: viewer.userId, email: viewer.email, name: viewer.name, locale: viewer.locale };
  const order = { template: 'report-received', user, data: {}, key: `report:${viewer.userId}:${key}` } as const;
  await context.db.transaction().execute(async (trx) => {
    const isNew = await queueEmail(trx, context.config, order);
    if (!isNew || !isRecordedActor(viewer, developerId)) return;
    const subject = { subjectKind: 'developer', subjectId: developerId };
    await record(trx, { actorId: viewer.userId, action: 'profile.report', ...subject });
  });
}
