import { describe, expect, it } from 'vitest';
import { type ContactDisplay, contactDisplay } from './contact-display.ts';
import { type ContactOutcome, contactOutcomes, isOk } from './contact-outcome.ts';

describe('refusals that hide the message box (docs/product/contact.md, What each outcome shows)', () => {
  it.each<[ContactOutcome, Omit<ContactDisplay, 'messageBox'>]>([
    ['DENY_NEED_PLAN', { notice: 'planTooSmall', link: 'plans' }],
    ['DENY_NEED_BIGGER_PLAN', { notice: 'planTooSmall', link: 'plans' }],
    ['DENY_DEVELOPER_UNAVAILABLE', { notice: 'developerUnavailable' }],
  ])('%s shows its notice and link', (outcome, expected) =>
    expect(contactDisplay(outcome)).toEqual({ messageBox: false, ...expected }),
  );
});

describe('other refusals (docs/product/contact.md, What each outcome shows)', () => {
  it.each<[ContactOutcome, Omit<ContactDisplay, 'messageBox'>]>([
    ['DENY_UNLIMITED_NOT_PERMITTED_RECRUITER', { notice: 'notPermitted', link: 'permissionDenied' }],
    ['DENY_BAD_REQUEST', { notice: 'badRequest', link: 'support' }],
    ['FINISH_PIPE', { notice: 'alreadyTalking', link: 'conversation' }],
  ])('%s shows its notice and link', (outcome, expected) =>
    expect(contactDisplay(outcome)).toEqual({ messageBox: false, ...expected }),
  );
});

it('an outcome shows either the message box or a notice', () => {
  for (const outcome of contactOutcomes) {
    const { messageBox, notice } = contactDisplay(outcome);
    expect(messageBox, outcome).toBe(isOk(outcome));
    expect(notice === undefined, outcome).toBe(messageBox);
  }
});
