import { canRankOffers, type FitGap, gapsOf } from '../../../../domain/fit/offer.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import { isRefused } from '../../shared/emails/choices/refused-emails.ts';
import { acceptJobAlerts, beginAlert } from './begin-alert.ts';
import { lockSearches } from './lock-searches.ts';

/** docs/product/jobs.md, Alerts about offers that fit: the one alert of a developer about them. */
export type FitAlert = {
  saved: { id: string; rhythm: AlertRhythm; createdAt: string } | undefined;
  /** What the profile lacks; without favourite technologies no offer can be told. */
  gaps: FitGap[];
  /** The developer has turned off all alerts. */
  stopped: boolean;
};

/** Undefined for everyone who is not a developer. */
export async function readFitAlert(context: Context): Promise<FitAlert | undefined> {
  const { viewer } = context;
  return viewer && canKeepJobs(viewer) ? readOwnFitAlert(context, viewer.userId) : undefined;
}

export async function readOwnFitAlert({ db }: Pick<Context, 'db'>, developerId: string): Promise<FitAlert> {
  const saved = await db
    .selectFrom('jobSearches')
    .select(['id', 'rhythm', 'createdAt'])
    .where('developerId', '=', developerId)
    .where('kind', '=', 'fit')
    .executeTakeFirst();
  return {
    saved: saved && {
      id: saved.id,
      rhythm: saved.rhythm as AlertRhythm,
      createdAt: saved.createdAt.toISOString(),
    },
    gaps: gapsOf(await readGapped(db, developerId)),
    stopped: await isRefused(db, developerId, 'job-alert'),
  };
}

/** Asked for again, the alert only gets the new rhythm; 'never' keeps it without e-mails. Idempotent. */
export async function setFitAlert(context: Context, { rhythm }: { rhythm: AlertRhythm }): Promise<void> {
  const { userId: developerId } = permit(context, canKeepJobs);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await lockSearches(trx, developerId);
    const before = await trx
      .selectFrom('jobSearches')
      .select(['id', 'rhythm'])
      .where('developerId', '=', developerId)
      .where('kind', '=', 'fit')
      .executeTakeFirst();
    if (rhythm === 'never') {
      if (before) await trx.updateTable('jobSearches').set({ rhythm }).where('id', '=', before.id).execute();
      return;
    }
    await requireTechnologies(trx, developerId);
    // The name is not shown: screens and e-mails say it in the language of the reader.
    const { id } = await trx
      .insertInto('jobSearches')
      .values({ developerId, kind: 'fit', name: 'fit', rhythm, createdAt: now, since: now, checkedAt: now })
      .onConflict((conflict) => conflict.columns(['developerId', 'kind', 'query']).doUpdateSet({ rhythm }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await acceptJobAlerts(context, trx, developerId, now);
    if (!before || before.rhythm === 'never')
      await beginAlert(context, trx, { id, developerId, kind: 'fit', query: null }, now);
  });
}

/** docs/product/fit.md, Offers worth telling: an alert that could never say anything is refused. */
export async function requireTechnologies(trx: Trx, developerId: string): Promise<void> {
  if (!canRankOffers(await readGapped(trx, developerId))) throw new Invalid({ '': 'noTechnologies' });
}

async function readGapped(db: Writer, developerId: string) {
  const row = await db
    .selectFrom('libraryProfiles')
    .select(['technologyIds', 'professionId', 'contractTypes', 'placeIds'])
    .where('developerId', '=', developerId)
    .executeTakeFirst();
  return {
    technologies: row?.technologyIds ?? [],
    professionId: row?.professionId ?? null,
    contractTypes: row?.contractTypes ?? [],
    placeIds: row?.placeIds ?? [],
  };
}
