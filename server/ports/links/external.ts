import type { Links } from './port.ts';
import { signedLinks } from './signed.ts';

/** An outside address that counts visits, with the same token. */
export function externalLinks({ trackingUrl, secret }: { trackingUrl: string; secret: string }): Links {
  return signedLinks(trackingUrl, secret);
}
