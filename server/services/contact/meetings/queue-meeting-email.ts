import { type MeetingEmail, meetingEmails } from '../../../../domain/contact/meetings/meeting-emails.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Attachment } from '../../../ports/mail/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { emailMoment } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { type Reader, readFollowers, readReader } from '../conversations/followers.ts';
import { meetingFile, meetingFileName, meetingTitle } from './meeting-calendar.ts';
import { readToldEvent, type ToldEvent } from './read-told-event.ts';

type Sender = Pick<Runtime, 'config' | 'ports'>;

/** docs/product/contact.md, E-mails about meetings: once per reader; a task that runs again does nothing. */
export async function queueMeetingEmail(runtime: Pick<Runtime, 'db' | 'config' | 'ports'>, eventId: string) {
  await runtime.db.transaction().execute(async (trx) => {
    const told = await readToldEvent(trx, eventId);
    if (!told) return;
    for (const order of meetingEmails(told.event, told.startsAt !== null)) {
      if (isOutdated(told, order)) continue;
      for (const user of await readersOf(trx, told, order.to)) {
        const key = `${order.email}:${eventId}:${user.id}`;
        const data = wordsOf(told, user.locale);
        const attachments = attachmentsOf(runtime, told, order, user);
        await queueEmail(trx, runtime.config, { template: order.email, user, data, key, attachments });
      }
    }
  });
}

const videoWords: Record<Locale, string> = {
  fr: 'Visio : le lien est dans la conversation',
  en: 'Video call: the link is in the conversation',
};

/** Slots that were answered or replaced since, and those of a company that lost its validation, are not sent. */
function isOutdated({ frozen, current, meeting }: ToldEvent, { email }: MeetingEmail): boolean {
  return email === 'meeting-proposed' && (frozen || !current || meeting.status !== 'proposed');
}

/** At the company, who proposed it, as long as they may talk for it; otherwise those who follow the conversation. */
async function readersOf(trx: Trx, { meeting, organiser, developerId }: ToldEvent, to: MeetingEmail['to']) {
  if (to === 'developer') return readReader(trx, developerId);
  return meeting.organiserId && organiser
    ? readReader(trx, meeting.organiserId)
    : readFollowers(trx, meeting.introductionId);
}

function wordsOf({ meeting, startsAt, word, company, person, developerId, current }: ToldEvent, locale: Locale) {
  const { slots, videoUrl, place, introductionId } = meeting;
  // E-mails lead to the product only: an address of another site stands in the conversation and in the calendar.
  const where = videoUrl ? videoWords[locale] : place;
  return {
    ...{ company, person, developerId, introductionId, title: meetingTitle(meeting, locale) },
    slots: current ? slots.map((slot) => emailMoment(locale, slot)) : [],
    ...(startsAt && { moment: emailMoment(locale, startsAt) }),
    ...(where && { place: where }),
    ...(word && { reason: word }),
  };
}

function attachmentsOf(
  { config, ports }: Sender,
  told: ToldEvent,
  { to, file }: MeetingEmail,
  user: Reader,
): Attachment[] {
  const { startsAt, ...event } = told;
  if (!file || !startsAt) return [];
  const side = to === 'developer' ? 'developer' : 'recruiter';
  const reader = { side, locale: user.locale, name: user.name, email: user.email } as const;
  const content = meetingFile(config, { ...event, startsAt, method: file, reader, writtenAt: ports.clock.now() });
  const name = meetingFileName(user.locale, file === 'CANCEL');
  return [{ name, type: `text/calendar; charset=utf-8; method=${file}`, content }];
}
