import { type SqlBool, sql } from 'kysely';
import { dayNumber } from '../../../../domain/day.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { readSeekerById } from '../../fit/offers/read-seeker.ts';
import { acceptAgain } from '../../shared/emails/choices/refused-emails.ts';
import { selectFitOffers } from './select-fit-offers.ts';
import { selectOffers } from './select-offers.ts';
import { tellOffers } from './told-offers.ts';

/** The newest offers of a list that count as known when its search is saved. */
const mostKnown = 1000;

/**
 * docs/product/jobs.md, Alerts about offers: an alert begins with what comes from now on. What the list shows now is
 * known, also when it is edited later.
 */
export async function beginAlert(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>,
  trx: Trx,
  search: { id: string; developerId: string; query: string | null },
  now: Date,
): Promise<void> {
  await trx.updateTable('jobSearches').set({ since: now, checkedAt: now }).where('id', '=', search.id).execute();
  const listed = await selectKnown(runtime, trx, search, now);
  const ids = listed.map(({ id }) => id);
  await tellOffers(trx, search.developerId, ids, 'list', now);
}

/** What the list of a search shows now. An alert without a query is about the offers that fit the profile. */
async function selectKnown(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>,
  trx: Trx,
  { developerId, query }: { developerId: string; query: string | null },
  now: Date,
): Promise<{ id: string }[]> {
  if (query !== null) return selectOffers(runtime, trx, query, [], mostKnown);
  const seeker = await readSeekerById(trx, developerId, dayNumber(now));
  // What another running alert has still to tell is not known yet: the developer has seen at most a few of these offers.
  const further = [
    sql<SqlBool>`not exists (select from job_searches s where s.developer_id = ${developerId}
      and s.kind = 'search' and s.rhythm <> 'never' and s.checked_at < greatest(j.updated_at, c.validated_at))`,
  ];
  return seeker ? selectFitOffers(runtime, trx, seeker, { further, most: mostKnown, locale: 'fr' }) : [];
}

/** docs/product/jobs.md, Alerts about offers: all alerts of a developer go on, with what comes from now on. */
export async function acceptJobAlerts(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>,
  trx: Trx,
  developerId: string,
  now: Date,
): Promise<void> {
  if (!(await acceptAgain(trx, developerId, 'jobAlerts'))) return;
  const searches = await trx
    .selectFrom('jobSearches')
    .select(['id', 'developerId', 'query'])
    .where('developerId', '=', developerId)
    .where('rhythm', '<>', 'never')
    .orderBy('id')
    .execute();
  for (const search of searches) await beginAlert(runtime, trx, search, now);
}
