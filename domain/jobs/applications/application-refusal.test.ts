import { describe, expect, it } from 'vitest';
import { applicationKinds } from './application.ts';
import {
  type ApplicationRefusal,
  applicationRefusal,
  applicationState,
  type Standing,
  standingOf,
  type Target,
} from './application-refusal.ts';

const open: Target = { open: true };
const elsewhere: Target = { open: true, external: true };

describe('the standing of a user for applications', () => {
  it.each<[Parameters<typeof standingOf>[0], Standing]>([
    [undefined, 'none'],
    [{ disabled: true, isShort: false }, 'disabled'],
    [{ disabled: true, isShort: true }, 'disabled'],
    [{ disabled: false, isShort: true }, 'short'],
    [{ disabled: false, isShort: false }, 'whole'],
  ])('%o: %s', (developer, standing) => expect(standingOf(developer)).toBe(standing));
});

describe('applications that are accepted or refused', () => {
  it.each<
    [string, Parameters<typeof applicationRefusal>[0], Standing, Target | undefined, ApplicationRefusal | undefined]
  >([
    ['a like by a complete profile', 'like', 'whole', open, undefined],
    ['a like by a short profile', 'like', 'short', open, undefined],
    ['a like of a company that is not validated', 'like', 'whole', { open: false }, 'gone'],
    ['an application by a complete profile', 'application', 'whole', open, undefined],
    ['an application by a short profile', 'application', 'short', open, 'shortProfile'],
    ['an application to an offer on another site', 'application', 'whole', elsewhere, 'external'],
    ['an application to a closed offer', 'application', 'whole', { open: false }, 'gone'],
    ['an application to an offer that does not exist', 'application', 'whole', undefined, 'gone'],
    ['a spontaneous application', 'superlike', 'whole', open, undefined],
    ['a spontaneous application by a short profile', 'superlike', 'short', open, 'shortProfile'],
    ['a click on an external link', 'click', 'whole', elsewhere, undefined],
    ['a click on an external link by a short profile', 'click', 'short', elsewhere, undefined],
    [
      'an application to a company that the developer hides from',
      'application',
      'whole',
      { ...open, hides: true },
      'hidden',
    ],
    [
      'a spontaneous application to a company that the developer hides from',
      'superlike',
      'whole',
      { ...open, hides: true },
      'hidden',
    ],
    ['a like of a company that the developer hides from', 'like', 'short', { ...open, hides: true }, 'hidden'],
    ['a click for a company that the developer hides from', 'click', 'whole', { ...elsewhere, hides: true }, 'gone'],
    ['a click on an offer without a link', 'click', 'whole', open, 'gone'],
  ])('decides about %s', (_, kind, standing, target, refusal) =>
    expect(applicationRefusal(kind, standing, target)).toBe(refusal),
  );

  it.each(applicationKinds)('recruiters and disabled profiles are refused: %s', (kind) => {
    for (const target of [open, elsewhere, undefined]) {
      expect(applicationRefusal(kind, 'none', target)).toBe('forbidden');
      expect(applicationRefusal(kind, 'disabled', target)).toBe('forbidden');
    }
  });
});

it.each([
  [true, null, false, 'sent'],
  [false, null, false, 'offerClosed'],
  [false, 'answered', true, 'answered'],
  [true, 'conversation', true, 'conversation'],
  [true, 'unanswered', false, 'unanswered'],
  [true, 'unanswered', true, 'answeredLate'],
  [false, 'unseen', false, 'unseen'],
  [true, 'unseen', true, 'answeredLate'],
] as const)(
  'an application while the offer is open (%s), ended as %s, with a conversation since (%s), is in the state %s',
  (isOpen, ending, talked, state) => expect(applicationState({ open: isOpen, ending, talked })).toBe(state),
);
