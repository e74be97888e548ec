import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Plans } from '../../data/schema.generated.ts';

export type PlanLine = {
  id: string;
  name: string;
  /** In whole euros; 0: free, null: on request. */
  monthlyPrice: number | null;
  profilesPerDay: number | 'unlimited';
  /** Waiting at once; 'eachProfile': one with whoever is seen that day. */
  conversations: number | 'unlimited' | 'eachProfile';
  selections: boolean;
  /** The viewer's company has this one. */
  current: boolean;
};

const unlimitedCapacity = 99;

/** What companies may subscribe to; anybody may know. */
export async function readPlans({ db, locale, viewer }: Context): Promise<PlanLine[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    name: locale === 'fr' ? row.nameFr : row.nameEn,
    monthlyPrice: row.monthlyPriceEur,
    profilesPerDay: row.candidateLimitDay ?? 'unlimited',
    conversations: conversationsOf(row),
    selections: row.featureBatch,
    current: viewer?.membership?.planId === row.id,
  }));
}

/** 'views' if (daily candidate limit set and no pipe capacity) or the batch feature is present; else 'conversations'. */
function conversationsOf(plan: Selectable<Plans>): PlanLine['conversations'] {
  if (plan.pipeCapacity === unlimitedCapacity) return 'unlimited';
  const byViews = plan.type === 'regular' && ((plan.candidateLimitDay && !plan.pipeCapacity) || plan.featureBatch);
  return byViews ? 'eachProfile' : (plan.pipeCapacity ?? 0);
}
