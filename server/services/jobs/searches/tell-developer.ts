import { sql } from 'kysely';
import type { OptionalKind } from '../../../../domain/account/email-kinds.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { isHiddenFrom } from '../../library/is-hidden-from.ts';
import type { OfferNews } from '../../shared/emails/alert-news.ts';
import { stopToken } from '../../shared/emails/choices/stop-token.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { isOpen } from '../is-open.ts';
import { termColumns } from '../job-summary.ts';
import { lockSearches } from './lock-searches.ts';
import { type Offer, selectOffers } from './select-offers.ts';
import { tellOffers } from './told-offers.ts';

/** Offers named per search; the others are behind a link. */
const mostNamed = 10;
/** The most offers of one search in one run; the next run tells the others. */
const mostOffers = 500;
/** An offer may be committed later than its timestamp. */
const overlap = sql`interval '2 minutes'`;

type Reader = { email: string; person: string; locale: Locale };
type Search = { id: string; name: string; query: string; rhythm: AlertRhythm; since: Date; checkedAt: Date };

/** One e-mail with the new offers of the searches that are due; none when nothing is new. */
export async function tellDeveloper(
  runtime: Runtime,
  trx: Trx,
  developerId: string,
  isDue: (rhythm: AlertRhythm, checkedAt: Date) => boolean,
): Promise<void> {
  const now = runtime.ports.clock.now();
  await lockSearches(trx, developerId);
  const reader = await readReader(trx, developerId);
  if (!reader) return;
  const searches = (await readSearches(trx, developerId)).filter(({ rhythm, checkedAt }) => isDue(rhythm, checkedAt));
  const hidden = hiddenCompanies(trx, developerId);
  const offerNews: OfferNews[] = [];
  for (const search of searches) {
    const found: string[] = [];
    for (const { id, companyId } of await findNews(runtime, trx, developerId, search))
      if (!(await hidden(companyId))) found.push(id);
    const told = await tellOffers(trx, developerId, found, 'email', now);
    const ids = found.filter((id) => told.has(id));
    if (ids.length > 0) offerNews.push(await describe(runtime, trx, search, ids, reader.locale));
  }
  const ids = searches.map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('jobSearches').set({ checkedAt: now }).where('id', 'in', ids).execute();
  if (offerNews.length === 0) return;
  const user = { id: developerId, email: reader.email, name: reader.person, locale: reader.locale };
  const key = `job-alert:${runtime.ports.random.id()}`;
  await queueEmail(trx, runtime.config, { template: 'job-alert', user, data: { offerNews }, key });
}

/** Not for people who have turned alerts off, whose address is not confirmed, or who have asked for the erasure of their account. */
async function readReader(trx: Trx, developerId: string): Promise<Reader | undefined> {
  const kind: OptionalKind = 'jobAlerts';
  const { rows } = await sql<Reader>`
    select u.email, u.name as person, u.locale from users u
    where u.id = ${developerId} and u.email_verified
      and not exists (select from refused_emails r where r.user_id = u.id and r.kind = ${kind})
      and not exists (select from erasures e where e.user_id = u.id and e.cause = 'asked')`.execute(trx);
  return rows[0];
}

async function readSearches(trx: Trx, developerId: string): Promise<Search[]> {
  const { rows } = await sql<Search>`
    select id, name, query, rhythm, since, checked_at from job_searches
    where developer_id = ${developerId} and kind = 'search' and rhythm <> 'never'
    order by created_at, id`.execute(trx);
  return rows;
}

/** Open at this moment, come or changed since the alert began, and neither known to the developer nor applied to. */
function findNews(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>,
  trx: Trx,
  developerId: string,
  { query, since }: Search,
): Promise<Offer[]> {
  const further = [
    sql<boolean>`j.updated_at > ${since}::timestamptz - ${overlap}`,
    ...['told_jobs', 'job_applications', 'job_link_clicks'].map(
      (table) =>
        sql<boolean>`not exists (select from ${sql.table(table)} t where t.job_id = j.id and t.developer_id = ${developerId})`,
    ),
  ];
  return selectOffers(runtime, trx, query, further, mostOffers);
}

/** Companies that the developer hides from, each asked for once. */
function hiddenCompanies(trx: Trx, developerId: string): (companyId: string) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (companyId) => {
    const hides = known.get(companyId) ?? (await isHiddenFrom(trx, developerId, companyId));
    known.set(companyId, hides);
    return hides;
  };
}

async function describe(
  { config, ports }: Pick<Runtime, 'config' | 'ports'>,
  trx: Trx,
  { id, name, query }: Search,
  jobIds: string[],
  locale: Locale,
): Promise<OfferNews> {
  const rows = await trx
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'c.name as company'])
    .select(termColumns(locale))
    .where('j.id', 'in', jobIds.slice(0, mostNamed))
    .where(isOpen(ports.clock.now()))
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
  return {
    search: name,
    query,
    total: jobIds.length,
    stopToken: stopToken(config.SECRET, 'jobSearch', id),
    offers: rows.map(({ id: jobId, seoAlias, title, company, ...terms }) => ({
      title: title ?? '',
      company,
      terms,
      url: config.BASE_URL + pathTo(locale, 'job', { alias: seoAlias ?? jobId }),
    })),
  };
}
