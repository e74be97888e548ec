import { sql } from 'kysely';
import { openStatuses } from '../../../../domain/contact/introductions/status.ts';
import { isMeetingAhead, type MeetingKind } from '../../../../domain/contact/meetings/meeting.ts';
import { canReadOwnConversations, canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import type { Context } from '../../../context.ts';
import { meetingOf } from './meeting-row.ts';

/** A meeting to come, or for a developer also a proposal that waits for their answer. */
export type ComingMeeting = {
  id: string;
  introductionId: string;
  developerId: string;
  /** The other side. */
  with: string;
  /** The recruiter who organises it, for their colleagues; null for one's own. */
  organiser: string | null;
  kind: MeetingKind;
  title: string | null;
  minutes: number | null;
  /** Null: it waits for an answer. */
  startsAt: string | null;
  videoUrl: string | null;
  place: string | null;
};

const mostShown = 5;
/** Longer than a meeting: what began before is over, and not read. */
const longestMilliseconds = 86_400_000;

type Row = Parameters<typeof meetingOf>[0] & {
  developerId: string;
  person: string;
  company: string;
  organiserName: string | null;
};

/**
 * docs/product/contact.md, Meetings on the home page. Undefined for viewers without conversations; for a recruiter those
 * of the company, their own and those of the team.
 */
export async function readComingMeetings(context: Context): Promise<ComingMeeting[] | undefined> {
  const { db, viewer, ports } = context;
  const talks = canTalkForCompany(viewer);
  if (!viewer || !(talks || canReadOwnConversations(viewer))) return undefined;
  const now = ports.clock.now();
  const whose = talks
    ? sql`i.company_id = ${viewer.membership.companyId} and m.status = 'accepted'`
    : sql`i.developer_id = ${viewer.userId} and m.status in ('accepted', 'proposed')`;
  const { rows } = await sql<Row>`
    select m.*, i.developer_id, d.display_name as person, c.name as company, r.display_name as organiser_name
    from meetings m join introductions i on i.id = m.introduction_id
    join companies c on c.id = i.company_id and c.validated_at is not null
    join developers d on d.id = i.developer_id left join recruiters r on r.id = m.organiser_id
    where (m.starts_at is null or m.starts_at > ${new Date(now.getTime() - longestMilliseconds)}) and i.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))}) and ${whose}
    order by m.starts_at, m.proposed_at, m.id`.execute(db);
  const ahead = rows
    .filter((row) => isMeetingAhead(meetingOf(row), now))
    .toSorted((a, b) => Number(a.startsAt !== null) - Number(b.startsAt !== null));
  return ahead.slice(0, mostShown).map(({ person, company, organiserName, ...row }) => {
    const { id, introductionId, developerId, title, minutes, startsAt, videoUrl, place } = row;
    return {
      ...{ id, introductionId, developerId, title, minutes, videoUrl, place },
      with: talks ? person : company,
      organiser: talks && row.organiserId !== viewer.userId ? organiserName : null,
      kind: meetingOf(row).kind,
      startsAt: startsAt?.toISOString() ?? null,
    };
  });
}
