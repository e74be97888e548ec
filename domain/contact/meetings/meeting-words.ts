import type { Locale } from '../../viewer.ts';
import type { MeetingKind } from './meeting.ts';

/** The kinds of meetings, as screens, e-mails and calendars name them. */
export const meetingKindNames: Record<Locale, Record<MeetingKind, string>> = {
  fr: {
    talk: 'Premier échange',
    technical: 'Entretien technique',
    team: 'Rencontre avec l’équipe',
    other: 'Rendez-vous',
  },
  en: { talk: 'First talk', technical: 'Technical interview', team: 'Meeting the team', other: 'Meeting' },
};
