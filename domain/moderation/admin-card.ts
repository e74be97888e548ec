/** docs/product/moderation.md, Boost and update date. */
export const boostRange = { least: 0, most: 3, step: 1 } as const;

/** docs/product/moderation.md, Visit statistics. */
export const granularities = ['DAY', 'WEEK', 'MONTH'] as const;
export type Granularity = (typeof granularities)[number];
export type VisitPeriod = { granularity: Granularity; days: number };
export const visitDefaults: VisitPeriod = { granularity: 'DAY', days: 14 };
export const mostDays = 366;

/** Invalid values of the address become the defaults. */
export function readVisitPeriod(given: URLSearchParams): VisitPeriod {
  const granularity = granularities.find((one) => one === given.get('granularity')) ?? visitDefaults.granularity;
  const days = Number(given.get('days') ?? '');
  const whole = Number.isInteger(days) && days >= 1 ? Math.min(days, mostDays) : visitDefaults.days;
  return { granularity, days: whole };
}

export type Visits = {
  /** First day of the period, 'yyyy-mm-dd'. */
  from: string;
  count: number;
  uniqueCount: number;
};

/** The first day to show; today is the last. */
export function firstDay(today: string, days: number): string {
  return shifted(today, 1 - days);
}

/** The first day of the period that contains a day; weeks begin on Mondays. */
export function periodOf(day: string, granularity: Granularity): string {
  if (granularity === 'DAY') return day;
  if (granularity === 'MONTH') return `${day.slice(0, 8)}01`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shifted(day, -weekday);
}

/** Every period up to today, including those without a visit, oldest first. */
export function visitSeries(found: readonly Visits[], today: string, { granularity, days }: VisitPeriod): Visits[] {
  const known = new Map(found.map((visits) => [visits.from, visits]));
  const periods = new Set<string>();
  for (let index = days - 1; index >= 0; index--) periods.add(periodOf(shifted(today, -index), granularity));
  return [...periods].map((from) => known.get(from) ?? { from, count: 0, uniqueCount: 0 });
}

function shifted(day: string, by: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
}
