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

describe('where somebody stands', () => {
  it.each<[Parameters<typeof standingOf>[0], Standing]>([
    [undefined, 'none'],
    [{ disabled: true, isShort: false }, 'disabled'],
    [{ disabled: true, isShort: true }, 'disabled'],
    [{ disabled: false, isShort: true }, 'short'],
    [{ disabled: false, isShort: false }, 'whole'],
  ])('%o: %s', (developer, standing) => expect(standingOf(developer)).toBe(standing));
});

describe('which applications are made', () => {
  it.each<
    [string, Parameters<typeof applicationRefusal>[0], Standing, Target | undefined, ApplicationRefusal | undefined]
  >([
    ['a whole profile likes a page', 'like', 'whole', open, undefined],
    ['a short one likes a page', 'like', 'short', open, undefined],
    ['a company that is not validated is not there', 'like', 'whole', { open: false }, 'gone'],
    ['a whole profile applies', 'application', 'whole', open, undefined],
    ['a short one completes the profile first', 'application', 'short', open, 'shortProfile'],
    ['an offer on another site is applied to there', 'application', 'whole', elsewhere, 'external'],
    ['a closed offer takes no application', 'application', 'whole', { open: false }, 'gone'],
    ['an offer that is not there', 'application', 'whole', undefined, 'gone'],
    ['a spontaneous application', 'superlike', 'whole', open, undefined],
    ['one of a short profile', 'superlike', 'short', open, 'shortProfile'],
    ['a link is followed', 'click', 'whole', elsewhere, undefined],
    ['also with a short profile', 'click', 'short', elsewhere, undefined],
    ['a company from which one hides gets no application', 'application', 'whole', { ...open, hides: true }, 'hidden'],
    ['nor a spontaneous one', 'superlike', 'whole', { ...open, hides: true }, 'hidden'],
    ['nor a like', 'like', 'short', { ...open, hides: true }, 'hidden'],
    ['and a click is not stored', 'click', 'whole', { ...elsewhere, hides: true }, 'gone'],
    ['an offer without a link has none to follow', 'click', 'whole', open, 'gone'],
  ])('%s', (_, kind, standing, target, refusal) => expect(applicationRefusal(kind, standing, target)).toBe(refusal));

  it.each(applicationKinds)('recruiters, and disabled profiles, never: %s', (kind) => {
    for (const target of [open, elsewhere, undefined]) {
      expect(applicationRefusal(kind, 'none', target)).toBe('forbidden');
      expect(applicationRefusal(kind, 'disabled', target)).toBe('forbidden');
    }
  });
});

it.each([
  [true, 'sent'],
  [false, 'offerClosed'],
] as const)('while the offer is open (%s): %s', (isOpen, state) =>
  expect(applicationState({ open: isOpen })).toBe(state),
);
