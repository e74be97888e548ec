import { expect, it } from 'vitest';
import type { ActorKind, IntroductionEvent } from '../../contact/introductions/event.ts';
import type { IntroductionStatus } from '../../contact/introductions/status.ts';
import type { Place } from '../../contact/introductions/transitions.ts';
import { apiStateOf, type Ending, endingByEvent, endingByTime, isClosed } from './ending.ts';

it.each([
  [{ underWay: false, seen: true }, 'unanswered'],
  [{ underWay: false, seen: false }, 'unseen'],
  [{ underWay: true, seen: true }, 'conversation'],
  [{ underWay: true, seen: false }, 'conversation'],
] as const)(
  'after 30 days an application ends (docs/product/jobs.md, The end of an application): %o %s',
  (facts, ending) => expect(endingByTime(facts)).toBe(ending),
);

it.each([
  [null, 'waiting', false],
  ['answered', 'answered', false],
  ['conversation', 'answered', false],
  ['unanswered', 'closed', true],
  ['unseen', 'closed', true],
] as const)('a recruiting tool reads the ending %s as %s', (ending, state, closed) => {
  expect(apiStateOf(ending)).toBe(state);
  expect(isClosed(ending)).toBe(closed);
});

it.each<[IntroductionEvent, ActorKind, Place, IntroductionStatus, Ending | undefined]>([
  ['acceptApplication', 'recruiter', 'none', 31, 'answered'],
  ['declineApplication', 'recruiter', 'none', 99, 'answered'],
  ['request', 'recruiter', 'none', 20, 'answered'],
  ['reopen', 'recruiter', 91, 40, 'answered'],
  ['reopen', 'developer', 98, 40, 'conversation'],
  ['acceptWithDetails', 'developer', 21, 30, 'conversation'],
  ['closeSilent', 'clock', 30, 98, 'conversation'],
  // The developer knows nothing of a request that the team reads, and never of one that was stopped.
  ['requestForReview', 'recruiter', 'none', 10, undefined],
  ['cancel', 'admin', 10, 11, undefined],
  ['withdraw', 'recruiter', 10, 99, undefined],
  ['release', 'admin', 10, 20, 'answered'],
])(
  'the event %s by %s ends an application (docs/product/jobs.md, The end of an application)',
  (event, by, from, to, ending) => expect(endingByEvent(event, by, { from, to })).toBe(ending),
);
