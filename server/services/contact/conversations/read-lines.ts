import { sql } from 'kysely';
import type { ActorKind, IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { type TimelineEntry, timelineFor } from '../../../../domain/contact/introductions/timeline.ts';
import type { Writer } from '../../../data/database.ts';
import type { Party } from './permit.ts';

/** An entry of the timeline as it is shown. */
export type ConversationLine = {
  at: string;
  event: IntroductionEvent;
  side: ActorKind;
  mine: boolean;
  author: string | null;
  word: string | null;
};

type Row = {
  at: Date;
  event: IntroductionEvent;
  fromStatus: IntroductionStatus | null;
  toStatus: IntroductionStatus;
  actorKind: ActorKind;
  actorId: string | null;
  word: string | null;
  author: string | null;
};

/** The timeline of an introduction, as far as this side may see it. */
export async function readLines(
  db: Writer,
  { side, userId }: Pick<Party, 'side' | 'userId'>,
  introductionId: string,
): Promise<ConversationLine[]> {
  const { rows } = await sql<Row>`
    select e.at, e.event, e.from_status, e.to_status, e.actor_kind, e.actor_id, e.word,
      coalesce(r.display_name, d.display_name) as author
    from introduction_events e
    left join recruiters r on e.actor_kind = 'recruiter' and r.id = e.actor_id
    left join developers d on e.actor_kind = 'developer' and d.id = e.actor_id
    where e.introduction_id = ${introductionId} order by e.position`.execute(db);
  return timelineFor(side, rows.map(entryOf)).map(({ at, event, by, word, author }) => ({
    at: at.toISOString(),
    event,
    side: by.kind,
    mine: by.id === userId,
    author,
    word,
  }));
}

function entryOf({ at, event, fromStatus, toStatus, actorKind, actorId, word, author }: Row) {
  const entry: TimelineEntry = {
    at,
    event,
    from: fromStatus ?? 'none',
    to: toStatus,
    by: { kind: actorKind, id: actorId },
  };
  return { ...entry, word, author };
}
