import { expect, test } from 'vitest';
import { readToast, redirectWithToast } from './cookies.ts';

const stored = (to: string): { header: string; location: string | null } => {
  const cookies: string[] = [];
  const answer = redirectWithToast({ cookies: { append: (cookie) => cookies.push(cookie) } }, to, 'signedOut');
  return { header: String(cookies[0]).split(';')[0] ?? '', location: answer.headers.get('location') };
};

test('a message is shown once, on the page that the redirect leads to', () => {
  const { header, location } = stored('/en/jobs?page=2');
  expect(location).toBe('/en/jobs?page=2');
  const deleted: string[] = [];
  expect(readToast(header, false, '/en/jobs', { append: (cookie) => deleted.push(cookie) })).toBe('signedOut');
  expect(deleted).toEqual([expect.stringContaining('toast=; Path=/; Max-Age=0')]);
});

test('another page that loads meanwhile neither shows nor deletes it', () => {
  const { header } = stored('/');
  const deleted: string[] = [];
  expect(readToast(header, false, '/connexion', { append: (cookie) => deleted.push(cookie) })).toBeUndefined();
  expect(deleted).toEqual([]);
});

test.each(['', 'toast=', 'toast=unknown%2F', 'toast=signedOut', 'other=1'])('%s is no message', (header) => {
  expect(readToast(header, false, '/', { append: () => expect.unreachable() })).toBeUndefined();
});
