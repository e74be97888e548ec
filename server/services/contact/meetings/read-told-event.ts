import { sql } from 'kysely';
import type { MeetingEvent } from '../../../../domain/contact/meetings/meeting-emails.ts';
import type { Trx } from '../../../data/database.ts';
import { type MeetingRow, meetingOf } from './meeting-row.ts';

/** A change of a meeting with all that its e-mails say. */
export type ToldEvent = {
  event: MeetingEvent;
  version: number;
  startsAt: Date | null;
  word: string | null;
  developerId: string;
  person: string;
  company: string;
  /** The company is not validated. */
  frozen: boolean;
  /** Its organiser may still talk for the company. */
  organiser: boolean;
  meeting: MeetingRow;
  /** Nothing has changed since. */
  current: boolean;
};

type Row = Omit<ToldEvent, 'meeting' | 'current'> & { meetingId: string };

export async function readToldEvent(trx: Trx, eventId: string): Promise<ToldEvent | undefined> {
  const { rows } = await sql<Row>`
    select e.meeting_id, e.event, e.version, e.starts_at, e.word, i.developer_id, d.display_name as person, c.name as company,
      c.validated_at is null as frozen,
      exists (select from company_members w where w.recruiter_id = m.organiser_id and w.company_id = i.company_id
        and (w.admin or w.intros)) as organiser
    from meeting_events e join meetings m on m.id = e.meeting_id join introductions i on i.id = m.introduction_id
    join developers d on d.id = i.developer_id join companies c on c.id = i.company_id
    where e.id = ${eventId}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { meetingId, ...event } = row;
  const stored = await trx.selectFrom('meetings').selectAll().where('id', '=', meetingId).executeTakeFirstOrThrow();
  return { ...event, meeting: meetingOf(stored), current: stored.version === row.version };
}
