import { paces } from '../../../../domain/account/pace.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { attempt } from '../../shared/limits/slow-down.ts';
import { withAuth } from '../call-auth.ts';
import { evenly } from '../sign-in/evenly.ts';
import { knownBrowser } from '../sign-in/known-browser.ts';

/** Long enough to cover the work done when the address has an account. */
const evenMilliseconds = 250;

/** The same answer after the same time, whether or not the address has an account. */
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
 * Strangers cannot flood a mailbox, nor use up the owner's e-mails: while one more has to wait, the last one still works for at
 * least half an hour. A browser in which the owner has signed in before is counted apart.
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
