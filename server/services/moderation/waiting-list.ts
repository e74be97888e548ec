import { type RawBuilder, sql } from 'kysely';

/**
 * The profiles that the team can review now: complete, not disabled, and on the waiting list as in `isOnWaitingList`
 * (domain/profile/state/waiting-list.ts). `developers` is the name of the table in the query.
 */
export function waitsForReview(developers: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${developers}.${name}`);
  const status = column('validation_status');
  return sql<boolean>`${column('disabled_at')} is null and not ${column('is_short')}
    and (${status} is null or ${status} = 'waiting')`;
}
