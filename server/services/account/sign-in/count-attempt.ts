import { paces } from '../../../../domain/account/pace.ts';
import type { Context } from '../../../context.ts';
import { attempt, forgetAttempts, takeBack } from '../../shared/limits/slow-down.ts';

const pacesOf = {
  password: { device: paces.passwordByDevice, pair: paces.passwordByPair, account: paces.passwordByAccount },
  code: { device: paces.codeByDevice, pair: paces.codeByPair, account: paces.codeByAccount },
};

type Attempt = {
  /** Number of attempts at this account from unknown browsers. */
  attempts: number;
  /** Call it when the secret was right. */
  right: () => Promise<void>;
};

/**
 * Counts an attempt at a secret, or throws TooMany. `account` is what was typed, whether or not such an account exists;
 * `browser` is the counter of a browser that is known to the account.
 */
export async function countAttempt(
  { db, clientAddress }: Context,
  secret: keyof typeof pacesOf,
  account: string,
  browser: string | undefined,
): Promise<Attempt> {
  const { device, pair, account: whole } = pacesOf[secret];
  if (browser) {
    const who = `${account} ${browser}`;
    await attempt(db, device, who);
    return { attempts: 0, right: () => forgetAttempts(db, device, who) };
  }
  const both = `${account} ${clientAddress}`;
  await attempt(db, pair, both);
  const attempts = await attempt(db, whole, account).catch(async (error) => {
    await takeBack(db, pair, both);
    throw error;
  });
  return {
    attempts,
    right: async () => {
      await forgetAttempts(db, pair, both);
      await takeBack(db, whole, account);
    },
  };
}
