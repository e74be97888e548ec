import { dayOf } from '../../day.ts';

/** A quarter of the calendar year in Paris time; `end` is the first moment of the next one. */
export type Season = { id: string; year: number; quarter: 1 | 2 | 3 | 4; start: Date; end: Date };

const quarters = [1, 2, 3, 4] as const;
const hour = 60 * 60 * 1000;

/** The season of a moment. A session belongs to the one in which it ends. */
export function seasonOf(moment: Date): Season {
  const [year = 0, month = 1] = dayOf(moment).split('-').map(Number);
  return makeSeason(4 * year + Math.floor((month - 1) / 3));
}

/** '2026-q4' and no other spelling. */
export function seasonById(id: string): Season | undefined {
  const [, year, quarter] = /^(\d{4})-q([1-4])$/.exec(id) ?? [];
  return year && quarter ? makeSeason(4 * Number(year) + Number(quarter) - 1) : undefined;
}

export function seasonAfter({ year, quarter }: Season): Season {
  return makeSeason(4 * year + quarter);
}

export function seasonBefore({ year, quarter }: Season): Season {
  return makeSeason(4 * year + quarter - 2);
}

function makeSeason(quartersSinceYear0: number): Season {
  const year = Math.floor(quartersSinceYear0 / 4);
  const quarter = quarters[quartersSinceYear0 % 4] ?? 1;
  return {
    id: `${year}-q${quarter}`,
    year,
    quarter,
    start: midnight(quartersSinceYear0),
    end: midnight(quartersSinceYear0 + 1),
  };
}

function midnight(quartersSinceYear0: number): Date {
  return firstMomentOf(new Date(Date.UTC(Math.floor(quartersSinceYear0 / 4), 3 * (quartersSinceYear0 % 4), 1)));
}

/**
 * The first moment in Paris of a day that is given by its midnight in UTC: one hour earlier in winter, two in summer.
 */
export function firstMomentOf(inUtc: Date): Date {
  const day = inUtc.toISOString().slice(0, 10);
  const inSummer = new Date(inUtc.getTime() - 2 * hour);
  return dayOf(inSummer) === day ? inSummer : new Date(inUtc.getTime() - hour);
}
