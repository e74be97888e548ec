import type { Plugin } from 'vitest/config';
import type { PasswordSettings } from '../../server/password-settings.ts';

/** The least that Argon2id allows. With the settings of the product, a hash takes 45 ms of computing. */
export const passwordSettings: PasswordSettings = { memory: 8, passes: 1, parallelism: 1 };

/** Tests of services hash with these settings; password-hash.test.ts tests those of the product. */
export function quickPasswords(): Plugin {
  return {
    name: 'quick-passwords',
    enforce: 'pre',
    resolveId: (name, importer) =>
      name === './password-settings.ts' && importer?.endsWith('/server/password-hash.ts')
        ? import.meta.filename
        : undefined,
  };
}
