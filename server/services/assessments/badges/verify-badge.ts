import { createHash } from 'node:crypto';
import { type BadgeCheck, badgeChecks } from '../../../../domain/assessments/badges/checks.ts';
import { didOf, fromMultikey, keyName } from '../../../../domain/assessments/badges/did-web.ts';
import type { Runtime } from '../../../runtime.ts';
import { readPublicKeys } from './badge-keys.ts';
import { isSignedBy, type Signed } from './sign-document.ts';

/** Every check is told, also when it fails. */
export type Verification = { at: Date; checks: Record<BadgeCheck, boolean>; valid: boolean };

const keptSeconds = 60;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

type Verified = Signed & {
  issuer: { id: string };
  validFrom: string;
  credentialStatus: { statusListIndex: string; statusListCredential: string };
};

/**
 * Verifies a file as any other program would, with the published keys and the places of the status list; only the
 * database is asked instead of the network, so that the answer is never older than the question.
 */
export async function verifyBadge(
  { db, config, ports, cache }: Pick<Runtime, 'db' | 'config' | 'ports' | 'cache'>,
  document: string,
) {
  const file = JSON.parse(document) as Verified;
  const at = ports.clock.now();
  const did = didOf(config.BASE_URL);
  const keys = await readPublicKeys(db);
  const named = keys.find((key) => keyName(did, key) === file.proof.verificationMethod);
  const publicKey = named === undefined ? undefined : fromMultikey(named);
  const { statusListCredential, statusListIndex } = file.credentialStatus;
  const entry = await db
    .selectFrom('badgeStatuses')
    .select('revoked')
    .where('list', '=', Number(statusListCredential.split('/').at(-1)))
    .where('place', '=', Number(statusListIndex))
    .executeTakeFirst();
  // The same file and the same key give the same answer, and computing it is slow.
  const isSigned = (signed: Verified, key: Uint8Array) =>
    cache.get(`badge signature ${sha256(`${named} ${document}`)}`, keptSeconds, () => isSignedBy(signed, key));
  const checks: Verification['checks'] = {
    issuer: file.issuer.id === did && publicKey !== undefined,
    signature: publicKey !== undefined && (await isSigned(file, publicKey)),
    begun: new Date(file.validFrom) <= at,
    status: entry?.revoked === false,
  };
  return { at, checks, valid: badgeChecks.every((check) => checks[check]) } satisfies Verification;
}
