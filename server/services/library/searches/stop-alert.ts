import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../../domain/id.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';

/** One alert, by its search, or all alerts of a recruiter. */
type Stopped = 'search' | 'recruiter';
type Needed = Pick<Context, 'config' | 'db'>;

/** The token of the link in an e-mail: the search and a signature. It can stop that alert only. */
export function alertToken(secret: string, searchId: string): string {
  return `${searchId}.${signature(secret, 'search', searchId)}`;
}

/** The address with which a mail program stops all alerts (RFC 8058): GET shows a page that asks, POST stops them. */
export function unsubscribeUrl(config: Context['config'], recruiterId: string, locale: Locale): string {
  const token = `${recruiterId}.${signature(config.SECRET, 'recruiter', recruiterId)}`;
  return `${config.BASE_URL}/unsubscribe?locale=${locale}&token=${token}`;
}

/** The page that asks before an alert is stopped. */
export function stopPage(locale: Locale, token: string): string {
  return `${pathTo(locale, 'stopAlert')}?token=${encodeURIComponent(token)}`;
}

/**
 * The name of the search of a link, also for a visitor who is not signed in; null when it means all searches, undefined
 * when the link is invalid.
 */
export async function readAlert({ config, db }: Needed, token: string): Promise<string | null | undefined> {
  const opened = openToken(config.SECRET, token);
  if (!opened) return undefined;
  const searches = await searchesOf(db, opened).select('name').execute();
  if (opened.what === 'recruiter') return searches.length > 0 ? null : undefined;
  return searches[0]?.name;
}

/** Idempotent. */
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

/** Each kind has its own key: the link of one alert cannot stop all. */
function signature(secret: string, what: Stopped, id: string): string {
  const purpose = what === 'search' ? 'vivier library alerts' : 'vivier all library alerts';
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(id).digest('base64url');
}
