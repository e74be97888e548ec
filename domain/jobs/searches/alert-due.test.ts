import { describe, expect, it } from 'vitest';
import { isAlertDue } from './alert-due.ts';

/** Monday 16 November 2026, 05:50 in Paris. */
const monday = '2026-11-16T04:50:00Z';
const tuesday = '2026-11-17T04:50:00Z';

describe('when an alert is due (docs/product/jobs.md, Alerts about offers)', () => {
  it.each([
    ['never', '2026-01-01T00:00:00Z', monday, false],
    ['atOnce', monday, monday, true],
    // Every morning, once.
    ['daily', '2026-11-15T04:50:00Z', monday, true],
    ['daily', '2026-11-16T04:49:00Z', monday, false],
    ['daily', '2026-11-15T22:30:00Z', monday, true],
    // 23:30 UTC is already Monday in Paris.
    ['daily', '2026-11-15T23:30:00Z', monday, false],
    // On Mondays; a search saved in the week waits for the next one.
    ['weekly', '2026-11-09T04:50:00Z', monday, true],
    ['weekly', '2026-11-13T12:00:00Z', monday, true],
    ['weekly', '2026-11-09T04:50:00Z', '2026-11-15T04:50:00Z', false],
    ['weekly', monday, monday, false],
    ['weekly', monday, tuesday, false],
    // Nothing ran on Monday: Tuesday makes up for it.
    ['weekly', '2026-11-09T04:50:00Z', tuesday, true],
    // The week of a summer morning: 22:30 UTC on Sunday is Monday in Paris.
    ['weekly', '2026-07-05T21:30:00Z', '2026-07-05T22:30:00Z', true],
  ] as const)('%s, last looked at %s, now %s: %s', (rhythm, checkedAt, now, due) => {
    expect(isAlertDue(rhythm, new Date(checkedAt), new Date(now))).toBe(due);
  });
});
