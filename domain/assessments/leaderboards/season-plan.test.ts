import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonAfter, seasonById, seasonOf } from './season.ts';
import {
  asPlanned,
  firstDayOf,
  lastDayOf,
  lastDayRefusal,
  type SeasonPlan,
  seasonAt,
  seasonState,
} from './season-plan.ts';

const now = new Date('2026-11-15T10:00:00Z');
const known = (id: string) => {
  const season = seasonById(id);
  if (!season) throw new Error(id);
  return season;
};
/** The fourth quarter lasts until the middle of January. */
const longAutumn: SeasonPlan = new Map([['2026-q4', '2027-01-15']]);

describe('a season whose end was moved', () => {
  it.each([
    ['2026-q3', '2026-07-01', '2026-09-30'],
    ['2026-q4', '2026-10-01', '2027-01-15'],
    ['2027-q1', '2027-01-16', '2027-03-31'],
    ['2027-q2', '2027-04-01', '2027-06-30'],
  ])('%s lasts from %s to %s: the next season begins the day after, all others stay as they are', (id, first, last) => {
    const season = asPlanned(longAutumn, known(id));
    expect([firstDayOf(season), lastDayOf(season)]).toEqual([first, last]);
  });

  it.each([
    ['2027-01-15T22:59:59.999Z', '2026-q4'],
    ['2027-01-15T23:00:00Z', '2027-q1'],
    ['2026-09-30T22:00:00Z', '2026-q4'],
  ])('changes at midnight in Paris: %s is in %s', (moment, id) =>
    expect(seasonAt(longAutumn, new Date(moment)).id).toBe(id),
  );

  it('ends at midnight in Paris in summer time as well', () => {
    const plan = new Map([['2026-q2', '2026-07-14']]);
    expect(asPlanned(plan, known('2026-q2')).end.toISOString()).toBe('2026-07-14T22:00:00.000Z');
  });
});

it('without planned ends seasons are the quarters, and every moment is in exactly one season', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: -60, max: 60 }), (moment, shift) => {
      expect(seasonAt(new Map(), moment)).toEqual(seasonOf(moment));
      const end = new Date(known('2026-q4').end.getTime() + shift * 86_400_000);
      const plan = new Map([['2026-q4', end.toISOString().slice(0, 10)]]);
      const season = seasonAt(plan, moment);
      expect(season.start <= moment && moment < season.end).toBe(true);
      expect(asPlanned(plan, seasonAfter(season)).start).toEqual(season.end);
    }),
  );
});

it('a season is past, current or coming', () => {
  const states = ['2026-q3', '2026-q4', '2027-q1'].map((id) => seasonState(asPlanned(longAutumn, known(id)), now));
  expect(states).toEqual(['past', 'current', 'coming']);
});

describe('moving the end of a season', () => {
  const none: SeasonPlan = new Map();
  it.each([
    ['to a later day', none, '2026-q4', '2027-01-31', undefined],
    ['to an earlier day', none, '2026-q4', '2026-12-15', undefined],
    ['tonight', none, '2026-q4', '2026-11-15', undefined],
    ['yesterday', none, '2026-q4', '2026-11-14', 'seasonPast'],
    ['of a season that is over', none, '2026-q3', '2026-12-01', 'seasonOver'],
    [
      'of a season that is over by plan, though its quarter is not',
      new Map([['2026-q4', '2026-11-10']]),
      '2026-q4',
      '2026-12-01',
      'seasonOver',
    ],
    ['of a season to come', none, '2027-q1', '2027-04-30', undefined],
    ['to a length of a fortnight', none, '2027-q1', '2027-01-14', undefined],
    ['to a day less than a fortnight', none, '2027-q1', '2027-01-13', 'seasonLength'],
    ['to a day before its beginning', none, '2027-q1', '2026-12-24', 'seasonLength'],
    ['to more than half a year', none, '2026-q4', '2027-04-30', 'seasonLength'],
    ['so that the next season has less than a fortnight', none, '2026-q4', '2027-03-18', 'seasonNext'],
    ['so that the next season has exactly a fortnight', none, '2026-q4', '2027-03-17', undefined],
    [
      'further, because the next season ends later',
      new Map([['2027-q1', '2027-06-01']]),
      '2026-q4',
      '2027-03-25',
      undefined,
    ],
    [
      'so that the next season has more than half a year',
      new Map([['2027-q1', '2027-06-15']]),
      '2026-q4',
      '2026-12-01',
      'seasonNext',
    ],
  ] as const)('accepted or refused: %s', (_, plan, id, lastDay, refusal) => {
    expect(lastDayRefusal(plan, known(id), lastDay, now)).toBe(refusal);
  });
});
