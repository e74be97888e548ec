import { describe, expect, it } from 'vitest';
import type { ShownQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { isBehind } from './latest-view.ts';
import { momentOf } from './timer-moments.ts';

describe('announcements of the time left', () => {
  it('are three at most for a question of any length', () => {
    for (const total of [30, 45, 60, 90, 180, 360]) {
      const said = new Set<number>();
      for (let left = total; left >= 0; left--) {
        const moment = momentOf(left, total);
        if (moment !== undefined) said.add(moment);
      }
      expect(said.size).toBeLessThanOrEqual(3);
      expect(said.has(0) && said.has(10)).toBe(true);
    }
  });

  it.each([
    [60, 60, undefined],
    [31, 60, undefined],
    [30, 60, 30],
    [11, 60, 30],
    [10, 60, 10],
    [0, 60, 0],
    // A question of 30 seconds has no announcement at 30 seconds.
    [30, 30, undefined],
    [15, 30, undefined],
    [10, 30, 10],
  ])('with %i of %i seconds left, the last announced moment is %s', (left, total, moment) =>
    expect(momentOf(left, total)).toBe(moment),
  );
});

describe('an older view of a session never replaces a newer one', () => {
  const question = {} as ShownQuestion;
  it.each([
    [
      { status: 'WAITING', questionIndex: 0 },
      { status: 'STARTED', questionIndex: 0 },
    ],
    [
      { status: 'STARTED', questionIndex: 2 },
      { status: 'STARTED', questionIndex: 3 },
    ],
    [
      { status: 'STARTED', questionIndex: 2 },
      { status: 'STARTED', questionIndex: 2, question },
    ],
    [
      { status: 'STARTED', questionIndex: 11, question },
      { status: 'COMPLETED', questionIndex: 12 },
    ],
    [
      { status: 'STARTED', questionIndex: 5, question },
      { status: 'COMPLETED', questionIndex: 3 },
    ],
  ] as const)('the view %o is older than the view %o', (one, other) => {
    const [before, after] = [
      { question: undefined, ...one },
      { question: undefined, ...other },
    ];
    expect(isBehind(before, after)).toBe(true);
    expect(isBehind(after, before)).toBe(false);
    expect(isBehind(after, after)).toBe(false);
  });
});
