import { isId } from '../../../domain/id.ts';
import { reportText } from '../../../domain/moderation/support/prefilled.ts';
import { type Report, reasonOf } from '../../../domain/moderation/support/report.ts';
import { canReportProfile } from '../../../domain/permissions/library.ts';
import { isRecordedActor } from '../../../domain/permissions/moderation.ts';
import { canOpenProfile } from '../../../domain/permissions/profile.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permitVisitor } from '../../context.ts';
import { record } from '../moderation/audit/record.ts';
import { readProfileFacts } from '../profile/read-profile-facts.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import { consume, limits } from '../shared/limits/consume.ts';

/**
 * docs/product/library.md, Reporting a profile: everyone, about a profile that they may open and that is not theirs.
 * The reporter gets an e-mail, a visitor one who gave an address; the same report sent twice is one message and one
 * e-mail.
 */
export async function reportDeveloper(context: Context, developerId: string, report: Report): Promise<void> {
  const { viewer } = context;
  permitVisitor(context, (one) => canReportProfile(one, developerId));
  if (!isId(developerId)) throw new NotFound();
  // A profile that the viewer may not open must look unknown here too.
  if (!canOpenProfile(viewer, await readProfileFacts(context.db, viewer, developerId))) throw new NotFound();
  const reader = readerOf(context, report);
  await consumeLimits(context, report);
  const requestKey = `report:${viewer?.userId ?? 'visitor'}:${report.key}`;
  await context.ports.support.open({
    requestKey,
    userId: viewer?.userId,
    replyTo: reader?.email,
    text: reportText(developerId, reasonOf(report)),
  });
  if (!reader) return;
  const order = { template: 'report-received', user: reader, data: {}, key: requestKey } as const;
  await context.db.transaction().execute(async (trx) => {
    const isNew = await queueEmail(trx, context.config, order);
    if (!isNew || !viewer || !isRecordedActor(viewer, developerId)) return;
    const subject = { subjectKind: 'developer', subjectId: developerId };
    await record(trx, { actorId: viewer.userId, action: 'profile.report', ...subject });
  });
}

/** Who gets the receipt; undefined for a visitor without an address. */
function readerOf({ viewer, locale }: Context, { email }: Report) {
  if (viewer) return { id: viewer.userId, email: viewer.email, name: viewer.name, locale: viewer.locale };
  return email ? { id: null, email, name: '', locale } : undefined;
}

/** A visitor may type the address of another person: few receipts are sent to one address. */
async function consumeLimits({ db, viewer, clientAddress }: Context, { email }: Report): Promise<void> {
  if (viewer) return consume(db, limits.supportByAddress, viewer.userId);
  await consume(db, limits.reportByVisitor, clientAddress);
  if (email) await consume(db, limits.receiptToAddress, email.toLowerCase());
}
