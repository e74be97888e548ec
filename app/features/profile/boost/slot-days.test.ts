import { describe, expect, it } from 'vitest';
import { dayName, hour, slotDays } from './slot-days.ts';

describe('slots in the time zone of Paris', () => {
  it('are grouped by day, in order', () => {
    const slots = ['2026-11-16T10:30:00.000Z', '2026-11-16T13:00:00.000Z', '2026-11-17T08:00:00.000Z'];
    expect(slotDays(slots)).toEqual([
      { key: '2026-11-16', slots: slots.slice(0, 2) },
      { key: '2026-11-17', slots: slots.slice(2) },
    ]);
    expect(slotDays([])).toEqual([]);
  });

  it('belong to the day in Paris, also when the UTC day is another one', () => {
    expect(slotDays(['2026-11-16T23:30:00.000Z']).map(({ key }) => key)).toEqual(['2026-11-17']);
  });

  it.each([
    ['winter', '2026-11-16T08:30:00.000Z', 'lun. 16 nov.', 'Mon 16 Nov', '09:30'],
    ['summer', '2027-06-01T07:00:00.000Z', 'mar. 1er juin', 'Tue 1 Jun', '09:00'],
  ])('are formatted in both languages, in %s time', (_, slot, fr, en, time) => {
    expect(dayName('fr', slot)).toBe(fr);
    expect(dayName('en', slot)).toBe(en);
    expect(hour(slot)).toBe(time);
  });
});
