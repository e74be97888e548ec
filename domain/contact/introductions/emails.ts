import type { IntroductionEvent } from './event.ts';

export type IntroductionLetter =
  | 'introduction-request'
  | 'introduction-reminder'
  | 'application-accepted'
  | 'application-declined'
  | 'introduction-accepted'
  | 'introduction-refused'
  | 'introduction-unanswered';

/** Who is written to when something happens, and what; what is not here is seen by whoever looks. */
const letters: { [event in IntroductionEvent]?: { to: 'developer' | 'company'; letter: IntroductionLetter } } = {
  request: { to: 'developer', letter: 'introduction-request' },
  release: { to: 'developer', letter: 'introduction-request' },
  remind: { to: 'developer', letter: 'introduction-reminder' },
  acceptApplication: { to: 'developer', letter: 'application-accepted' },
  acceptApplicationWithDetails: { to: 'developer', letter: 'application-accepted' },
  declineApplication: { to: 'developer', letter: 'application-declined' },
  acceptWithDetails: { to: 'company', letter: 'introduction-accepted' },
  acceptWithoutDetails: { to: 'company', letter: 'introduction-accepted' },
  refuse: { to: 'company', letter: 'introduction-refused' },
  cancelUnanswered: { to: 'company', letter: 'introduction-unanswered' },
};

export const letterOf = (event: IntroductionEvent) => letters[event];
export const isWorthALetter = (event: IntroductionEvent): boolean => letters[event] !== undefined;
