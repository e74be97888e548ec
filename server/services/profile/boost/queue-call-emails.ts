import { calendarFile } from '../../../../domain/calendar/calendar-file.ts';
import { callMinutes } from '../../../../domain/profile/calls/call.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Attachment } from '../../../ports/mail/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { type CallPlace, calendarWords } from '../../shared/emails/appointments/call-emails.ts';
import { organizerOf } from '../../shared/emails/appointments/organizer.ts';
import { emailMoment } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import type { Template } from '../../shared/emails/templates.ts';
import { type Host, readHosts } from './call-hosts.ts';
import type { Call } from './call-row.ts';

/** What happened to a call: the e-mail to the developer, and the one to the team. */
const templates = {
  booked: ['call-booked', 'call-booked-team'],
  moved: ['call-moved', 'call-moved-team'],
  cancelled: ['call-cancelled', 'call-cancelled-team'],
  cancelledByTeam: ['call-cancelled-by-team', 'call-cancelled-team'],
  missed: ['call-missed', undefined],
} as const satisfies Record<string, readonly [Template, Template | undefined]>;
export type CallChange = keyof typeof templates;

export type Sender = Pick<Runtime, 'config' | 'ports'>;

/**
 * Both sides learn of a change of a call, each in their language, in the transaction of the change
 * (docs/product/profile.md, Calendar e-mails).
 */
export async function queueCallEmails(trx: Trx, sender: Sender, call: Call, change: CallChange): Promise<void> {
  const developer = await readDeveloper(trx, call.developerId);
  const [toDeveloper, toTeam] = templates[change];
  const facts = { developerId: call.developerId, phone: developer.phone, reason: call.reason ?? '' };
  const send = async (template: Template, user: Host, person: string, place: CallPlace) => {
    const moment = call.startsAt ? emailMoment(user.locale, call.startsAt) : '';
    const data = { ...facts, person, moment, address: developer.email };
    const attachments = invitation(sender, call, change, user, { ...data, place });
    const key = `call:${call.id}:${call.sequence}:${template}:${user.email}`;
    await queueEmail(trx, sender.config, { template, user, data, key, attachments });
  };
  await send(toDeveloper, developer, call.hostName ?? '', 'developer');
  if (!toTeam) return;
  for (const host of await readHosts(trx, call)) await send(toTeam, host, developer.fullName, 'team');
}

type Facts = { person: string; phone: string; address: string; developerId: string; place: CallPlace };

/** The calendar file. A provider sends its own, and a call that was missed stays where it was. */
function invitation(
  { config, ports }: Sender,
  call: Call,
  change: CallChange,
  reader: Host,
  facts: Facts,
): Attachment[] {
  if (call.source !== 'own' || !call.startsAt || change === 'missed') return [];
  const method = change === 'booked' || change === 'moved' ? 'REQUEST' : 'CANCEL';
  const { BRAND_NAME: brand, BASE_URL: base } = config;
  const content = calendarFile({
    uid: `${call.id}@${new URL(base).hostname}`,
    sequence: call.sequence,
    method,
    start: call.startsAt,
    minutes: callMinutes,
    writtenAt: ports.clock.now(),
    ...calendarWords(reader.locale, { ...facts, brand, base }),
    organizer: { name: brand, email: organizerOf(config) },
    attendee: { name: reader.name || reader.email, email: reader.email },
  });
  return [
    {
      name: method === 'CANCEL' ? 'annulation.ics' : 'appel.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      content,
    },
  ];
}

async function readDeveloper(trx: Trx, developerId: string) {
  const row = await trx
    .selectFrom('users as u')
    .innerJoin('developerConfidential as c', 'c.developerId', 'u.id')
    .select(['u.id', 'u.email', 'u.name', 'u.locale', 'c.firstName', 'c.lastName', 'c.phoneNumber'])
    .where('u.id', '=', developerId)
    .executeTakeFirstOrThrow();
  const { id, email, name } = row;
  const fullName = `${row.firstName} ${row.lastName}`.trim() || name;
  return { id, email, name, locale: row.locale as Locale, fullName, phone: row.phoneNumber ?? '' };
}
