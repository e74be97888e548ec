import type { IntroductionEvent } from './event.ts';

type IntroductionEmail =
  | 'introduction-request'
  | 'introduction-reminder'
  | 'application-accepted'
  | 'application-declined'
  | 'introduction-accepted'
  | 'introduction-refused'
  | 'introduction-unanswered';

/** Which e-mail goes to which side after an event; an event that is not listed sends none. */
const emails: { [event in IntroductionEvent]?: { to: 'developer' | 'company'; email: IntroductionEmail } } = {
  request: { to: 'developer', email: 'introduction-request' },
  release: { to: 'developer', email: 'introduction-request' },
  remind: { to: 'developer', email: 'introduction-reminder' },
  acceptApplication: { to: 'developer', email: 'application-accepted' },
  acceptApplicationWithDetails: { to: 'developer', email: 'application-accepted' },
  declineApplication: { to: 'developer', email: 'application-declined' },
  acceptWithDetails: { to: 'company', email: 'introduction-accepted' },
  acceptWithoutDetails: { to: 'company', email: 'introduction-accepted' },
  refuse: { to: 'company', email: 'introduction-refused' },
  cancelUnanswered: { to: 'company', email: 'introduction-unanswered' },
};

export const emailOf = (event: IntroductionEvent) => emails[event];
export const causesEmail = (event: IntroductionEvent): boolean => emails[event] !== undefined;
