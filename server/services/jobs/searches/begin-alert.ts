import { type Expression, type SqlBool, sql } from 'kysely';
import { dayNumber } from '../../../../domain/day.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { readSeekerById } from '../../fit/offers/read-seeker.ts';
import { acceptAgain } from '../../shared/emails/choices/refused-emails.ts';
import { selectFitOffers } from './select-fit-offers.ts';
import { selectFollowedOffers, selectOffers } from './select-offers.ts';
import { tellOffers } from './told-offers.ts';

/** The newest offers of a list that count as known when its search is saved. */
const mostKnown = 1000;

type Needed = Pick<Runtime, 'db' | 'cache' | 'ports'>;

/** What an alert is about: a saved search has a query, the others are about the profile or the followed companies. */
type Alert = { developerId: string; kind: string; query: string | null };

/**
 * docs/product/jobs.md, Alerts about offers: an alert begins with what comes from now on. What the list shows now is
 * known, also when it is edited later.
 */
export async function beginAlert(runtime: Needed, trx: Trx, search: { id: string } & Alert, now: Date): Promise<void> {
  await trx.updateTable('jobSearches').set({ since: now, checkedAt: now }).where('id', '=', search.id).execute();
  const listed = await selectKnown(runtime, trx, search, now);
  const ids = listed.map(({ id }) => id);
  await tellOffers(trx, search.developerId, ids, 'list', now);
}

/** docs/product/jobs.md, Followed companies: what a company offers when a developer begins to follow it is known. */
export async function knowOffersOf(
  runtime: Needed,
  trx: Trx,
  developerId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  const further = [sql<SqlBool>`j.company_id = ${companyId}`, ...notStillToTell({ developerId, kind: 'followed' })];
  const listed = await selectOffers(runtime, trx, '', further, mostKnown);
  const ids = listed.map(({ id }) => id);
  await tellOffers(trx, developerId, ids, 'list', now);
}

/** What the list of a search shows now. An alert without a query is about the profile, or the followed companies. */
async function selectKnown(
  runtime: Needed,
  trx: Trx,
  { developerId, kind, query }: Alert,
  now: Date,
): Promise<{ id: string }[]> {
  if (query !== null) return selectOffers(runtime, trx, query, [], mostKnown);
  const further = notStillToTell({ developerId, kind });
  if (kind === 'followed') return selectFollowedOffers(runtime, trx, developerId, further, mostKnown);
  const seeker = await readSeekerById(trx, developerId, dayNumber(now));
  return seeker ? selectFitOffers(runtime, trx, seeker, { further, most: mostKnown, locale: 'fr' }) : [];
}

/** What another running alert has still to tell is not known yet: the developer has seen at most a few of these offers. */
function notStillToTell({ developerId, kind }: Pick<Alert, 'developerId' | 'kind'>): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`not exists (select from job_searches s where s.developer_id = ${developerId} and s.kind <> ${kind}
      and s.rhythm <> 'never' and s.checked_at < greatest(j.updated_at, c.validated_at))`,
  ];
}

/** docs/product/jobs.md, Alerts about offers: all alerts of a developer go on, with what comes from now on. */
export async function acceptJobAlerts(runtime: Needed, trx: Trx, developerId: string, now: Date): Promise<void> {
  if (!(await acceptAgain(trx, developerId, 'jobAlerts'))) return;
  const searches = await trx
    .selectFrom('jobSearches')
    .select(['id', 'developerId', 'kind', 'query'])
    .where('developerId', '=', developerId)
    .where('rhythm', '<>', 'never')
    .orderBy('id')
    .execute();
  for (const search of searches) await beginAlert(runtime, trx, search, now);
}
