import type { KeyObject } from 'node:crypto';
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { sql } from 'kysely';
import { didOf, keyName, toMultikey } from '../../../../domain/assessments/badges/did-web.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';

export type SigningKey = { name: string; privateKey: KeyObject };
type Signer = Pick<Runtime, 'db' | 'config'> & { ports: Pick<Runtime['ports'], 'clock'> };

/** Every key that has ever signed, the newest first: retired keys still verify what they have signed. */
export async function readPublicKeys(db: Writer): Promise<string[]> {
  const rows = await db
    .selectFrom('badgeKeys')
    .select('publicKey')
    .orderBy('createdAt', 'desc')
    .orderBy('publicKey')
    .execute();
  return rows.map(({ publicKey }) => publicKey);
}

/** The key that signs now; undefined before the first badge, and when SECRET is another one than the key was sealed with. */
export async function readSigningKey({
  db,
  config,
}: Pick<Signer, 'config'> & { db: Writer }): Promise<SigningKey | undefined> {
  const row = await db
    .selectFrom('badgeKeys')
    .select(['publicKey', 'sealedKey'])
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  const privateKey = row?.sealedKey && unseal(config.SECRET, row.publicKey, row.sealedKey);
  return row && privateKey ? { name: keyName(didOf(config.BASE_URL), row.publicKey), privateKey } : undefined;
}

/** The key that signs now, made when there is none that can be used: once, however many processes ask at the same time. */
export async function ensureSigningKey(signer: Signer): Promise<SigningKey> {
  const known = await readSigningKey(signer);
  if (known) return known;
  return signer.db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    // Another process may have made it meanwhile.
    return (await readSigningKey({ ...signer, db: trx })) ?? replaceKey(trx, signer);
  });
}

/** A new key signs from now on. The private half of the former one is deleted; its public half stays listed. */
export async function renewSigningKey(signer: Signer): Promise<SigningKey> {
  return signer.db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    return replaceKey(trx, signer);
  });
}

async function lockKeys(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('badge-keys'))`.execute(trx);
}

async function replaceKey(trx: Trx, { config, ports }: Signer): Promise<SigningKey> {
  const now = ports.clock.now();
  await trx.updateTable('badgeKeys').set({ retiredAt: now, sealedKey: null }).where('retiredAt', 'is', null).execute();
  const pair = generateKeyPairSync('ed25519');
  const publicKey = toMultikey(Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
  const sealedKey = seal(config.SECRET, publicKey, pair.privateKey);
  await trx.insertInto('badgeKeys').values({ publicKey, sealedKey, createdAt: now }).execute();
  return { name: keyName(didOf(config.BASE_URL), publicKey), privateKey: pair.privateKey };
}

const method = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
const sealingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'vivier badge key', 32));

/** Encrypted, so that a copy of the database alone cannot sign; bound to its public half. */
function seal(secret: string, publicKey: string, privateKey: KeyObject): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(method, sealingKey(secret), iv).setAAD(Buffer.from(publicKey));
  const sealed = Buffer.concat([cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' })), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(secret: string, publicKey: string, bytes: Buffer): KeyObject | undefined {
  const tagEnd = ivBytes + tagBytes;
  try {
    const decipher = createDecipheriv(method, sealingKey(secret), bytes.subarray(0, ivBytes));
    decipher.setAAD(Buffer.from(publicKey)).setAuthTag(bytes.subarray(ivBytes, tagEnd));
    const key = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}
