import type { Expression, SqlBool } from 'kysely';
import type { RankedOffer } from '../../../../domain/fit/offer.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { exactly, isOpen } from '../../jobs/is-open.ts';
import { type JobTerms, termColumns } from '../../jobs/job-summary.ts';
import { type FitRow, fitColumns } from './offer-row.ts';

/** An open offer with everything that fit reads and an e-mail says. */
export type OfferRow = JobTerms &
  FitRow & { id: string; companyId: string; seoAlias: string | null; title: string | null; company: string } & Pick<
    RankedOffer,
    'publishedAt'
  >;

type Wanted = { conditions: readonly Expression<SqlBool>[]; most: number; locale: Locale };

/** The newest first. `conditions` are on the tables jobs as `j`, companies as `c` and places as `p`, which may be missing. */
export async function readOpenOffers(
  { db, ports }: { db: Writer; ports: Pick<Runtime['ports'], 'clock'> },
  { conditions, most, locale }: Wanted,
): Promise<OfferRow[]> {
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.companyId', 'j.seoAlias', 'j.title', 'c.name as company'])
    .select(exactly('j.published_at').as('publishedAt'))
    .select(termColumns(locale))
    .select(fitColumns(locale))
    .where(({ and }) => and([isOpen(ports.clock.now()), ...conditions]))
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(most)
    .execute();
}
