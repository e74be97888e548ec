import type { SignUp } from '../../../domain/account/account.ts';
import type { Context } from '../../context.ts';
import { Invalid } from '../../errors.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';

/**
 * Creates an account that waits for its e-mail to be confirmed. An address that already has one gets a letter
 * saying so, and the browser the same answer: nobody learns who has an account here.
 */
export async function signUp(context: Context, input: SignUp): Promise<void> {
  await take(context.db, limits.signUpByAddress, context.clientAddress);
  const { firstName, lastName, email, password, role } = input;
  const body = { name: `${firstName} ${lastName}`, email, password, role, locale: context.locale };
  const answer = await callAuth(context, (common) => context.auth.api.signUpEmail({ body, ...common }));
  if (!answer.ok) throw new Invalid({ '': answer.code });
  if (role === 'DEVELOPER') {
    // For an address that already has an account the id is made up, and this changes nothing.
    await context.db
      .updateTable('developerConfidential')
      .set({ firstName, lastName })
      .where('developerId', '=', answer.value.user.id)
      .execute();
  }
}
