import { describe, expect, it } from 'vitest';
import { waitUntil } from './begin.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 15) + hours * 3_600_000);

describe('the waiting time between rated sessions of one test (docs/product/assessments.md, Beginning a session)', () => {
  it.each([
    ['the first session begins at once', false, null, at(0), undefined],
    ['the next session waits a day from the end of the last', false, at(0), at(23.9), at(24)],
    ['the next session begins exactly a day after the end of the last', false, at(0), at(24), undefined],
    ['practice never waits', true, at(0), at(1), undefined],
  ])('the rule: %s', (_, practice, lastRatedEnd, now, until) =>
    expect(waitUntil({ practice, lastRatedEnd, now })).toEqual(until),
  );
});
