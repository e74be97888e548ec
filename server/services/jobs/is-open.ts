import { sql } from 'kysely';

/** An offer that every visitor can read: published, of a validated company; tables `j` and `c`. */
export const isOpen = sql<boolean>`(j.status = 'JOB_PUBLISHED' and c.validated_at is not null)`;

/** A timestamp as text with microseconds, for positions in a list: a Date would round it. */
export const exactly = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
