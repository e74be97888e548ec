import type { NetworkLink } from './document.ts';
import { plain } from './text.ts';

export type Contact = { email: string | null; phone: string | null; linkedinUrl: string | null; rest: string[] };

/** The exporter cuts a longer address every 27 characters, in the middle of a word. */
const emailPiece = 27;
const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const labelled = /^(.*?)\s*\((Mobile|Home|Work)\)$/i;
const digits = /^\+?[\d\s().-]+$/;
const profile = /^(?:https?:\/\/)?((?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\/[^?#\s]+)/i;

/** Links contain whole addresses that are cut in the text; the text is used when a file has lost its links. */
export function readContact(lines: { text: string; web: boolean }[], links: NetworkLink[]): Contact {
  const downwards = links.toSorted((a, b) => a.page - b.page || a.rect[1] - b.rect[1]);
  const urls = [...new Set(downwards.map(({ url }) => url.trim()))];
  const small = lines.filter(({ web }) => !web).map(({ text }) => plain(text));
  const web = lines.filter(({ web }) => web).map(({ text }) => plain(text));
  const address = takeEmail(small);
  const phone = takePhone(small);
  const sites = sitesOf(web);
  const own = sites.find((site) => profile.test(site));
  return {
    email: firstOf(urls, emailOf) ?? address,
    phone,
    linkedinUrl: firstOf(urls, profileUrl) ?? (own ? profileUrl(own) : null),
    rest: [...small, ...sites.filter((site) => site !== own)],
  };
}

function emailOf(url: string): string | null {
  if (!/^mailto:/i.test(url)) return null;
  const address = decoded(url.replace(/^mailto:/i, '').replace(/\?.*$/s, ''));
  return emailAddress.test(address) ? address : null;
}

function profileUrl(url: string): string | null {
  const path = decoded(url.replace(/[?#].*$/s, '')).match(profile)?.[1];
  return path ? `https://${path.replace(/\/$/, '')}` : null;
}

function takeEmail(lines: string[]): string | null {
  for (const [from, line] of lines.entries()) {
    let address = line;
    let to = from + 1;
    while ((lines[to - 1]?.length ?? 0) === emailPiece && to < lines.length && !emailEnds(address, lines[to]))
      address += lines[to++];
    if (!emailAddress.test(address)) continue;
    lines.splice(from, to - from);
    return address;
  }
  return null;
}

/** A line of exactly 27 characters may be a whole address, followed by another value. */
function emailEnds(address: string, next: string | undefined): boolean {
  return /\s/.test(next ?? ' ') || (emailAddress.test(address) && (next ?? '').includes('@'));
}

function takePhone(lines: string[]): string | null {
  const at = lines.findIndex(
    (line) => labelled.test(line) || (digits.test(line) && (line.match(/\d/g)?.length ?? 0) >= 6),
  );
  if (at < 0) return null;
  const [line = ''] = lines.splice(at, 1);
  return (line.match(labelled)?.[1] ?? line).trim() || null;
}

/** Each ends with its kind, in parentheses: `(LinkedIn)`, `(Portfolio)`. A cut adds no character. */
function sitesOf(lines: string[]): string[] {
  const sites: string[] = [];
  let open = '';
  for (const line of lines) {
    open += line;
    const [, site] = open.match(/^(.*?)\s*\([^()]*\)$/) ?? [];
    if (site === undefined) continue;
    sites.push(site);
    open = '';
  }
  return [...sites, open].filter(Boolean);
}

function firstOf<T>(values: string[], read: (value: string) => T | null): T | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}
