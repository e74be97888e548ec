import { type RawBuilder, sql } from 'kysely';

/**
 * hasReachedDeveloper() of domain/contact/introductions/timeline.ts in SQL, for a row `i` of introductions: a request
 * that the team reviews, or rejected in its review, is unknown to the developer.
 */
export const reachedDeveloper: RawBuilder<boolean> = sql`exists (select from introduction_events e
  where e.introduction_id = i.id and (e.to_status = 20 or (e.to_status <> 10 and e.from_status is distinct from 10)))`;
