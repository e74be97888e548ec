import { isHttpUrl } from '../profile/cards/link.ts';
import { fields } from './imports/reading.ts';
import { parseUrl } from './uri.ts';

const longest = 16_000;

/**
 * The target of a tracked link: base64 of JSON {redirectUrl (URI-encoded), …} in its query. Any other address is
 * returned unchanged.
 */
export function untracked(address: string): string {
  if (address.length > longest) return address;
  for (const value of parseUrl(address)?.searchParams.values() ?? []) {
    const target = redirectOf(value);
    if (target && isHttpUrl(target)) return target;
  }
  return address;
}

function redirectOf(token: string): string | undefined {
  try {
    // A plus sign that was not encoded arrives as a space.
    const bytes = Uint8Array.from(atob(token.replaceAll(' ', '+')), (sign) => sign.charCodeAt(0));
    const { redirectUrl } = fields(JSON.parse(new TextDecoder().decode(bytes)));
    return typeof redirectUrl === 'string' ? decodeURIComponent(redirectUrl) : undefined;
  } catch {
    return undefined;
  }
}
