import { describe, expect, it } from 'vitest';
import { possibleActs } from './acts.ts';
import type { IntroductionStatus } from './status.ts';

const at = (status: IntroductionStatus, contactGiven = false) => ({ status, contactGiven, reminded: false });
const developer = { kind: 'developer' } as const;
const recruiter = { kind: 'recruiter', admin: false, intros: true } as const;

describe('the buttons of a conversation', () => {
  it.each([
    [20, ['acceptWithDetails', 'acceptWithoutDetails', 'refuse'], ['withdraw']],
    [32, ['acceptWithDetails', 'refuse'], ['archive', 'hire']],
    [30, ['refuse'], ['archive', 'hire']],
    [98, ['reopen'], ['hire', 'reopen']],
    [99, [], []],
  ] as const)('at status %i, for developer and recruiter', (status, theirs, ours) => {
    expect(possibleActs(at(status), developer)).toEqual(theirs);
    expect(possibleActs(at(status), recruiter)).toEqual(ours);
  });

  it.each([
    [22, [], []],
    [98, [], ['hire']],
    [91, [], ['hire']],
    [30, ['refuse'], ['archive', 'hire']],
  ] as const)('open nothing again that a later introduction has replaced: status %i', (status, theirs, ours) => {
    expect(possibleActs(at(status), developer, { replaced: true })).toEqual(theirs);
    expect(possibleActs(at(status), recruiter, { replaced: true })).toEqual(ours);
  });

  it('are not shown to a recruiter without the right to start conversations', () => {
    expect(possibleActs(at(30), { kind: 'recruiter', admin: false, intros: false })).toEqual([]);
  });
});
