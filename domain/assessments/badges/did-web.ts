import { fromBase58, toBase58 } from './base58.ts';

/** The name of this installation in signed files: did:web of the host of its public address, a port after '%3A'. */
export function didOf(baseUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(baseUrl).host)}`;
}

/** The two bytes that mark an Ed25519 public key. */
const ed25519Mark = [0xed, 0x01];
const keyLength = 32;

/** An Ed25519 public key as text ('z6Mk…'). */
export function toMultikey(key: Uint8Array): string {
  return `z${toBase58(new Uint8Array([...ed25519Mark, ...key]))}`;
}

/** Undefined for any other text. */
export function fromMultikey(text: string): Uint8Array | undefined {
  const bytes = text.startsWith('z') ? fromBase58(text.slice(1)) : undefined;
  const marked = bytes?.length === keyLength + 2 && ed25519Mark.every((byte, index) => bytes[index] === byte);
  return marked ? bytes.subarray(2) : undefined;
}

/** The full name of a key in the document of the installation. */
export function keyName(did: string, publicKey: string): string {
  return `${did}#${publicKey}`;
}

/** What `/.well-known/did.json` says: the keys with which this installation signs, and has signed. */
export function didDocument(baseUrl: string, publicKeys: readonly string[]) {
  const did = didOf(baseUrl);
  const names = publicKeys.map((publicKey) => keyName(did, publicKey));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: publicKeys.map((publicKey) => ({
      id: keyName(did, publicKey),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: publicKey,
    })),
    authentication: names,
    assertionMethod: names,
  };
}
