import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { permitConversation } from '../conversations/permit.ts';
import { readIntroduction } from '../conversations/read-introduction.ts';
import { meetingFile, meetingFileName } from './meeting-calendar.ts';
import { meetingOf } from './meeting-row.ts';

/** An agreed meeting as a calendar file, for its two sides. */
export async function readMeetingFile(
  context: Context,
  meetingId: string,
): Promise<{ fileName: string; content: string }> {
  const { db, config, locale, ports } = context;
  const row = isId(meetingId)
    ? await db.selectFrom('meetings').selectAll().where('id', '=', meetingId).executeTakeFirst()
    : undefined;
  const party = permitConversation(context, row?.introductionId ?? '');
  if (!row) throw new NotFound();
  const introduction = await readIntroduction(db, party, row.introductionId);
  const meeting = meetingOf(row);
  if (meeting.status !== 'accepted' || !meeting.startsAt) throw new NotFound();
  const { developerId, developerName: person, companyName: company } = introduction;
  const content = meetingFile(config, {
    ...{ meeting, startsAt: meeting.startsAt, version: meeting.version, method: 'PUBLISH' },
    ...{ company, person, developerId, writtenAt: ports.clock.now() },
    reader: { side: party.side, locale, name: '', email: '' },
  });
  return { fileName: meetingFileName(locale), content };
}
