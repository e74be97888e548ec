import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../../domain/id.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';

/** One alert, by its search, or all of somebody's. */
type Stopped = 'search' | 'recruiter';
type Needed = Pick<Context, 'config' | 'db'>;

/** What an e-mail's link holds: the search, and a sign that we wrote the e-mail. It can end that alert, and nothing else. */
export function alertToken(secret: string, searchId: string): string {
  return `${searchId}.${signature(secret, 'search', searchId)}`;
}

/** Where a mail program's own button ends all alerts at once: opened it asks, sent to it is done (RFC 8058). */
export function unsubscribeUrl(config: Context['config'], recruiterId: string, locale: Locale): string {
  const token = `${recruiterId}.${signature(config.SECRET, 'recruiter', recruiterId)}`;
  return `${config.BASE_URL}/unsubscribe?locale=${locale}&token=${token}`;
}

/** The page that asks before anything is stopped. */
export function stopPage(locale: Locale, token: string): string {
  return `${pathTo(locale, 'stopAlert')}?token=${encodeURIComponent(token)}`;
}

/**
 * The name of the search that a link is about, for somebody who need not be signed in; null when it is about all of
 * them, undefined when it leads nowhere.
 */
export async function readAlert({ config, db }: Needed, token: string): Promise<string | null | undefined> {
  const opened = openToken(config.SECRET, token);
  if (!opened) return undefined;
  const searches = await searchesOf(db, opened).select('name').execute();
  if (opened.what === 'recruiter') return searches.length > 0 ? null : undefined;
  return searches[0]?.name;
}

/** Stopped twice is stopped. */
export async function stopAlert({ config, db }: Needed, token: string): Promise<void> {
  const opened = openToken(config.SECRET, token);
  if (!opened) throw new NotFound();
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ alert: false })
    .where(opened.what === 'search' ? 'id' : 'recruiterId', '=', opened.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotFound();
}

function searchesOf(db: Needed['db'], { what, id }: { what: Stopped; id: string }) {
  return db.selectFrom('savedSearches').where(what === 'search' ? 'id' : 'recruiterId', '=', id);
}

function openToken(secret: string, token: string): { what: Stopped; id: string } | undefined {
  const [id = '', given = ''] = token.split('.');
  if (!isId(id)) return undefined;
  const sent = Buffer.from(given);
  const what = (['search', 'recruiter'] as const).find((one) => {
    const expected = Buffer.from(signature(secret, one, id));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return what && { what, id };
}

/** Each kind has a key of its own: a link that ends one alert is no link that ends all. */
function signature(secret: string, what: Stopped, id: string): string {
  const purpose = what === 'search' ? 'vivier library alerts' : 'vivier all library alerts';
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(id).digest('base64url');
}
