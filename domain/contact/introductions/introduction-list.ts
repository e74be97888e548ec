import * as z from 'zod';
import { calendarDay } from '../../calendar-day.ts';
import { archivedStatuses, type IntroductionStatus, introductionStatuses } from './status.ts';

const name = z.string().trim().min(1).max(120);

/** Introductions that have not ended: they can be stopped. */
export const notEnded = 'active';

/** docs/product/contact.md, The list of introductions: its search. Invalid values in the address are ignored. */
const fields = {
  company: name,
  developer: name,
  recruiter: name,
  status: z.enum([notEnded, ...introductionStatuses.map(String)]),
  /** Days on which the introduction began. */
  from: calendarDay,
  to: calendarDay,
  /** Only introductions older than this one: a position of domain/moment-position.ts. */
  after: z.string().max(80),
} as const;

export type IntroductionQuery = { -readonly [Name in keyof typeof fields]?: string };

export function readIntroductionQuery(params: URLSearchParams): IntroductionQuery {
  const query: IntroductionQuery = {};
  for (const [field, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(params.get(field) ?? undefined);
    if (parsed.success) query[field as keyof IntroductionQuery] = parsed.data;
  }
  return query;
}

export function introductionSearch(query: IntroductionQuery): string {
  const chosen = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams([['list', 'all'], ...chosen])}`;
}

/** The statuses that a search is about; undefined: all. */
export function searchedStatuses({ status }: IntroductionQuery): readonly IntroductionStatus[] | undefined {
  if (status === undefined) return undefined;
  if (status === notEnded) return introductionStatuses.filter((code) => !archivedStatuses.includes(code));
  return introductionStatuses.filter((code) => String(code) === status);
}
