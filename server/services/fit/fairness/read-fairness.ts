import { sql } from 'kysely';
import { canSeeFairness } from '../../../../domain/permissions/moderation.ts';
import { type Context, permit } from '../../../context.ts';
import type { FairnessReport } from './report-fairness.ts';

export type FairnessNight = FairnessReport & { day: string; fitVersion: string };

const nights = 30;

/** The reports of the last nights, the newest first. */
export async function readFairness(context: Context): Promise<FairnessNight[]> {
  permit(context, canSeeFairness);
  const rows = await context.db
    .selectFrom('fairnessReports')
    .select([sql<string>`day::text`.as('day'), 'fitVersion', 'report'])
    .orderBy('day', 'desc')
    .limit(nights)
    .execute();
  return rows.map(({ day, fitVersion, report }) => ({ day, fitVersion, ...(report as unknown as FairnessReport) }));
}
