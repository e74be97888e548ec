import { sql } from 'kysely';
import { pathTo } from '../../../domain/paths.ts';
import type { Runtime } from '../../runtime.ts';
import { isOpen } from '../jobs/is-open.ts';
import { inBoth, type ListedPage, pagesPerFile } from './listed-page.ts';

export type MarketKind = 'jobs' | 'companies';

/** Published offers of validated companies, and validated companies: what a visitor can read. */
const openJobs = ({ db, ports }: Runtime) =>
  db.selectFrom('jobs as j').innerJoin('companies as c', 'c.id', 'j.companyId').where(isOpen(ports.clock.now()));
const openCompanies = ({ db }: Runtime) => db.selectFrom('companies as c').where('c.validatedAt', 'is not', null);

/** Publishing an offer again counts as a change. */
const jobChanged = sql<Date>`greatest(j.updated_at, j.published_at)`;

export async function measureMarket(
  runtime: Runtime,
): Promise<Record<MarketKind, { rows: number; last: Date | undefined }>> {
  const [jobs, companies] = await Promise.all([
    openJobs(runtime)
      .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.max<Date | null>(jobChanged).as('last')])
      .executeTakeFirstOrThrow(),
    openCompanies(runtime)
      .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.max('c.updatedAt').as('last')])
      .executeTakeFirstOrThrow(),
  ]);
  const sizeOf = ({ rows, last }: { rows: string; last: Date | null }) => ({
    rows: Number(rows),
    last: last ?? undefined,
  });
  return { jobs: sizeOf(jobs), companies: sizeOf(companies) };
}

export async function readMarket(runtime: Runtime, kind: MarketKind, part: number): Promise<ListedPage[]> {
  const offset = (part - 1) * pagesPerFile;
  const rows =
    kind === 'jobs'
      ? await openJobs(runtime)
          .select(['j.id', 'j.seoAlias', jobChanged.as('changedAt')])
          .orderBy('j.id')
          .limit(pagesPerFile)
          .offset(offset)
          .execute()
      : await openCompanies(runtime)
          .select(['c.id', 'c.seoAlias', 'c.updatedAt as changedAt'])
          .orderBy('c.id')
          .limit(pagesPerFile)
          .offset(offset)
          .execute();
  const page = kind === 'jobs' ? 'job' : 'company';
  return rows.map(({ id, seoAlias, changedAt }) => ({
    paths: inBoth((locale) => pathTo(locale, page, { alias: seoAlias ?? id })),
    changedAt,
  }));
}
