import { describe, expect, it } from 'vitest';
import { type ContactDisplay, contactDisplay } from './contact-display.ts';
import { type ContactOutcome, contactOutcomes, isOk } from './contact-outcome.ts';

describe("'in the states DENY_NEED_PLAN, DENY_NEED_BIGGER_PLAN and DENY_DEVELOPER_UNAVAILABLE the message box is hidden and sending is disabled, and the matching message is shown'", () => {
  it.each<[ContactOutcome, Omit<ContactDisplay, 'messageBox'>]>([
    ['DENY_NEED_PLAN', { notice: 'planTooSmall', link: 'plans' }],
    ['DENY_NEED_BIGGER_PLAN', { notice: 'planTooSmall', link: 'plans' }],
    ['DENY_DEVELOPER_UNAVAILABLE', { notice: 'developerUnavailable' }],
  ])('%s', (outcome, expected) => expect(contactDisplay(outcome)).toEqual({ messageBox: false, ...expected }));
});

describe("'Other DENY_* outcomes: display not shown', as decided", () => {
  it.each<[ContactOutcome, Omit<ContactDisplay, 'messageBox'>]>([
    ['DENY_UNLIMITED_NOT_PERMITTED_RECRUITER', { notice: 'notPermitted', link: 'permissionDenied' }],
    ['DENY_BAD_REQUEST', { notice: 'badRequest', link: 'support' }],
    ['FINISH_PIPE', { notice: 'alreadyTalking', link: 'conversation' }],
  ])('%s', (outcome, expected) => expect(contactDisplay(outcome)).toEqual({ messageBox: false, ...expected }));
});

it('the box without a notice when a message may go out, a notice without the box otherwise', () => {
  for (const outcome of contactOutcomes) {
    const { messageBox, notice } = contactDisplay(outcome);
    expect(messageBox, outcome).toBe(isOk(outcome));
    expect(notice === undefined, outcome).toBe(messageBox);
  }
});
