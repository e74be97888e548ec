import { type Expression, type SqlBool, sql } from 'kysely';
import type { OptionalKind } from '../../../../domain/account/email-kinds.ts';
import { dayNumber } from '../../../../domain/day.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { explainOffer } from '../../fit/offers/explain-offer.ts';
import { hidesFrom, readSeekerById } from '../../fit/offers/read-seeker.ts';
import { logOffers, placed } from '../../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../../fit/read-world.ts';
import { isHiddenFrom } from '../../library/is-hidden-from.ts';
import type { OfferItem, OfferNews } from '../../shared/emails/alert-news.ts';
import { stopToken } from '../../shared/emails/choices/stop-token.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { describeFit, describeOffers } from './describe-offers.ts';
import { lockSearches } from './lock-searches.ts';
import { selectFitOffers } from './select-fit-offers.ts';
import { type Offer, selectFollowedOffers, selectOffers } from './select-offers.ts';
import { isUnknown, tellOffers } from './told-offers.ts';

/** Offers named per search; the others are behind a link. */
const mostNamed = 10;
/** The most offers of one search in one run; the next run tells the others. */
const mostOffers = 500;
/** An offer may be committed later than its timestamp. */
const overlap = sql`interval '2 minutes'`;

type Reader = { email: string; person: string; locale: Locale };
/** Without a query: the offers that fit the profile, or those of the followed companies. */
type Search = {
  id: string;
  kind: string;
  name: string;
  query: string | null;
  rhythm: AlertRhythm;
  since: Date;
  checkedAt: Date;
};

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
    const { found, describe } = await findNews(
      runtime,
      trx,
      { id: developerId, locale: reader.locale, hidden },
      search,
    );
    const shown = found.map(({ id }) => id);
    const told = await tellOffers(trx, developerId, shown, 'email', now);
    const ids = shown.filter((id) => told.has(id));
    if (ids.length === 0) continue;
    offerNews.push({
      about: aboutOf(search),
      total: ids.length,
      offers: await describe(ids.slice(0, mostNamed)),
      stopToken: stopToken(runtime.config.SECRET, 'jobSearch', search.id),
    });
  }
  const ids = searches.map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('jobSearches').set({ checkedAt: now }).where('id', 'in', ids).execute();
  if (offerNews.length === 0) return;
  const user = { id: developerId, email: reader.email, name: reader.person, locale: reader.locale };
  const key = `job-alert:${runtime.ports.random.id()}`;
  await queueEmail(trx, runtime.config, { template: 'job-alert', user, data: { offerNews }, key });
}

function aboutOf({ kind, name, query }: Search): OfferNews['about'] {
  if (query !== null) return { name, query };
  return kind === 'followed' ? { followed: true } : { fit: true };
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

/** Offers that did not fit at the last run fit now only if they or the profile have changed: most runs look at few. */
async function readSearches(trx: Trx, developerId: string): Promise<Search[]> {
  const { rows } = await sql<Search>`
    select s.id, s.kind, s.name, s.query, s.rhythm, s.checked_at,
      case when s.kind = 'fit' and d.last_update < s.checked_at then greatest(s.since, s.checked_at) else s.since end as since
    from job_searches s join developers d on d.id = s.developer_id
    where s.developer_id = ${developerId} and s.rhythm <> 'never'
    order by s.created_at, s.id`.execute(trx);
  return rows;
}

/** The offers that were found, the first of which the e-mail names, and a function that describes some of them. */
type News = { found: Offer[]; describe: (ids: readonly string[]) => Promise<OfferItem[]> };

async function findNews(
  runtime: Runtime,
  trx: Trx,
  { id, locale, hidden }: { id: string; locale: Locale; hidden: Hidden },
  { kind, query, since }: Search,
): Promise<News> {
  const further = isNews(id, since);
  if (query !== null || kind === 'followed') {
    const found: Offer[] = [];
    const selected =
      query === null
        ? await selectFollowedOffers(runtime, trx, id, further, mostOffers)
        : await selectOffers(runtime, trx, query, further, mostOffers);
    for (const one of selected) if (!(await hidden(one.companyId))) found.push(one);
    return { found, describe: (ids) => describeOffers(runtime, trx, ids, locale) };
  }
  const day = dayNumber(runtime.ports.clock.now());
  const seeker = await readSeekerById(trx, id, day);
  if (!seeker) return { found: [], describe: async () => [] };
  // All of them: the next run does not look at them again.
  const fitting = await selectFitOffers(runtime, trx, seeker, { further, most: Number.POSITIVE_INFINITY, locale });
  const found = fitting.filter((one) => !hidesFrom(seeker, one));
  const world = await readFitWorld({ ...runtime, db: trx });
  const describe: News['describe'] = async (ids) => {
    const explained = found
      .filter((one) => ids.includes(one.id))
      .map((row) => ({ row, ...explainOffer(row, seeker, world) }));
    const results = explained.map(({ row, offer }, at) => ({ ...offer, ...placed(row, at + 1) }));
    // In the transaction of the e-mail: there is none without its log.
    await logOffers(
      { ...runtime, db: trx, viewer: undefined },
      { list: 'alert', person: seeker.person, day, results, readerId: id },
    );
    return describeFit(runtime, explained, locale);
  };
  return { found, describe };
}

/** Come or changed since the alert began, and neither known to the developer nor applied to. */
function isNews(developerId: string, since: Date): Expression<SqlBool>[] {
  return [
    // An offer is open again once its company is validated again.
    sql<boolean>`greatest(j.updated_at, c.validated_at) > ${since}::timestamptz - ${overlap}`,
    isUnknown({ jobId: sql.ref('j.id'), developerId: sql`${developerId}::uuid` }),
  ];
}

type Hidden = (companyId: string) => Promise<boolean>;

/** Companies that the developer hides from, each asked for once. */
function hiddenCompanies(trx: Trx, developerId: string): Hidden {
  const known = new Map<string, boolean>();
  return async (companyId) => {
    const hides = known.get(companyId) ?? (await isHiddenFrom(trx, developerId, companyId));
    known.set(companyId, hides);
    return hides;
  };
}
