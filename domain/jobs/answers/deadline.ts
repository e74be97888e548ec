import { dayOf } from '../../day.ts';

/** docs/product/jobs.md, The end of an application: in calendar days of Paris, from the day of the application. */
export const daysToAnswer = 30;
/** The company is reminded on these days. */
export const reminderDays = [10, 20, 27] as const;
/** An answer that is due within so many days is urgent. */
const urgentDays = 7;
export type ReminderDay = (typeof reminderDays)[number];

const dayMilliseconds = 86_400_000;
/** A calendar day as a number of days: hours and changes of the clock do not matter. */
const dayNumber = (moment: Date): number => Date.parse(dayOf(moment)) / dayMilliseconds;

/** How many calendar days of Paris lie between two moments. */
export function daysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day on which an application without an answer is closed, as 'yyyy-mm-dd': the company answers before it. */
export function answerBefore(countedFrom: Date): string {
  return new Date((dayNumber(countedFrom) + daysToAnswer) * dayMilliseconds).toISOString().slice(0, 10);
}

export function isOverdue(countedFrom: Date, now: Date): boolean {
  return daysBetween(countedFrom, now) >= daysToAnswer;
}

/** Whether few days are left to answer. */
export function isUrgent(countedFrom: Date, now: Date): boolean {
  return daysToAnswer - daysBetween(countedFrom, now) <= urgentDays;
}

/** The reminder that is due: the latest day that was reached, if it was not sent yet. Days that were missed are left out. */
export function reminderDue(countedFrom: Date, reminded: number, now: Date): ReminderDay | undefined {
  if (isOverdue(countedFrom, now)) return undefined;
  const days = daysBetween(countedFrom, now);
  const reached = reminderDays.findLast((day) => day <= days);
  return reached !== undefined && reached > reminded ? reached : undefined;
}
