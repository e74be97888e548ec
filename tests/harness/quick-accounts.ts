import type { Plugin } from 'vitest/config';
import type { PasswordSettings } from '../../server/password-settings.ts';

/** The least that Argon2id allows. With the settings of the product, a hash takes 45 ms of computing. */
export const passwordSettings: PasswordSettings = { memory: 8, passes: 1, parallelism: 1 };
/** A sign-up of the product waits, so that its duration does not tell whether the address has an account. */
export const signUpMilliseconds = 0;

/** The modules of settings that this file replaces, by the name in which they are imported, and who imports them. */
const replaced = new Map([
  ['./password-settings.ts', '/server/password-hash.ts'],
  ['./sign-up-time.ts', '/server/services/account/sign-up/sign-up.ts'],
]);

/**
 * Tests of services create accounts with these settings. password-hash.test.ts tests those of the product for
 * passwords, sign-up-time.test.ts the time of a sign-up in the built product.
 */
export function quickAccounts(): Plugin {
  return {
    name: 'quick-accounts',
    enforce: 'pre',
    resolveId(name, importer) {
      const by = replaced.get(name);
      return by && importer?.endsWith(by) ? import.meta.filename : undefined;
    },
  };
}
