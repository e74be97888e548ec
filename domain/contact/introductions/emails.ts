import type { IntroductionEvent } from './event.ts';

type IntroductionEmail =
  | 'introduction-request'
  | 'introduction-reminder'
  | 'application-accepted'
  | 'application-declined'
  | 'introduction-accepted'
  | 'introduction-refused'
  | 'introduction-unanswered'
  | 'introduction-stopped-developer'
  | 'introduction-stopped-company';

type EmailOrder = { to: 'developer' | 'company'; email: IntroductionEmail };

/** Which e-mails go to which side after an event; an event that is not listed sends none. */
const emails: { [event in IntroductionEvent]?: EmailOrder[] } = {
  request: [{ to: 'developer', email: 'introduction-request' }],
  release: [{ to: 'developer', email: 'introduction-request' }],
  remind: [{ to: 'developer', email: 'introduction-reminder' }],
  acceptApplication: [{ to: 'developer', email: 'application-accepted' }],
  acceptApplicationWithDetails: [{ to: 'developer', email: 'application-accepted' }],
  declineApplication: [{ to: 'developer', email: 'application-declined' }],
  acceptWithDetails: [{ to: 'company', email: 'introduction-accepted' }],
  acceptWithoutDetails: [{ to: 'company', email: 'introduction-accepted' }],
  refuse: [{ to: 'company', email: 'introduction-refused' }],
  cancelUnanswered: [{ to: 'company', email: 'introduction-unanswered' }],
  cancel: [
    { to: 'developer', email: 'introduction-stopped-developer' },
    { to: 'company', email: 'introduction-stopped-company' },
  ],
};

export const emailsOf = (event: IntroductionEvent): readonly EmailOrder[] => emails[event] ?? [];
export const causesEmail = (event: IntroductionEvent): boolean => emailsOf(event).length > 0;
