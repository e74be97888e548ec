import { type PlanLimits, planLimits } from '../../../../domain/companies/plans/plan.ts';
import type { Context } from '../../../context.ts';

export type PlanLine = PlanLimits & {
  id: string;
  name: string;
  /** In whole euros; 0: free, null: on request. */
  monthlyPrice: number | null;
  /** This is the plan of the viewer's company. */
  current: boolean;
};

/** All plans; public. */
export async function readPlans({ db, locale, viewer }: Context): Promise<PlanLine[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    name: locale === 'fr' ? row.nameFr : row.nameEn,
    monthlyPrice: row.monthlyPriceEur,
    ...planLimits(row),
    current: viewer?.membership?.planId === row.id,
  }));
}
