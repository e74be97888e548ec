import { describe, expect, it } from 'vitest';
import { type ConnectionLimits, openLiveConnections } from './live-connections.ts';

const limits: ConnectionLimits = {
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

/** Opens connections of 'session/account/address' in turn; returns which are open, replaced or refused (Busy). */
function open(owners: string[]) {
  const connections = openLiveConnections(limits);
  const states: string[] = [];
  for (const [index, owner] of owners.entries()) {
    const [session = '', account = '', address = ''] = owner.split('/');
    states[index] = 'open';
    try {
      connections.open({ session, account, address }, () => {
        states[index] = 'replaced';
      });
    } catch (error) {
      states[index] = (error as Error).name;
    }
  }
  return { states, count: connections.counts().lines };
}

describe('the live connections of a process', () => {
  it.each<[string, string[], string[]]>([
    ['a session opens as many as its limit: all stay open', ['s/a/1', 's/a/1'], ['open', 'open']],
    ['a session opens one more: its oldest is replaced', ['s/a/1', 's/a/1', 's/a/1'], ['replaced', 'open', 'open']],
    [
      'sessions of one account share the limit of the account',
      ['s/a/1', 't/a/1', 'u/a/1', 'v/a/1'],
      ['replaced', 'open', 'open', 'open'],
    ],
    [
      'connections of another account are not replaced',
      ['s/a/1', 't/b/1', 's/a/1', 's/a/1'],
      ['replaced', 'open', 'open', 'open'],
    ],
    [
      'above the limit of an address, the new one is refused',
      ['s/a/1', 't/b/1', 'u/c/1', 'v/d/1', 'w/e/1', 'x/f/1', 'y/g/2'],
      ['open', 'open', 'open', 'open', 'open', 'Busy', 'open'],
    ],
    [
      'above the limit of the process, the new one is refused',
      ['s/a/1', 't/b/1', 'u/c/1', 'v/d/2', 'w/e/2', 'x/f/2', 'y/g/3'],
      ['open', 'open', 'open', 'open', 'open', 'open', 'Busy'],
    ],
  ])('limits: %s', (_, owners, expected) => {
    const { states, count } = open(owners);
    expect(states).toEqual(expected);
    expect(count).toBe(expected.filter((state) => state === 'open').length);
  });

  it('of one session never exceed its limit, even after 1,500 attempts', () => {
    const { states, count } = open(Array(1500).fill('s/a/1'));
    expect(count).toBe(2);
    expect(states.filter((state) => state === 'replaced')).toHaveLength(1498);
  });

  it('no longer count once they are closed', () => {
    const connections = openLiveConnections(limits);
    const owner = { session: 's', account: 'a', address: '1' };
    const replaced: number[] = [];
    for (let index = 0; index < 10; index++) connections.open(owner, () => replaced.push(index))();
    expect(connections.counts()).toEqual({ lines: 0 });
    expect(replaced).toEqual([]);
  });
});
