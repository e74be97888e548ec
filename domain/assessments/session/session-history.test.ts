import { expect, it } from 'vitest';
import { byHistory, type SessionDates } from './session-history.ts';

it('the history lists sessions not completed first, then by end, then by start, latest first', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const rows: (SessionDates & { id: string })[] = [
    { id: 'ended on the 5th', status: 'COMPLETED', startDate: day(1), endDate: day(5) },
    { id: 'waiting', status: 'WAITING' },
    { id: 'ended on the 9th, begun on the 2nd', status: 'COMPLETED', startDate: day(2), endDate: day(9) },
    { id: 'begun on the 3rd', status: 'STARTED', startDate: day(3) },
    { id: 'ended on the 9th, begun on the 8th', status: 'COMPLETED', startDate: day(8), endDate: day(9) },
    { id: 'begun on the 4th', status: 'STARTED', startDate: day(4) },
  ];
  expect(rows.toSorted(byHistory).map(({ id }) => id)).toEqual([
    'begun on the 4th',
    'begun on the 3rd',
    'waiting',
    'ended on the 9th, begun on the 8th',
    'ended on the 9th, begun on the 2nd',
    'ended on the 5th',
  ]);
});
