import type { Linked } from './cv.ts';
import { type Fields, joined, known, line } from './reading.ts';

const networks: Record<string, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  twitter: 'Twitter',
  codingame: 'CodinGame',
  stackoverflow: 'Stack Overflow',
};

/** An address that may be a link: only to the web. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value.trim())) return undefined;
  const url = URL.parse(value.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** An address as people read it. An address that may not be a link is shown only when it looks like one. */
export function webLink(url: unknown, shown: unknown = url): Linked | undefined {
  const href = webAddress(url);
  const label = line(shown)
    ?.replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
  if (!label) return undefined;
  if (href) return { text: label, href };
  return /^[\p{L}\p{N}.-]+\.\p{L}{2,}(?:\/\S*)?$/u.test(label) ? { text: label } : undefined;
}

export function mailLink(value: unknown): Linked | undefined {
  const address = line(value);
  if (!address) return undefined;
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i.test(address)
    ? { text: address, href: `mailto:${encodeURI(address).replaceAll('?', '%3F')}` }
    : { text: address };
}

export function phoneLink(value: unknown): Linked | undefined {
  const shown = line(value);
  if (!shown) return undefined;
  const digits = shown.replace(/[\s\u00a0().-]/g, '');
  // Non-breaking spaces keep a phone number on one line.
  const unbrokenNumber = shown.replaceAll(' ', '\u00a0');
  return /^\+?\d{5,15}$/.test(digits) ? { text: unbrokenNumber, href: `tel:${digits}` } : { text: shown };
}

/** Shown by the names of the network and the user, because tracked addresses are not readable. */
export function networkLink({ network, username, url }: Fields): Linked | undefined {
  const [name, user] = [line(network), line(username)];
  const href = webAddress(url);
  const shown = name && (known(networks, name.toLowerCase()) ?? name);
  const text = joined(' ', shown, user?.replace(/^@?/, shown ? '' : '@'));
  const plain = href && !/[?#]/.test(href) ? webLink(href) : undefined;
  if (!user && plain && plain.text.length <= 48) return plain;
  if (!text) return plain;
  return href ? { text, href } : { text };
}
