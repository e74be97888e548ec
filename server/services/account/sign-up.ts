import { createEmailVerificationToken } from 'better-auth/api';
import type { SignUp } from '../../../domain/account/account.ts';
import { verificationSeconds } from '../../auth.ts';
import type { Context } from '../../context.ts';
import { Invalid } from '../../errors.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Creates an account that waits for its e-mail to be confirmed. An address that already has one gets a letter
 * saying so, and the browser the same answer: nobody learns who has an account here.
 */
export async function signUp(context: Context, input: SignUp): Promise<void> {
  await take(context.db, limits.signUpByAddress, context.clientAddress);
  const { firstName, lastName, email, password, role } = input;
  const name = `${firstName} ${lastName}`;
  await refuseCommonPassword(context, { password, field: 'password', person: { name, email } });
  const body = { name, email, password, role, locale: context.locale };
  const answer = await callAuth(context, (common) => context.auth.api.signUpEmail({ body, ...common }));
  if (!answer.ok) throw new Invalid({ '': 'refused' });
  await welcome(context, answer.value.user.id, input);
}

/** For an address that already had an account the id is made up: nobody is found, and nothing happens here. */
async function welcome(context: Context, id: string, { firstName, lastName }: SignUp): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select(['id', 'email', 'name']).where('id', '=', id).executeTakeFirst();
    if (!user) return;
    await trx.updateTable('developerConfidential').set({ firstName, lastName }).where('developerId', '=', id).execute();
    const token = await createEmailVerificationToken(context.config.SECRET, user.email, undefined, verificationSeconds);
    await queueEmail(trx, context.config, {
      template: 'verify-email',
      user: { ...user, locale: context.locale },
      data: { token },
    });
  });
}
