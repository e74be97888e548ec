import { sql } from 'kysely';
import { visibleSearchStates } from '../../../domain/profile/profile-state.ts';

/** Who can be found in the CV library: 'Only visible, validated, complete profiles'; the table developers is called d. */
export const isListed = sql<boolean>`(d.validation_status = 'published' and d.disabled_at is null and not d.is_short
  and not d.unavailable and d.job_search_state in (${sql.join([...visibleSearchStates])}))`;
