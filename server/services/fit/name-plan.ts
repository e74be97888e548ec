import type { FitPlan } from '../../../domain/fit/plan.ts';
import type { PartName } from '../../../domain/fit/weights.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { LibraryNames } from '../library/library-names.ts';

/** What counts in an order, and for how much: the main parameters that are shown beside the list. */
export type OrderPart = { name: PartName; label?: string; most: number };

export function namePlan(plan: FitPlan, names: LibraryNames, locale: Locale): OrderPart[] {
  const labelled = (name: 'technology' | 'language', { id, most }: { id: string; most: number }): OrderPart => {
    const label = names[name].get(id)?.[locale];
    return label === undefined ? { name, most } : { name, label, most };
  };
  const single = Object.entries(plan.most) as [keyof FitPlan['most'], number][];
  return [
    ...plan.technologies.map((one) => labelled('technology', one)),
    ...plan.languages.map((one) => labelled('language', one)),
    ...single.map(([name, most]): OrderPart => ({ name, most })),
  ]
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => b.most - a.most);
}
