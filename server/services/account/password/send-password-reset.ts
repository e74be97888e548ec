import { canEditInformationOfDevelopers } from '../../../../domain/permissions/account.ts';
import { type Context, permit } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { withAuth } from '../call-auth.ts';
import { readDeveloperInformations } from '../read-informations.ts';

/** An administrator sends the e-mail for a forgotten password to a developer who asks the team for help. */
export async function sendPasswordReset(context: Context, developerId: string): Promise<void> {
  const viewer = permit(context, canEditInformationOfDevelopers);
  const { id, email } = await readDeveloperInformations(context, developerId);
  await consume(context.db, limits.resetByTeam, `${viewer.userId} ${id}`);
  await withAuth(
    context,
    (_, call) => call((api, common) => api.requestPasswordReset({ body: { email }, ...common })),
    { resetAction: 'password-reset-sent' },
  );
}
