import type { Context } from '../../context.ts';
import { record } from '../audit/record.ts';
import { permitAdministrator, readDeveloperInformations } from './read-informations.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** For somebody who asks the team for help: the letter of the forgotten password, sent by an administrator. */
export async function sendPasswordReset(context: Context, developerId: string): Promise<void> {
  const viewer = permitAdministrator(context);
  const { id, email } = await readDeveloperInformations(context, developerId);
  await requestPasswordReset(context, email);
  await record(context.db, {
    actorId: viewer.userId,
    action: 'password-reset-sent',
    subjectKind: 'user',
    subjectId: id,
  });
}
