import type { Links } from './port.ts';
import { signedLinks } from './signed.ts';

/** The redirect of the product itself, at /t. */
export function ownLinks({ baseUrl, secret }: { baseUrl: string; secret: string }): Links {
  return signedLinks(`${baseUrl}/t`, secret);
}
