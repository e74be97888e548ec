import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type LibraryPosition, libraryPositionSchema } from '../../../domain/library/library-position.ts';

const method = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a position of the list, because it contains the boost, which is confidential and must not be forged. */
export function sealPosition(secret: string, position: LibraryPosition): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(method, keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(position), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined for a position that was not encrypted by us. */
export function openPosition(secret: string, cursor: string): LibraryPosition | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const tagEnd = ivBytes + tagBytes;
  const decipher = createDecipheriv(method, keyFrom(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, tagEnd));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    return libraryPositionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'vivier library cursor', 32));
}
