import { offerPhrases } from '../../../../domain/fit/offers/offer-phrases.ts';
import { offerWords } from '../../../../domain/fit/offers/offer-words.ts';
import { fitPercent } from '../../../../domain/fit/view.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import type { OfferFitView } from '../../fit/offers/explain-offer.ts';
import type { OfferRow } from '../../fit/offers/read-open-offers.ts';
import type { OfferItem } from '../../shared/emails/alert-news.ts';
import { isOpen } from '../is-open.ts';
import { type JobTerms, shortTerms, termColumns } from '../job-summary.ts';

/** Offers as the e-mail of an alert names them, newest first. */
export async function describeOffers(
  { config, ports }: Pick<Runtime, 'config' | 'ports'>,
  trx: Trx,
  jobIds: readonly string[],
  locale: Locale,
): Promise<OfferItem[]> {
  const rows = await trx
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'c.name as company'])
    .select(termColumns(locale))
    .where('j.id', 'in', jobIds)
    .where(isOpen(ports.clock.now()))
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
  return rows.map((row) => itemOf(config, row, locale));
}

/** The same with the reasons why each offer fits its reader. */
export function describeFit(
  { config }: Pick<Runtime, 'config'>,
  offers: readonly { row: OfferRow; fit: OfferFitView }[],
  locale: Locale,
): OfferItem[] {
  return offers.map(({ row, fit }) => {
    const { has, lacks } = offerPhrases(offerWords[locale], fit, row);
    return { ...itemOf(config, row, locale), fit: { percent: fitPercent(fit.score), has, lacks } };
  });
}

type Named = JobTerms & Pick<OfferRow, 'id' | 'seoAlias' | 'title' | 'company'>;

function itemOf({ BASE_URL }: Runtime['config'], row: Named, locale: Locale): OfferItem {
  return {
    title: row.title ?? '',
    company: row.company,
    terms: shortTerms(row),
    url: BASE_URL + pathTo(locale, 'job', { alias: row.seoAlias ?? row.id }),
  };
}
