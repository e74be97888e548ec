import { sql } from 'kysely';
import { isMeetingAhead, type MeetingKind, meetingState } from '../../../../domain/contact/meetings/meeting.ts';
import {
  type MeetingAct,
  type MeetingSide,
  possibleMeetingActs,
} from '../../../../domain/contact/meetings/meeting-acts.ts';
import type { MeetingEvent } from '../../../../domain/contact/meetings/meeting-emails.ts';
import type { Writer } from '../../../data/database.ts';
import type { Party } from '../conversations/permit.ts';
import { meetingOf } from './meeting-row.ts';

/** A meeting that waits for an answer, or that is to come. */
export type MeetingView = {
  id: string;
  version: number;
  state: 'open' | 'upcoming';
  kind: MeetingKind;
  title: string | null;
  minutes: number | null;
  /** Those that can still be accepted. */
  slots: string[];
  bookingUrl: string | null;
  videoUrl: string | null;
  place: string | null;
  startsAt: string | null;
  can: MeetingAct[];
};

/** A change of a meeting, for the timeline of the conversation. */
export type MeetingLine = {
  key: string;
  at: string;
  event: MeetingEvent;
  side: MeetingSide | 'clock';
  mine: boolean;
  author: string | null;
  kind: MeetingKind;
  title: string | null;
  startsAt: string | null;
  word: string | null;
};

type Which = {
  introductionId: string;
  /** The two may talk. */
  open: boolean;
};

export type Meetings = { meetings: MeetingView[]; meetingLines: MeetingLine[] };

/** The meetings ahead, the next one first, and everything that happened to meetings. */
export async function readMeetings(
  db: Writer,
  { side, userId }: Pick<Party, 'side' | 'userId'>,
  { introductionId, open }: Which,
  now: Date,
): Promise<Meetings> {
  const rows = await db.selectFrom('meetings').selectAll().where('introductionId', '=', introductionId).execute();
  if (rows.length === 0) return { meetings: [], meetingLines: [] };
  const meetings = rows
    .map(meetingOf)
    .filter((meeting) => isMeetingAhead(meeting, now))
    .map((meeting) => {
      const { id, version, kind, title, minutes, bookingUrl, videoUrl, place, startsAt } = meeting;
      const slots = meeting.slots.filter((slot) => slot > now).map((slot) => slot.toISOString());
      return {
        ...{ id, version, kind, title, minutes, bookingUrl, videoUrl, place },
        state: meetingState(meeting, now) === 'upcoming' ? ('upcoming' as const) : ('open' as const),
        slots,
        startsAt: startsAt?.toISOString() ?? null,
        can: open ? possibleMeetingActs(meeting, side, now) : [],
      };
    });
  return { meetings: meetings.toSorted(byTime), meetingLines: await readEvents(db, userId, introductionId) };
}

const byTime = (a: MeetingView, b: MeetingView) => first(a).localeCompare(first(b));
/** A booking page, without a time, comes last. */
const first = ({ startsAt, slots }: MeetingView) => startsAt ?? slots[0] ?? '~';

type Row = Omit<MeetingLine, 'key' | 'at' | 'mine' | 'startsAt'> & {
  id: string;
  at: Date;
  actorId: string | null;
  startsAt: Date | null;
};

async function readEvents(db: Writer, userId: string, introductionId: string): Promise<MeetingLine[]> {
  const { rows } = await sql<Row>`
    select e.id, e.at, e.event, e.actor_kind as side, e.actor_id, m.kind, m.title, e.starts_at, e.word,
      coalesce(r.display_name, d.display_name) as author
    from meeting_events e join meetings m on m.id = e.meeting_id
    left join recruiters r on e.actor_kind = 'recruiter' and r.id = e.actor_id
    left join developers d on e.actor_kind = 'developer' and d.id = e.actor_id
    where m.introduction_id = ${introductionId} order by e.at, m.id, e.version`.execute(db);
  return rows.map(({ id, at, actorId, startsAt, ...line }) => ({
    ...line,
    key: id,
    at: at.toISOString(),
    mine: actorId === userId,
    startsAt: startsAt?.toISOString() ?? null,
  }));
}
