import * as z from 'zod';
import { givenText, oneLine, optionalLine, requiredLine, rowId, rows, textLimits } from '../text-limits.ts';
import { isKnown, type KnownNetwork } from './networks.ts';

/** Networks with a username; linkedin is stored as an address. */
export type NameNetwork = Exclude<KnownNetwork, 'linkedin'>;

export const mostCustomLinks = 20;

/** Whether a browser may safely follow a link: it starts with http:// or https:// and is a valid address. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

export const httpUrl = z
  .string('httpLink')
  .overwrite(oneLine)
  .max(textLimits.url, 'long')
  .refine(isHttpUrl, 'httpLink');

/** An empty value becomes null. */
export const optionalHttpUrl = optionalLine(textLimits.url).refine((url) => url === null || isHttpUrl(url), 'httpLink');

const hosts: Record<NameNetwork, string> = {
  github: 'github\\.com',
  twitter: '(?:twitter|x)\\.com',
  codingame: 'codingame\\.com',
};

/** A pasted profile address becomes the username in it; a username is returned unchanged. */
export function stripProfileUrl(network: NameNetwork, text: string): string {
  const prefix = new RegExp(`^(?:(?:https?://)?(?:www\\.)?${hosts[network]}(?:/+|$))?(?:profile/)?`, 'i');
  const name = oneLine(text)
    .replace(/[?#].*$/, '')
    .replace(prefix, '')
    .replace(/\/+$/, '');
  return network === 'twitter' ? name.replace(/^@/, '') : name;
}

/** Dots alone would point to a parent path of the network's address instead of a user. */
const userName = /^(?!\.+$)[\w.-]{1,60}$/;

const nameOn = (network: NameNetwork) =>
  givenText
    .transform((text) => stripProfileUrl(network, text))
    .refine((name) => name === '' || userName.test(name), 'unknown')
    .transform((name) => name || undefined);

const customLink = z.object(
  {
    id: rowId,
    // Links are stored by network: the name of a known network would replace that network's own link.
    name: requiredLine(textLimits.title).refine((name) => !isKnown(name), 'duplicate'),
    url: httpUrl,
  },
  'required',
);

export const linksSchema = z.object({
  linkedin: optionalHttpUrl.transform((url) => url ?? undefined),
  github: nameOn('github'),
  twitter: nameOn('twitter'),
  codingame: nameOn('codingame'),
  custom: rows(customLink, mostCustomLinks),
});
export type LinksDraft = z.input<typeof linksSchema>;
export type Links = z.output<typeof linksSchema>;

export const emptyCustomLink = (): LinksDraft['custom'][number] => ({ name: '', url: '' });

type Social = { network: string; url?: string | null; username?: string | null };

const profiles: Record<NameNetwork, string> = {
  github: 'https://github.com/',
  twitter: 'https://twitter.com/',
  codingame: 'https://www.codingame.com/profile/',
};

/** The public address of a stored link; undefined when it has none that is safe to follow. */
export function profileUrl({ network, url, username }: Social): string | undefined {
  if (isKnown(network) && network !== 'linkedin' && username) return profiles[network] + encodeURIComponent(username);
  return url && isHttpUrl(url) ? url : undefined;
}
