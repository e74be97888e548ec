import { dayOf } from '../../day.ts';
import type { LimitName, PlainCode } from '../../error-codes.ts';
import { firstMomentOf, type Season, seasonAfter, seasonBefore, seasonOf } from './season.ts';

/**
 * The last days ('yyyy-mm-dd') of the seasons whose end the team has moved, by id. A season without one ends with its
 * quarter. Each begins where the one before ends, so that every moment is in exactly one season.
 */
export type SeasonPlan = ReadonlyMap<string, string>;

/** In days, first and last included: shorter or longer seasons would not be comparable. */
export const seasonLength = { least: 14, most: 184 } as const;

const day = 24 * 60 * 60 * 1000;

/** The planned start and end of a season; its year and quarter are those of its id. */
export function asPlanned(plan: SeasonPlan, season: Season): Season {
  return { ...season, start: endOf(plan, seasonBefore(season)), end: endOf(plan, season) };
}

/** The season of a moment, by the plan. */
export function seasonAt(plan: SeasonPlan, moment: Date): Season {
  let season = asPlanned(plan, seasonOf(moment));
  while (moment < season.start) season = asPlanned(plan, seasonBefore(season));
  while (moment >= season.end) season = asPlanned(plan, seasonAfter(season));
  return season;
}

export function firstDayOf({ start }: Season): string {
  return dayOf(start);
}

export function lastDayOf({ end }: Season): string {
  return dayOf(new Date(end.getTime() - 1));
}

export type SeasonState = 'past' | 'current' | 'coming';

export function seasonState({ start, end }: Season, now: Date): SeasonState {
  return end <= now ? 'past' : start <= now ? 'current' : 'coming';
}

/**
 * Why a season cannot end on a day; undefined when it can. The season after it begins the next day and must stay long
 * enough too.
 */
export function lastDayRefusal(
  plan: SeasonPlan,
  season: Season,
  lastDay: string,
  now: Date,
): Extract<PlainCode, 'seasonOver' | 'seasonPast'> | Extract<LimitName, 'seasonLength' | 'seasonNext'> | undefined {
  if (seasonState(asPlanned(plan, season), now) === 'past') return 'seasonOver';
  if (lastDay < dayOf(now)) return 'seasonPast';
  const changed = new Map(plan).set(season.id, lastDay);
  if (!isLongEnough(asPlanned(changed, season))) return 'seasonLength';
  return isLongEnough(asPlanned(changed, seasonAfter(season))) ? undefined : 'seasonNext';
}

function isLongEnough(season: Season): boolean {
  const days = 1 + (Date.parse(lastDayOf(season)) - Date.parse(firstDayOf(season))) / day;
  return days >= seasonLength.least && days <= seasonLength.most;
}

function endOf(plan: SeasonPlan, season: Season): Date {
  const lastDay = plan.get(season.id);
  // The start and end given may already be planned ones; the start of the next quarter never is.
  return lastDay ? firstMomentOf(new Date(Date.parse(lastDay) + day)) : seasonAfter(season).start;
}
