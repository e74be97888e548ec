import { describe, expect, it } from 'vitest';
import { possibleActs } from './acts.ts';
import { introductionEvents } from './event.ts';
import { isPossibleWhileFrozen } from './frozen.ts';
import type { IntroductionStatus } from './status.ts';

const at = (status: IntroductionStatus) => ({ status, contactGiven: false, reminded: false });

describe('a frozen introduction (docs/product/contact.md, A company without validation)', () => {
  it('can only be ended, by the developer or by the team', () => {
    expect(introductionEvents.filter(isPossibleWhileFrozen)).toEqual(['refuse', 'cancel']);
  });

  it.each([
    [20, ['refuse']],
    [21, []],
    [22, []],
    [30, ['refuse']],
    [32, ['refuse']],
    [98, []],
  ] as const)('leaves the developer these buttons at status %i', (status, acts) => {
    expect(possibleActs(at(status), { kind: 'developer' }, { frozen: true })).toEqual(acts);
  });
});
