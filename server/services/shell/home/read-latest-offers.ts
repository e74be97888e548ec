import type { RemoteFrequency } from '../../../../domain/profile/cards/job-search.ts';
import type { Context } from '../../../context.ts';
import { companyColumns, companyMark } from '../../jobs/company-mark.ts';
import { isOpen } from '../../jobs/is-open.ts';

/** An offer with its pay in thousands of euros gross a year. */
export type LatestOffer = {
  id: string;
  alias: string;
  title: string;
  company: { name: string; logo: string | undefined };
  city: string | null;
  remote: RemoteFrequency | null;
  salaryMin: number;
  salaryMax: number;
};

const shown = 3;
/** Read to find different companies: one that publishes many offers at a time would fill the list. */
const read = 12;

/**
 * The newest offers that state their pay, those of different companies first. Internships need not state it, and are
 * left out then.
 */
export async function readLatestOffers({ db, locale, ports }: Context): Promise<LatestOffer[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.companyId', 'j.seoAlias', 'j.title', 'j.remoteFrequency', 'j.salaryMin', 'j.salaryMax'])
    .select(locale === 'fr' ? 'p.localityFr as city' : 'p.localityEn as city')
    .select(companyColumns)
    .where(isOpen(ports.clock.now()))
    .where('j.salaryMin', 'is not', null)
    .where('j.salaryMax', 'is not', null)
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(read)
    .execute();
  const newestOf = new Set(
    [...Map.groupBy(rows, ({ companyId }) => companyId).values()].flatMap(([newest]) => newest ?? []),
  );
  const others = rows.filter((row) => !newestOf.has(row));
  return [...newestOf, ...others].slice(0, shown).map((row) => {
    const { name, logo } = companyMark(row);
    return {
      id: row.id,
      alias: row.seoAlias ?? row.id,
      title: row.title ?? '',
      company: { name, logo },
      city: row.city,
      remote: row.remoteFrequency as RemoteFrequency | null,
      salaryMin: row.salaryMin ?? 0,
      salaryMax: row.salaryMax ?? 0,
    };
  });
}
