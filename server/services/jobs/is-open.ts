import { sql } from 'kysely';
import { dayOf } from '../../../domain/day.ts';
import type { JobStatus } from '../../../domain/jobs/job-status.ts';

/** An offer that is published and valid, of any company; table `j`. docs/product/jobs.md, How long an offer is valid. */
export const isOnline = (now: Date) =>
  sql<boolean>`(j.status = 'JOB_PUBLISHED' and j.valid_until >= ${dayOf(now)}::date)`;

/** An offer that every visitor can read: published, valid, of a validated company; tables `j` and `c`. */
export const isOpen = (now: Date) => sql<boolean>`(${isOnline(now)} and c.validated_at is not null)`;

/** The rule `statusOn`: an offer whose last day is over counts as archived before the task has archived it; table `j`. */
export const shownStatus = (now: Date) =>
  sql<JobStatus>`(case when j.status = 'JOB_PUBLISHED' and not ${isOnline(now)} then 'JOB_UNPUBLISHED' else j.status end)`;

/** The moment at which an offer closes: the end of its last day in Paris; table `j`. */
export const closingMoment = sql<Date | null>`((j.valid_until + 1)::timestamp at time zone 'Europe/Paris')`;

/** The last day as text: a Date would depend on the time zone of the process; table `j`. */
export const lastDay = sql<string | null>`j.valid_until::text`;

/** The last day for applications, as text too; table `j`. */
export const applyUntil = sql<string | null>`j.apply_until::text`;

/** A timestamp as text with microseconds, for positions in a list: a Date would round it. */
export const exactly = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
