import { expect, it } from 'vitest';
import { isReminderDay } from './reminder.ts';

it.each([
  ['2026-03-10', true],
  ['2026-03-09', false],
  ['2027-03-10', true],
  ['2027-03-11', false],
])('a reminder for %s is possible on 10 March 2026: %s (docs/product/contact.md, Reminders)', (day, possible) => {
  expect(isReminderDay(day, '2026-03-10')).toBe(possible);
});
