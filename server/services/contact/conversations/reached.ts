import { type Expression, type RawBuilder, sql } from 'kysely';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';

const inReview = sql.lit(introductionStatus.STATUS_WAITING_FOR_ADMIN);
const released = sql.lit(introductionStatus.STATUS_WAITING_FOR_DEVELOPER);

/** isKnownToDeveloper() of domain/contact/introductions/timeline.ts in SQL; `from` is null for the first step. */
export const knownToDeveloper = (from: Expression<unknown>, to: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${to} = ${released} or (${to} <> ${inReview} and ${from} is distinct from ${inReview}))`;

/** hasReachedDeveloper() of the same file, for a row `i` of introductions. */
export const reachedDeveloper: RawBuilder<boolean> = sql`exists (select from introduction_events e
  where e.introduction_id = i.id and ${knownToDeveloper(sql.ref('e.from_status'), sql.ref('e.to_status'))})`;
