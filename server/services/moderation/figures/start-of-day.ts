import { type RawBuilder, sql } from 'kysely';

/** Midnight in Paris at the beginning of a day ('yyyy-mm-dd'). */
export const startOfDay = (day: string): RawBuilder<Date> =>
  sql<Date>`${day}::date::timestamp at time zone 'Europe/Paris'`;
