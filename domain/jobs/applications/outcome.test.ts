import { expect, it } from 'vitest';
import { introductionStatus as code } from '../../contact/introductions/status.ts';
import { outcomeOf } from './outcome.ts';

it.each([
  [code.STATUS_CANCELLED_BY_RECRUITER, true, 'declined'],
  [code.STATUS_CANCELLED_BY_RECRUITER, false, 'over'],
  [code.STATUS_WAITING_FOR_DEVELOPER, false, 'toAnswer'],
  [code.STATUS_VALIDATED_BY_RECRUITER, false, 'inTouch'],
  [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES, false, 'inTouch'],
  [code.STATUS_REOPEN, false, 'inTouch'],
  [code.ARCHIVED_HIRED, false, 'hired'],
  [code.ARCHIVED, false, 'over'],
  [code.STATUS_CLOSED_AUTOMATICALLY, false, 'over'],
  [code.STATUS_CANCELED_BY_DEVELOPER, false, 'over'],
  [code.STATUS_CANCELED_AUTO, false, 'over'],
  [code.CANCELED_BY_ADMIN, false, 'over'],
] as const)('a conversation with the status %s (declined: %s) makes an application %s', (status, declined, outcome) =>
  expect(outcomeOf({ status, declined })).toBe(outcome),
);
