import type { MeetingAct } from './meeting-acts.ts';

export type MeetingEvent = MeetingAct | 'propose';

export type MeetingEmail = {
  to: 'developer' | 'company';
  email:
    | 'meeting-proposed'
    | 'meeting-confirmed'
    | 'meeting-accepted'
    | 'meeting-declined'
    | 'meeting-moved'
    | 'meeting-moved-company'
    | 'meeting-cancelled'
    | 'meeting-cancelled-company';
  /** What the calendar file does. */
  file?: 'REQUEST' | 'CANCEL';
};

const proposed: MeetingEmail[] = [{ to: 'developer', email: 'meeting-proposed' }];

/** docs/product/contact.md, E-mails about meetings. `agreed`: the two had agreed on a time. */
export function meetingEmails(event: MeetingEvent, agreed: boolean): readonly MeetingEmail[] {
  switch (event) {
    case 'propose':
      return proposed;
    case 'accept':
      return [
        { to: 'developer', email: 'meeting-confirmed', file: 'REQUEST' },
        { to: 'company', email: 'meeting-accepted', file: 'REQUEST' },
      ];
    case 'decline':
      return [{ to: 'company', email: 'meeting-declined' }];
    case 'move':
      if (!agreed) return proposed;
      return [
        { to: 'developer', email: 'meeting-moved', file: 'CANCEL' },
        { to: 'company', email: 'meeting-moved-company', file: 'CANCEL' },
      ];
    case 'cancel':
      if (!agreed) return [];
      return [
        { to: 'developer', email: 'meeting-cancelled', file: 'CANCEL' },
        { to: 'company', email: 'meeting-cancelled-company', file: 'CANCEL' },
      ];
  }
}
