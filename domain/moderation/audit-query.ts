import * as z from 'zod';
import { calendarDay } from '../calendar-day.ts';

/** The search of the audit log. Invalid values in the address are ignored. */
const fields = {
  /** A name, an e-mail address, an id, or the beginning of an action. */
  q: z.string().trim().min(1).max(200),
  action: z.string().regex(/^[a-z.-]{1,60}$/),
  from: calendarDay,
  to: calendarDay,
  /** Only entries older than this one. */
  before: z.string().regex(/^\d{1,18}$/),
} as const;

export type AuditQuery = { -readonly [Name in keyof typeof fields]?: string };

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const query: AuditQuery = {};
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(params.get(name) ?? undefined);
    if (parsed.success) query[name as keyof AuditQuery] = parsed.data;
  }
  return query;
}

export function auditSearch(query: AuditQuery): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  return params.size > 0 ? `?${params}` : '';
}
