import { describe, expect, it } from 'vitest';
import { type LineLimits, openLiveLines } from './live-connections.ts';

const limits: LineLimits = {
  perSession: 2,
  perAccount: 3,
  all: {
    atOnce: 6,
    waiting: 0,
    perKey: { address: { atOnce: 5, waiting: 0 } },
    waitMilliseconds: 1,
    retryAfterSeconds: 60,
  },
};

/** Opens lines of 'session/account/address' in turn; says which are open, which were replaced and which refused. */
function open(owners: string[]) {
  const lines = openLiveLines(limits);
  const states: string[] = [];
  for (const [index, owner] of owners.entries()) {
    const [session = '', account = '', address = ''] = owner.split('/');
    states[index] = 'open';
    try {
      lines.open({ session, account, address }, () => {
        states[index] = 'replaced';
      });
    } catch (error) {
      states[index] = (error as Error).name;
    }
  }
  return { states, count: lines.counts().lines };
}

describe('the open lines of a process', () => {
  it.each<[string, string[], string[]]>([
    ['as many as a session may have', ['s/a/1', 's/a/1'], ['open', 'open']],
    ['one more: the oldest gives way', ['s/a/1', 's/a/1', 's/a/1'], ['replaced', 'open', 'open']],
    [
      'sessions of one account share what it may have',
      ['s/a/1', 't/a/1', 'u/a/1', 'v/a/1'],
      ['replaced', 'open', 'open', 'open'],
    ],
    ['another account loses nothing', ['s/a/1', 't/b/1', 's/a/1', 's/a/1'], ['replaced', 'open', 'open', 'open']],
    [
      'beyond what an address may have, the new one is refused',
      ['s/a/1', 't/b/1', 'u/c/1', 'v/d/1', 'w/e/1', 'x/f/1', 'y/g/2'],
      ['open', 'open', 'open', 'open', 'open', 'Busy', 'open'],
    ],
    [
      'beyond what the process may have, too',
      ['s/a/1', 't/b/1', 'u/c/1', 'v/d/2', 'w/e/2', 'x/f/2', 'y/g/3'],
      ['open', 'open', 'open', 'open', 'open', 'open', 'Busy'],
    ],
  ])('%s', (_, owners, expected) => {
    const { states, count } = open(owners);
    expect(states).toEqual(expected);
    expect(count).toBe(expected.filter((state) => state === 'open').length);
  });

  it('of one session never become more, however many it opens', () => {
    const { states, count } = open(Array(1500).fill('s/a/1'));
    expect(count).toBe(2);
    expect(states.filter((state) => state === 'replaced')).toHaveLength(1498);
  });

  it('are forgotten once they are closed', () => {
    const lines = openLiveLines(limits);
    const owner = { session: 's', account: 'a', address: '1' };
    const replaced: number[] = [];
    for (let index = 0; index < 10; index++) lines.open(owner, () => replaced.push(index))();
    expect(lines.counts()).toEqual({ lines: 0 });
    expect(replaced).toEqual([]);
  });
});
