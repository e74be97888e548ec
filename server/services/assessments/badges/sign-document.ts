import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { fromBase58, toBase58 } from '../../../../domain/assessments/badges/base58.ts';
import { loadContext } from './contexts.ts';

/** The fields that every signed file has; the rest is covered by the signature too. */
export type Unsigned = { '@context': string[]; [field: string]: unknown };
type Proof = {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-rdfc-2022';
  created: string;
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
  proofValue: string;
};
export type Signed<Document extends Unsigned = Unsigned> = Document & { proof: Proof };

/** Signs a file by the Data Integrity method eddsa-rdfc-2022: Ed25519 over the canonical form of what the file says. */
export async function signDocument<Document extends Unsigned>(
  document: Document,
  key: { name: string; privateKey: KeyObject },
  at: Date,
): Promise<Signed<Document>> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: at.toISOString().replace(/\.\d+Z$/, 'Z'),
    verificationMethod: key.name,
    proofPurpose: 'assertionMethod',
  } as const;
  const signature = sign(null, await hashOf(document, options), key.privateKey);
  return { ...document, proof: { ...options, proofValue: `z${toBase58(signature)}` } };
}

/** Whether this key has signed the file as it is now. A file that cannot be read as signed data is not valid. */
export async function isSignedBy({ proof, ...document }: Signed, publicKey: Uint8Array): Promise<boolean> {
  const { proofValue, ...options } = proof;
  const signature = proofValue.startsWith('z') ? fromBase58(proofValue.slice(1)) : undefined;
  const hash = await hashOf(document as Unsigned, options).catch(() => undefined);
  if (!signature || !hash) return false;
  const x = Buffer.from(publicKey).toString('base64url');
  return verify(null, hash, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
}

/** The proof's own fields are covered as well, so that neither its day nor its key can be exchanged. */
async function hashOf(document: Unsigned, options: Omit<Proof, 'proofValue'>): Promise<Uint8Array> {
  const [said, proof] = [await canonical(document), await canonical({ '@context': document['@context'], ...options })];
  return Buffer.concat([sha256(proof), sha256(said)]);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

async function canonical(document: Unsigned): Promise<string> {
  // Loaded when it is first needed: few processes sign anything in their first minutes.
  const { default: jsonld } = await import('jsonld');
  const options = {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    // A field that no context explains is an error: it would be left out of what is signed.
    safe: true,
  };
  return jsonld.canonize(document as object, options as unknown as Parameters<typeof jsonld.canonize>[1]);
}
