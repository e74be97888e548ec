import type { SignUp } from '../../../../domain/account/account.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { withAuth } from '../call-auth.ts';
import { refuseCommonPassword } from '../password/refuse-common-password.ts';
import { evenly } from '../sign-in/evenly.ts';
import { dropUnconfirmed } from './drop-unconfirmed.ts';
import { lockAddress } from './lock-address.ts';
import { askConfirmation, markSignUpBrowser, mayWrite, type Proof } from './sign-up-confirmation.ts';
import { signUpMilliseconds } from './sign-up-time.ts';

/**
 * Creates an account whose address is not confirmed yet. An address that already has an account gets a notice by e-mail
 * and the browser gets the same answer, so that sign-up does not reveal who has an account. `to`: the page to come back
 * to after the confirmation.
 */
export async function signUp(context: Context, input: SignUp, to?: string | null): Promise<void> {
  await consume(context.db, limits.signUpByAddress, context.clientAddress);
  const { firstName, lastName, email, password } = input;
  const person = { name: `${firstName} ${lastName}`, email };
  await refuseCommonPassword(context, { password, field: 'password', person });
  const browser = context.ports.random.handle();
  await evenly(signUpMilliseconds, async () => {
    if (await mayWrite(context, email)) await store(context, input, { browser, to });
  });
  markSignUpBrowser(context, browser);
}

async function store(context: Context, input: SignUp, proof: Proof): Promise<void> {
  const { firstName, lastName, email, password, role } = input;
  const body = { name: `${firstName} ${lastName}`, email, password, role, locale: context.locale };
  await withAuth(context, async (trx, call) => {
    await lockAddress(trx, email);
    // The newest sign-up gets the address.
    await dropUnconfirmed(trx, email);
    const answer = await call((api, common) => api.signUpEmail({ body, ...common }));
    if (!answer.ok) throw new Invalid({ '': 'refused' });
    await welcome(trx, context, answer.value.user.id, input, proof);
  });
}

/** For an address that already has an account, better-auth returns an id without a row: nothing is stored here. */
async function welcome(
  trx: Trx,
  context: Context,
  id: string,
  { firstName, lastName }: SignUp,
  proof: Proof,
): Promise<void> {
  const user = await trx.selectFrom('users').select(['id', 'email', 'name']).where('id', '=', id).executeTakeFirst();
  if (!user) return;
  await trx.updateTable('developerConfidential').set({ firstName, lastName }).where('developerId', '=', id).execute();
  await askConfirmation(trx, context, { ...user, locale: context.locale }, proof);
}
