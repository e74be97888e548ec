import { type Season, seasonAfter, seasonById } from '../../../../domain/assessments/leaderboards/season.ts';
import {
  asPlanned,
  lastDayOf,
  lastDayRefusal,
  seasonAt,
  seasonLength,
} from '../../../../domain/assessments/leaderboards/season-plan.ts';
import { isLimitName, limitCode } from '../../../../domain/error-codes.ts';
import { seasonSchema, seasonsAhead } from '../../../../domain/moderation/team-settings/content-entries.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { readSeasons } from '../../assessments/leaderboards/read-seasons.ts';
import type { Entry } from './entry.ts';

export const seasons: Entry<typeof seasonSchema> = {
  schema: seasonSchema,
  read: async (db, id, context) => {
    const season = seasonById(id);
    if (!season) return undefined;
    const { plan } = await readSeasons(db);
    if (season.start >= (await lastToPlan(db, context)).end) return undefined;
    const names = await db
      .selectFrom('seasonPlans')
      .select(['nameFr', 'nameEn'])
      .where('seasonId', '=', id)
      .executeTakeFirst();
    return {
      lastDay: lastDayOf(asPlanned(plan, season)),
      nameFr: names?.nameFr ?? '',
      nameEn: names?.nameEn ?? '',
    };
  },
  write: async ({ trx, context, id, value }) => {
    await checkLastDay(trx, context, id, value.lastDay);
    await trx
      .insertInto('seasonPlans')
      .values({ seasonId: id, ...value })
      .onConflict((conflict) => conflict.column('seasonId').doUpdateSet(value))
      .execute();
  },
  // The season ends with its quarter again, and its name is the quarter again.
  remove: async (trx, id, context) => {
    const season = seasonById(id);
    if (season) await checkLastDay(trx, context, id, lastDayOf(season));
    await trx.deleteFrom('seasonPlans').where('seasonId', '=', id).execute();
  },
};

async function checkLastDay(db: Writer, { ports }: Context, id: string, lastDay: string): Promise<void> {
  const season = seasonById(id);
  const { plan } = await readSeasons(db);
  const refusal = season && lastDayRefusal(plan, season, lastDay, ports.clock.now());
  if (!refusal) return;
  const { least, most } = seasonLength;
  throw new Invalid({ lastDay: isLimitName(refusal) ? limitCode(refusal, least, most) : refusal });
}

/** The last season that can be planned. */
async function lastToPlan(db: Writer, { ports }: Context): Promise<Season> {
  let season = seasonAt((await readSeasons(db)).plan, ports.clock.now());
  for (let ahead = 0; ahead < seasonsAhead; ahead++) season = seasonAfter(season);
  return season;
}
