import { expect, it } from 'vitest';
import { introductionStatuses } from './introductions/status.ts';
import { waitingToday } from './waiting-today.ts';

const today = '2026-11-15';
const noon = new Date('2026-11-15T11:00:00Z');

it('requests of today (docs/product/contact.md, Contact outcome) are those that wait for the developer since midnight', () => {
  const each = introductionStatuses.map((status) => ({ status, createdAt: noon }));
  expect(waitingToday(each, today), 'one introduction of every status').toBe(1);
  const at = (moment: string) => waitingToday([{ status: 20, createdAt: new Date(moment) }], today);
  expect(at('2026-11-14T22:59:59.999Z'), 'the last moment of yesterday in Paris').toBe(0);
  expect(at('2026-11-14T23:00:00Z'), 'the first moment of today in Paris').toBe(1);
  expect(waitingToday([], today)).toBe(0);
});
