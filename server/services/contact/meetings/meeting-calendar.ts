import { type CalendarEvent, calendarFile } from '../../../../domain/calendar/calendar-file.ts';
import { meetingKindNames } from '../../../../domain/contact/meetings/meeting-words.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import { organizerOf } from '../../shared/emails/appointments/organizer.ts';
import type { Side } from '../conversations/permit.ts';
import type { MeetingRow } from './meeting-row.ts';

type Words = Pick<MeetingRow, 'id' | 'kind' | 'title' | 'minutes' | 'videoUrl' | 'place' | 'introductionId'>;

type Entry = {
  meeting: Words;
  startsAt: Date;
  version: number;
  method: CalendarEvent['method'];
  /** Whose calendar it is for; only their own address is in the file. */
  reader: { side: Side; locale: Locale; name: string; email: string };
  company: string;
  person: string;
  developerId: string;
  writtenAt: Date;
};

/** What a meeting is called in the language of a reader. */
export const meetingTitle = ({ title, kind }: Pick<Words, 'title' | 'kind'>, locale: Locale): string =>
  title ?? meetingKindNames[locale][kind];

/** docs/product/contact.md, E-mails about meetings: the file that puts a meeting into a calendar, or removes it. */
export function meetingFile(
  config: Pick<Config, 'BASE_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>,
  { meeting, startsAt, version, method, reader, company, person, developerId, writtenAt }: Entry,
): string {
  const { side, locale } = reader;
  const base = config.BASE_URL;
  const page =
    side === 'developer'
      ? pathTo(locale, 'conversation', { introductionId: meeting.introductionId })
      : pathTo(locale, 'candidate', { developerId });
  const change = locale === 'fr' ? 'Conversation :' : 'Conversation:';
  return calendarFile({
    uid: `${meeting.id}@${new URL(base).hostname}`,
    sequence: version,
    method,
    start: startsAt,
    minutes: meeting.minutes ?? 30,
    writtenAt,
    summary: `${meetingTitle(meeting, locale)} – ${side === 'developer' ? company : person}`,
    description: `${change} ${base}${page}`,
    location: meeting.videoUrl ?? meeting.place ?? undefined,
    url: meeting.videoUrl ?? undefined,
    organizer: { name: company, email: organizerOf(config) },
    attendee: method === 'PUBLISH' ? undefined : { name: reader.name || reader.email, email: reader.email },
  });
}

export const meetingFileName = (locale: Locale, cancelled = false): string =>
  cancelled
    ? { fr: 'annulation.ics', en: 'cancellation.ics' }[locale]
    : { fr: 'rendez-vous.ics', en: 'meeting.ics' }[locale];
