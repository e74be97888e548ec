import { generateKeyPairSync } from 'node:crypto';
import { Bitstring } from '@digitalcredentials/bitstring';
import { DataIntegrityProof } from '@digitalcredentials/data-integrity';
import { cryptosuite } from '@digitalcredentials/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalcredentials/vc';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractCredential } from '../../../../domain/assessments/badges/bake.ts';
import { didDocument, didOf, keyName, toMultikey } from '../../../../domain/assessments/badges/did-web.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { serveApp } from '../../../../tests/harness/http-app.ts';
import { addSession } from '../../../../tests/harness/played-session.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { renewSigningKey } from './badge-keys.ts';
import { loadContext } from './contexts.ts';
import { issueBadge } from './issue-badge.ts';
import { shareBadge } from './share-badge.ts';
import { signDocument, type Unsigned } from './sign-document.ts';
import { withdrawBadge } from './withdraw-badge.ts';

/**
 * Badges verified by the libraries of the Digital Credentials Consortium, which wallets use: their own code for proofs,
 * keys, signatures and lists, and an older branch of the JSON-LD library. Keys and status lists come from the addresses
 * that the file itself names, answered by the product over HTTP.
 */
const base = 'https://vivier.example:8443';
let runtime: Runtime;
let url: string;
let person: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime({ BASE_URL: base });
  url = (await serveApp(runtime)).url;
  person = await makeDeveloper(runtime.db);
});

async function fetched(address: string): Promise<unknown> {
  expect(address.startsWith(`${base}/`), address).toBe(true);
  const answer = await fetch(url + address.slice(base.length));
  expect(answer.status, address).toBe(200);
  return answer.json();
}

/** A name such as did:web:vivier.example%3A8443 is read from the address that the method did:web gives it. */
async function documentLoader(address: string): Promise<object> {
  if (address.startsWith(forger.did)) {
    const method = { id: forger.name, type: 'Multikey', controller: forger.did, publicKeyMultibase: forger.publicKey };
    const document = { ...didDocument('https://forger.example', [forger.publicKey]), id: forger.did };
    const found =
      address === forger.did ? document : { '@context': 'https://w3id.org/security/multikey/v1', ...method };
    return { document: found, documentUrl: address };
  }
  if (!address.startsWith('did:web:')) {
    return address.startsWith(base) ? { document: await fetched(address), documentUrl: address } : loadContext(address);
  }
  const [did = '', key] = address.split('#');
  const host = decodeURIComponent(did.slice('did:web:'.length));
  type Did = { '@context': string[]; verificationMethod: { id: string }[] };
  const document = (await fetched(`https://${host}/.well-known/did.json`)) as Did;
  const method = document.verificationMethod.find(({ id }) => id === address);
  const found =
    key === undefined ? document : method && { '@context': 'https://w3id.org/security/multikey/v1', ...method };
  if (!found) throw new Error('no such key');
  return { document: found, documentUrl: address };
}

/** Someone with a key and a name of their own. */
const forgersKeys = generateKeyPairSync('ed25519');
const forgersPublicKey = toMultikey(Buffer.from(forgersKeys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
const forger = {
  did: didOf('https://forger.example'),
  publicKey: forgersPublicKey,
  name: keyName(didOf('https://forger.example'), forgersPublicKey),
  privateKey: forgersKeys.privateKey,
};

const suite = () => new DataIntegrityProof({ cryptosuite });

async function checkStatus({ credential }: { credential: object }) {
  const { credentialStatus } = credential as Badge;
  if (!credentialStatus) return { verified: true };
  const list = (await fetched(credentialStatus.statusListCredential)) as List;
  const { verified } = await verifyCredential({ credential: list, suite: suite(), documentLoader, checkStatus });
  const buffer = await Bitstring.decodeBits({ encoded: list.credentialSubject.encodedList.slice(1) });
  const bits = new Bitstring({ buffer });
  expect(bits.length).toBe(131_072);
  return { verified: verified && !bits.get(Number(credentialStatus.statusListIndex)) };
}

type List = { credentialSubject: { encodedList: string; statusPurpose: string } };
type Badge = {
  name: string;
  issuer: { id: string; name: string };
  credentialSubject: { result: { value: string }[] };
  credentialStatus?: { statusListCredential: string; statusListIndex: string };
  proof: { verificationMethod: string; created: string; proofValue: string };
};

async function isValid(credential: object): Promise<boolean> {
  // Each list is asked for anew, as half a minute later.
  runtime.cache.drop('badge list 1');
  const answer = await verifyCredential({ credential, suite: suite(), documentLoader, checkStatus });
  return answer.verified;
}

/** A new badge of a test, as the public reads it. */
async function obtain(alias: string) {
  const context = contextOf(runtime, person);
  const sessionId = await addSession(runtime.db, person, { alias });
  const { badgeId } = await issueBadge(context, { sessionId, withEmail: true });
  await shareBadge(context, badgeId);
  const { handle } = await runtime.db
    .selectFrom('testBadges')
    .select('handle')
    .where('id', '=', badgeId)
    .executeTakeFirstOrThrow();
  const json = await fetch(`${url}/credentials/${handle}.json`);
  return { badgeId, handle, badge: (await json.json()) as Badge };
}

describe('another program verifies a badge (docs/product/assessments.md, Verifiable badges)', () => {
  it('the file, and the one inside the drawing', async () => {
    const { badge, handle } = await obtain('react');
    expect(badge.issuer.id).toBe('did:web:vivier.example%3A8443');
    expect(await isValid(badge)).toBe(true);
    const svg = await (await fetch(`${url}/credentials/${handle}.svg`)).text();
    const carried = JSON.parse(extractCredential(svg) ?? '');
    expect(carried).toEqual(badge);
    expect(await isValid(carried)).toBe(true);
  });

  it('refuses every forgery', async () => {
    const { badge } = await obtain('typescript');
    const other = await obtain('python');
    const changed = (change: (copy: Badge) => void) => {
      const copy = structuredClone(badge);
      change(copy);
      return copy;
    };
    const { proof, ...unsigned } = badge as Badge & Unsigned;
    const forgeries: Record<string, object> = {
      score: changed(({ credentialSubject }) => Object.assign(credentialSubject.result[0] ?? {}, { value: '1990' })),
      name: changed((copy) => Object.assign(copy, { name: 'Test Rust' })),
      issuer: changed(({ issuer }) => Object.assign(issuer, { name: 'Another' })),
      'another signature': changed(({ proof }) => Object.assign(proof, { proofValue: other.badge.proof.proofValue })),
      day: changed(({ proof }) => Object.assign(proof, { created: '2020-01-01T00:00:00Z' })),
      'place in the list': changed((copy) => Object.assign(copy.credentialStatus ?? {}, { statusListIndex: '7' })),
      'no status': changed((copy) => delete copy.credentialStatus),
      'unknown field': changed((copy) => Object.assign(copy, { rank: 'first' })),
      'signed by another key, under the name of ours': await signDocument(
        unsigned,
        { name: proof.verificationMethod, privateKey: forger.privateKey },
        new Date(proof.created),
      ),
      'signed by another issuer': await signDocument(unsigned, forger, new Date(proof.created)),
      'a key that is not listed': changed(({ proof }) =>
        Object.assign(proof, { verificationMethod: proof.verificationMethod.replace(/#.*/, '#z6MkOther') }),
      ),
    };
    expect(await isValid(badge)).toBe(true);
    const own = { ...unsigned, issuer: { ...badge.issuer, id: forger.did } };
    expect(await isValid(await signDocument(own, forger, new Date(proof.created))), 'in the own name').toBe(true);
    for (const [name, forgery] of Object.entries(forgeries)) expect(await isValid(forgery), name).toBe(false);
  });

  it('refuses a badge that was withdrawn', async () => {
    const { badge, badgeId, handle } = await obtain('git');
    expect(await isValid(badge)).toBe(true);
    await withdrawBadge(contextOf(runtime, person), badgeId);
    expect(await isValid(badge)).toBe(false);
    expect((await fetch(`${url}/credentials/${handle}.json`)).status).toBe(410);
  });

  it('verifies badges of a retired key, and of the new one; refuses a key that is not listed', async () => {
    const { badge } = await obtain('rust');
    await renewSigningKey(runtime);
    const next = await obtain('node-js');
    expect(next.badge.proof.verificationMethod).not.toBe(badge.proof.verificationMethod);
    expect(await isValid(badge)).toBe(true);
    expect(await isValid(next.badge)).toBe(true);
    const [, publicKey] = badge.proof.verificationMethod.split('#');
    await sql`delete from badge_keys where public_key = ${publicKey}`.execute(runtime.db);
    expect(await isValid(badge)).toBe(false);
  });

  it('a new SECRET gives a new key, and the lists are signed with it', async () => {
    const { badge } = await obtain('docker');
    const before = badge.proof.verificationMethod;
    runtime.config.SECRET = 'another secret of at least thirty-two characters';
    const next = await obtain('css');
    expect(next.badge.proof.verificationMethod).not.toBe(before);
    expect([await isValid(badge), await isValid(next.badge)]).toEqual([true, true]);
  });
});
