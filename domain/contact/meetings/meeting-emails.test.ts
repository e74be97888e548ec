import { expect, it } from 'vitest';
import { meetingEmails } from './meeting-emails.ts';

it.each([
  ['propose', false, ['developer: meeting-proposed']],
  ['accept', true, ['developer: meeting-confirmed REQUEST', 'company: meeting-accepted REQUEST']],
  ['decline', false, ['company: meeting-declined']],
  ['move', false, ['developer: meeting-proposed']],
  ['move', true, ['developer: meeting-moved CANCEL', 'company: meeting-moved-company CANCEL']],
  ['cancel', false, []],
  ['cancel', true, ['developer: meeting-cancelled CANCEL', 'company: meeting-cancelled-company CANCEL']],
] as const)('docs/product/contact.md, E-mails about meetings: %s, a time was agreed: %s', (event, agreed, expected) =>
  expect(meetingEmails(event, agreed).map(({ to, email, file }) => `${to}: ${email}${file ? ` ${file}` : ''}`)).toEqual(
    expected,
  ),
);
