import { sql } from 'kysely';

/** An offer that everybody can read: online, of a company that the team has validated; tables called j and c. */
export const isOpen = sql<boolean>`(j.status = 'JOB_PUBLISHED' and c.validated_at is not null)`;

/** A moment as text down to the microsecond, for places in a list: a Date would round it. */
export const exactly = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
