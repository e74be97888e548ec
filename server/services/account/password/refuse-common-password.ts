import { readFile } from 'node:fs/promises';
import { isCommonPassword } from '../../../../domain/account/common-password.ts';
import { passwordLimits } from '../../../../domain/account/password-limits.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Runtime } from '../../../runtime.ts';

type Choice = {
  password: string;
  /** The form field that shows the refusal. */
  field: 'password' | 'newPassword';
  /**
   * Name and address, because attackers try them first. Unknown when the password is set through a link in an e-mail.
   */
  person?: { name: string; email: string };
};

/**
 * Refuses a new password that is easily guessed: because of how it is built, or because it is in the operator's file.
 */
export async function refuseCommonPassword(
  { config, cache }: Pick<Runtime, 'config' | 'cache'>,
  { password, field, person }: Choice,
): Promise<void> {
  const ownWords = [config.BRAND_NAME, ...(person ? [person.name, person.email] : [])];
  if (isCommonPassword(password, ownWords) || (await isListed({ config, cache }, password)))
    throw new Invalid({ [field]: 'passwordCommon' });
}

async function isListed({ config, cache }: Pick<Runtime, 'config' | 'cache'>, password: string): Promise<boolean> {
  const file = config.REFUSED_PASSWORDS_FILE;
  if (!file) return false;
  const listed = await cache.get('refused-passwords', Number.POSITIVE_INFINITY, () => readList(file));
  return listed.has(password.toLowerCase());
}

/** One password per line; those below the minimum length cannot be chosen anyway and are not kept in memory. */
async function readList(file: string): Promise<ReadonlySet<string>> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  return new Set(lines.filter((line) => line.length >= passwordLimits.min).map((line) => line.toLowerCase()));
}
