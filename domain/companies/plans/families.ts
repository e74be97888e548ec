/** docs/product/companies.md, Plans: how a plan is paid. */
export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];

type Shown = { id: string; name: string; monthlyPrice: number | null };

/** One plan of the page: where it can be paid by the month or by the year, both belong to one family. */
export type Family<Plan extends Shown> = {
  /** The plan of the chosen period, or the only one. */
  plan: Plan;
  name: string;
  /** The same by the other period. */
  twin: Plan | undefined;
  /** Euros a month that paying by the year saves; undefined when it saves nothing. */
  saved: number | undefined;
  recommended: boolean;
};

const pairs: readonly Record<Period, string>[] = [
  { month: 'startup-monthly', year: 'startup-yearly' },
  { month: 'id10', year: 'id11' },
];
const recommended = 'id10';
/** From the plan of a new company to the largest one. */
const onWelcomePage = ['freemium', 'id10', 'unlimited'];

export function periodOf(planId: string | undefined): Period | undefined {
  return periods.find((period) => pairs.some((pair) => pair[period] === planId));
}

/** The page of the plans for one period: `priced` by price, then the free ones and those on request. */
export function planFamilies<Plan extends Shown>(
  plans: readonly Plan[],
  period: Period,
): { priced: Family<Plan>[]; others: Family<Plan>[] } {
  const families = plans.flatMap((plan): Family<Plan>[] => {
    const pair = pairs.find((one) => one.month === plan.id || one.year === plan.id);
    if (!pair) return [{ plan, name: plan.name, twin: undefined, saved: undefined, recommended: false }];
    const month = plans.find(({ id }) => id === pair.month);
    const year = plans.find(({ id }) => id === pair.year);
    const [chosen, twin] = period === 'month' ? [month, year] : [year, month];
    if ((chosen ?? twin) !== plan) return [];
    const saved = (month?.monthlyPrice ?? 0) - (year?.monthlyPrice ?? 0);
    return [
      {
        plan,
        name: twin && chosen ? sharedName(plan.name, twin.name) : plan.name,
        twin: chosen ? twin : undefined,
        saved: month?.monthlyPrice && year?.monthlyPrice && saved > 0 ? saved : undefined,
        recommended: pair.month === recommended,
      },
    ];
  });
  const price = ({ plan }: Family<Plan>) => plan.monthlyPrice ?? 0;
  return {
    priced: families.filter((family) => price(family) > 0).toSorted((one, other) => price(one) - price(other)),
    others: families.filter((family) => price(family) === 0),
  };
}

/** "Essentiel, au mois" and "Essentiel, à l’année" → "Essentiel"; otherwise the name of the plan. */
function sharedName(name: string, twin: string): string {
  const start = name.split(',')[0] ?? name;
  return twin.split(',')[0] === start ? start : name;
}

/** Three plans for the welcome page, each with the name of its family. */
export function homePlans<Plan extends Shown>(plans: readonly Plan[]): Plan[] {
  const { priced, others } = planFamilies(plans, 'month');
  const families = [...others, ...priced];
  return onWelcomePage.flatMap((id) =>
    families.filter(({ plan }) => plan.id === id).map(({ plan, name }) => ({ ...plan, name })),
  );
}
