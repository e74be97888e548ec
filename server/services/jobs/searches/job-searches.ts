import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { type AlertRhythm, type JobSearchInput, mostJobSearches } from '../../../../domain/jobs/searches/job-search.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { isRefused } from '../../shared/emails/choices/refused-emails.ts';
import { acceptJobAlerts, beginAlert } from './begin-alert.ts';
import { type FitAlert, readOwnFitAlert, requireTechnologies } from './fit-alert.ts';
import { lockSearches } from './lock-searches.ts';

export type JobSearch = { id: string; name: string; query: string; rhythm: AlertRhythm; createdAt: string };
export type JobSearches = {
  searches: JobSearch[];
  /** The alert about offers that fit the profile. */
  fit: FitAlert;
  /** The alert about the offers of followed companies, once a first one was followed. */
  followed: { id: string; rhythm: AlertRhythm } | undefined;
  /** The developer has turned off all alerts. */
  stopped: boolean;
};

/** The developer's own searches, newest first. */
export async function listJobSearches(context: Context): Promise<JobSearches> {
  const { userId } = permit(context, canKeepJobs);
  const all = await context.db
    .selectFrom('jobSearches')
    .select(['id', 'kind', 'name', 'query', 'rhythm', 'createdAt'])
    .where('developerId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const searches = all.flatMap(({ id, kind, name, query, rhythm, createdAt }) =>
    kind === 'search'
      ? [{ id, name, query: query ?? '', rhythm: rhythm as AlertRhythm, createdAt: createdAt.toISOString() }]
      : [],
  );
  const followed = all.find(({ kind }) => kind === 'followed');
  const fit = await readOwnFitAlert(context, userId);
  return {
    searches,
    fit,
    followed: followed && { id: followed.id, rhythm: followed.rhythm as AlertRhythm },
    stopped: fit.stopped,
  };
}

/** For the list of offers: the name under which this search is saved, if it is, and whether all alerts are off. */
export async function findJobSearch(
  { db, viewer }: Context,
  query: string,
): Promise<{ savedAs: string | undefined; stopped: boolean } | undefined> {
  if (!viewer || !canKeepJobs(viewer)) return undefined;
  const row = await db
    .selectFrom('jobSearches')
    .select('name')
    .where('developerId', '=', viewer.userId)
    .where('query', '=', query)
    .executeTakeFirst();
  return { savedAs: row?.name, stopped: await isRefused(db, viewer.userId, 'job-alert') };
}

/** The same search saved again gets the new name and rhythm; offers in the list now are not announced. */
export async function saveJobSearch(context: Context, { name, query, rhythm }: JobSearchInput): Promise<void> {
  const { userId: developerId } = permit(context, canKeepJobs);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await lockSearches(trx, developerId);
    const others = await trx
      .selectFrom('jobSearches')
      .select('id')
      .where('developerId', '=', developerId)
      .where('kind', '=', 'search')
      .where('query', '<>', query)
      .execute();
    if (others.length >= mostJobSearches) throw new Invalid({ '': limitCode('tooManyRows', mostJobSearches) });
    const { id } = await trx
      .insertInto('jobSearches')
      .values({ developerId, name, query, rhythm, createdAt: now, since: now, checkedAt: now })
      .onConflict((conflict) => conflict.columns(['developerId', 'kind', 'query']).doUpdateSet({ name, rhythm }))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (rhythm === 'never') return;
    await acceptJobAlerts(context, trx, developerId, now);
    await beginAlert(context, trx, { id, developerId, kind: 'search', query }, now);
  });
}

/** A rhythm chosen after 'never' begins with offers that come from now on. */
export async function changeJobSearch(
  context: Context,
  searchId: string,
  { name, rhythm }: { name?: string; rhythm: AlertRhythm },
): Promise<void> {
  const { userId: developerId } = permit(context, canKeepJobs);
  if (!isId(searchId)) throw new NotFound();
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await lockSearches(trx, developerId);
    const before = await trx
      .selectFrom('jobSearches')
      .select(['id', 'developerId', 'kind', 'query', 'rhythm'])
      .where('id', '=', searchId)
      .where('developerId', '=', developerId)
      .executeTakeFirst();
    if (!before) throw new NotFound();
    if (before.kind === 'fit' && rhythm !== 'never') await requireTechnologies(trx, developerId);
    await trx
      .updateTable('jobSearches')
      .set({ rhythm, ...(name === undefined ? {} : { name }) })
      .where('id', '=', searchId)
      .execute();
    if (rhythm === 'never') return;
    await acceptJobAlerts(context, trx, developerId, now);
    if (before.rhythm === 'never') await beginAlert(context, trx, before, now);
  });
}

export async function deleteJobSearch(context: Context, searchId: string): Promise<void> {
  const { userId } = permit(context, canKeepJobs);
  if (!isId(searchId)) throw new NotFound();
  const { numDeletedRows } = await context.db
    .deleteFrom('jobSearches')
    .where('id', '=', searchId)
    .where('developerId', '=', userId)
    // That of the followed companies has a rhythm of 'never' instead.
    .where('kind', '<>', 'followed')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFound();
}
