import { paces } from '../../../../domain/account/pace.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { attempt } from '../../shared/limits/slow-down.ts';
import { withAuth } from '../call-auth.ts';
import { evenly } from '../sign-in/evenly.ts';
import { knownBrowser } from '../sign-in/known-browser.ts';

/** Longer than the work done when the address has an account. */
const evenMilliseconds = 250;

/** Answers the same after the same time, whether or not the address has an account. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await consume(context.db, limits.mailByAddress, context.clientAddress);
  await evenly(evenMilliseconds, async () => {
    if (await mayWrite(context, email)) await queueResetEmail(context, email);
  });
}

async function queueResetEmail(context: Context, email: string): Promise<void> {
  await withAuth(context, (_, call) => call((api, common) => api.requestPasswordReset({ body: { email }, ...common })));
}

/**
 * Limits the e-mails to one mailbox. Other people's requests do not block the owner: while the next e-mail has to wait,
 * the link of the last one works for at least half an hour more. A browser in which the owner signed in before is
 * counted separately.
 */
async function mayWrite(context: Context, email: string): Promise<boolean> {
  const account = await context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const browser = account && knownBrowser(context, account.id);
  try {
    await (browser
      ? attempt(context.db, paces.emailByDevice, `${email} ${browser}`)
      : attempt(context.db, paces.emailByAccount, email));
    return true;
  } catch (error) {
    if ((error as Error).name === 'TooMany') return false;
    throw error;
  }
}
