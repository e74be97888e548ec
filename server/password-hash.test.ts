import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { passwordHasher, verifyPassword } from './password-hash.ts';
import { passwordSettings } from './password-settings.ts';

const { hashPassword, isOutdated } = passwordHasher(passwordSettings);

const password = 'une phrase assez longue';
/** The output of the reference implementation for that password. */
const byReference = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$6yTDvwbqj94wjb5SaEMmbh3UpgrSQyv7uQXhXUWkois';
const withOtherSettings =
  '$argon2id$v=19$m=12288,t=3,p=1$c29tZXNhbHQxMjM0NTY3OA$sIwSbtI1BP5OahNtWvDTmrl4D58jAqwSb3dZh0VnRUY';

describe('the hash of a password', () => {
  it('contains its method and settings, and is different each time', async () => {
    const [one, two] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(isOutdated(one)).toBe(false);
  });

  it('matches only its password, in every Unicode normalisation', async () => {
    const hash = await hashPassword('Élan numéro ﬁxe');
    expect(await verifyPassword({ hash, password: 'Élan numéro ﬁxe'.normalize('NFD') })).toBe(true);
    expect(await verifyPassword({ hash, password: 'Elan numero fixe' })).toBe(false);
    expect(await verifyPassword({ hash, password: '' })).toBe(false);
  });

  it('is compatible with other programs', async () => {
    for (const hash of [byReference, withOtherSettings]) {
      expect(await verifyPassword({ hash, password })).toBe(true);
      expect(await verifyPassword({ hash, password: `${password} ` })).toBe(false);
    }
    expect([byReference, withOtherSettings].map(isOutdated)).toEqual([false, true]);
  });

  it('of the accounts library (scrypt) still matches, and is outdated', async () => {
    const hash = await hashByLibrary(password);
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: 'une autre phrase' })).toBe(false);
    expect(isOutdated(hash)).toBe(true);
  });
});
