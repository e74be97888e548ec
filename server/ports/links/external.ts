import type { Links } from './port.ts';
import { signedLinks } from './signed.ts';

/** Another address that counts visits, given the same token. */
export function externalLinks({ trackingUrl, secret }: { trackingUrl: string; secret: string }): Links {
  return signedLinks(trackingUrl, secret);
}
