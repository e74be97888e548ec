import type { Links } from './port.ts';
import { signedLinks } from './signed.ts';

/** Our own redirect, at /t. */
export function ownLinks({ baseUrl, secret }: { baseUrl: string; secret: string }): Links {
  return signedLinks(`${baseUrl}/t`, secret);
}
