import { argon2 as derive, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';
import { type PasswordSettings, passwordSettings } from './password-settings.ts';

const argon2 = promisify(derive);

/** Argon2id in the PHC string format, which contains its settings: they can change, and other products can read it. */
export function passwordHasher(settings: PasswordSettings) {
  const beginning = `$argon2id$v=19$m=${settings.memory},t=${settings.passes},p=${settings.parallelism}$`;
  return {
    async hashPassword(password: string): Promise<string> {
      const salt = randomBytes(16);
      const hash = await hashed(password, salt, settings);
      return `${beginning}${unpadded(salt)}$${unpadded(hash)}`;
    },
    /** Made by the accounts library (scrypt) or with other settings: hashed again at the next sign-in. */
    isOutdated: (hash: string): boolean => !hash.startsWith(beginning),
  };
}

export const { hashPassword, isOutdated } = passwordHasher(passwordSettings);

function hashed(password: string, salt: Buffer, wanted: PasswordSettings): Promise<Buffer> {
  return argon2('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: 32, ...wanted });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = pattern.exec(hash) ?? [];
  if (!expected) return verifyScrypt({ hash, password });
  const wanted = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await hashed(password, Buffer.from(salt, 'base64'), wanted);
  const known = Buffer.from(expected, 'base64');
  return known.length === found.length && timingSafeEqual(known, found);
}
