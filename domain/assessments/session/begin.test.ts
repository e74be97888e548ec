import { describe, expect, it } from 'vitest';
import { type RatedBefore, type Skipped, waitUntil } from './begin.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 15) + hours * 3_600_000);
const rated = (change: Partial<RatedBefore>): RatedBefore => ({ lastEnd: at(0), settled: true, recent: 1, ...change });
const none: Skipped = { sessions: 0, lastEnd: null };

describe('the waiting time between rated sessions of one test (docs/product/assessments.md, Beginning a session)', () => {
  it.each([
    ['the first session begins at once', undefined, at(0), undefined],
    ['the next session waits a day from the end of the last', rated({}), at(23.9), at(24)],
    ['the next session begins exactly a day after the end of the last', rated({}), at(24), undefined],
    ['the second session of a provisional score waits an hour', rated({ settled: false }), at(0.5), at(1)],
    ['the second session of a provisional score begins after an hour', rated({ settled: false }), at(1), undefined],
    ['the third session within a day waits a day', rated({ settled: false, recent: 2 }), at(1), at(24)],
  ])('the rule: %s', (_, known, now, until) => expect(waitUntil(known, none, now)).toEqual(until));

  it.each([
    ['two skipped sessions have no effect', { sessions: 2, lastEnd: at(0) }, undefined],
    ['after three the next session of any test waits a week', { sessions: 3, lastEnd: at(0) }, at(168)],
  ])('skipping: %s', (_, skipped, until) => expect(waitUntil(undefined, skipped, at(30))).toEqual(until));
});
