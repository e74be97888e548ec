import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../domain/id.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';

/** What a letter's link holds: the search, and a sign that we wrote the letter. It can end that alert, and nothing else. */
export function alertToken(secret: string, searchId: string): string {
  return `${searchId}.${signature(secret, searchId)}`;
}

/** The name of the search that a link is about, for somebody who need not be signed in; undefined when there is none. */
export async function readAlert(context: Context, token: string): Promise<string | undefined> {
  const searchId = openToken(context.config.SECRET, token);
  if (!searchId) return undefined;
  const search = await context.db
    .selectFrom('savedSearches')
    .select('name')
    .where('id', '=', searchId)
    .executeTakeFirst();
  return search?.name;
}

/** Stopped twice is stopped. */
export async function stopAlert(context: Context, token: string): Promise<string> {
  const searchId = openToken(context.config.SECRET, token);
  if (!searchId) throw new NotFound();
  const search = await context.db
    .updateTable('savedSearches')
    .set({ alert: false })
    .where('id', '=', searchId)
    .returning('name')
    .executeTakeFirst();
  if (!search) throw new NotFound();
  return search.name;
}

function openToken(secret: string, token: string): string | undefined {
  const [searchId = '', given = ''] = token.split('.');
  if (!isId(searchId)) return undefined;
  const expected = Buffer.from(signature(secret, searchId));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? searchId : undefined;
}

function signature(secret: string, searchId: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vivier library alerts', 32));
  return createHmac('sha256', key).update(searchId).digest('base64url');
}
