import { calendarDay } from '../calendar-day.ts';
import { givenText } from '../profile/text-limits.ts';
import type { JobStatus } from './job-status.ts';

/** docs/product/jobs.md, How long an offer is valid. The database computes the last day (column `jobs.valid_until`). */
export const validDays = 60;
/** The company is reminded so many days before it. */
const firstNotice = 7;
const lastNotice = 1;
type Notice = typeof firstNotice | typeof lastNotice;

/** From the first reminder on, the job manager warns. */
export const warningDays = firstNotice;

/** Days of the calendar ('yyyy-mm-dd') from today to the last day; 0 on the last day, negative afterwards. */
export function daysLeft(validUntil: string, today: string): number {
  return (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
}

/** The day of the calendar ('yyyy-mm-dd') so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** docs/product/jobs.md, The last day for applications: how far ahead it may be. */
const mostDaysToApply = 180;

export const lastApplyDay = (today: string): string => dayAfter(today, mostDaysToApply);

export function isApplyDay(day: string, today: string): boolean {
  return day >= today && day <= lastApplyDay(today);
}

/** The last day for applications in the form of an offer; an empty value is none. */
export const applyUntilField = givenText
  .transform((text) => text.trim() || null)
  .refine((day) => day === null || calendarDay.safeParse(day).success, 'applyUntil');

/** The last day of an offer that is published or confirmed on a day: the earlier of the two. */
export function lastDayFrom(day: string, applyUntil: string | null): string {
  const valid = dayAfter(day, validDays);
  return applyUntil !== null && applyUntil < valid ? applyUntil : valid;
}

/** An offer whose last day is over is closed, also before the task has archived it. */
export function statusOn(job: { status: JobStatus; validUntil: string | null }, today: string): JobStatus {
  const over = job.validUntil !== null && daysLeft(job.validUntil, today) < 0;
  return job.status === 'JOB_PUBLISHED' && over ? 'JOB_UNPUBLISHED' : job.status;
}

/** The reminder that is due now, after the last one that was sent. A day that was missed is made up for. */
export function dueNotice(left: number, sent: number | null): Notice | undefined {
  if (left < 0 || sent === lastNotice) return undefined;
  if (left <= lastNotice) return lastNotice;
  return left <= firstNotice && sent === null ? firstNotice : undefined;
}
