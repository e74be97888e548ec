import { isId } from '../../../../domain/id.ts';
import { longestSearchName } from '../../../../domain/library/saved-search-limits.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import { keepSearch } from '../searches/saved-searches.ts';
import { readSearchedOffers } from './read-searched-offers.ts';

const untitled: Record<Locale, string> = { fr: 'Aucun titre', en: 'No title' };

/**
 * docs/product/library.md, Profiles for an offer: saves the search of the offer under its title, with an alert. What the
 * offer needs is read here and not sent by the browser. An alert that is on already goes on as it was.
 */
export async function alertForOffer(context: Context, jobId: string): Promise<void> {
  const viewer = permit(context, canKeepLists);
  if (!isId(jobId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const [offer] = await readSearchedOffers({ ...context, db: trx }, viewer, { ids: [jobId] });
    if (!offer) throw new NotFound();
    const name = (offer.title ?? untitled[context.locale]).slice(0, longestSearchName);
    await keepSearch(trx, context, viewer, { name, query: offer.query, alert: true }, 'keepAsItIs');
  });
}
