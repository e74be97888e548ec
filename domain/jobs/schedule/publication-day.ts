import * as z from 'zod';
import { calendarDay } from '../../calendar-day.ts';
import { dayOf } from '../../day.ts';
import { dayAfter } from '../validity.ts';

/** docs/product/jobs.md, Planning a publication. Days are those of the calendar in Paris, as 'yyyy-mm-dd'. */
const mostDaysAhead = 90;
/** The hour of the morning in Paris from which on offers go online. */
const publicationHour = 7;

export const firstPublicationDay = (today: string): string => dayAfter(today, 1);
export const lastPublicationDay = (today: string): string => dayAfter(today, mostDaysAhead);

export function isPublicationDay(day: string, today: string): boolean {
  return day >= firstPublicationDay(today) && day <= lastPublicationDay(today);
}

/** Offers that are planned for this day, or for an earlier one, go online now. */
export function duePublicationDay(now: Date): string {
  return dayOf(new Date(now.getTime() - publicationHour * 3_600_000));
}

/** Why an offer did not go online on its day. */
export const publishProblems = ['incomplete', 'notValidated'] as const;
export type PublishProblem = (typeof publishProblems)[number];

/** `before`: the day that the page showed, or null; who decides on another one is told. `day`: null cancels. */
export const plannedDay = z.object({
  day: calendarDay.nullable(),
  before: calendarDay.nullable(),
});
export type PlannedDay = z.output<typeof plannedDay>;
