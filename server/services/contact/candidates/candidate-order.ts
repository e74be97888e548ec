import { sql } from 'kysely';
import type { CandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { allOf } from '../../../search/library/sql-filters.ts';

/**
 * The place in a state, the latest moment first. An application with a day to answer counts back from a far day, so that
 * the nearest end is the latest moment and comes before those without an end; one moment is enough for the pages.
 */
const turnInState = sql`case when p.state = 'applied' and p.answer_from is not null
  then (timestamp '2900-01-01' - (p.answer_from at time zone 'UTC' - timestamp '2000-01-01')) at time zone 'UTC' else p.at end`;

/** A list of all states mixes applications and conversations: there only the latest activity can be compared. */
export const turnOf = ({ view, state }: CandidateQuery) => (view === 'board' || state ? turnInState : sql`p.at`);

export const inColumn = ({ state, stageId }: CandidateQuery) =>
  allOf([
    state ? sql<boolean>`p.state = ${state}` : sql<boolean>`true`,
    ...(stageId ? [sql<boolean>`p.stage_id = ${stageId}`] : []),
  ]);
