import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../domain/refusals.ts';
import { openSlots, type SlotRules } from './slots.ts';

type Kind = 'account' | 'address';
const rules: SlotRules<Kind> = {
  atOnce: 3,
  waiting: 4,
  perKey: { account: { atOnce: 2, waiting: 1 }, address: { atOnce: 3, waiting: 3 } },
  waitMilliseconds: 60_000,
  retryAfterSeconds: 7,
};

/** Requests a slot for each 'account/address' in turn, and returns the state of each: works, waits or Busy. */
async function ask(slots: ReturnType<typeof openSlots<Kind>>, clients: string[]) {
  const asked = clients.map((client) => {
    const [account, address] = client.split('/');
    const one = { client, state: 'waits', giveBack: () => {} };
    slots.take({ account: account || undefined, address: address || undefined }).then(
      (giveBack) => Object.assign(one, { state: 'works', giveBack }),
      (error: Error) => Object.assign(one, { state: error.name }),
    );
    return one;
  });
  await turn();
  return asked;
}
const states = (asked: { state: string }[]) => asked.map(({ state }) => state);

describe('slots', () => {
  it.each<[string, string[], string[]]>([
    ['fewer requests than slots', ['a/1', 'b/2', 'c/3'], ['works', 'works', 'works']],
    ['more requests than slots', ['a/1', 'b/2', 'c/3', 'd/4'], ['works', 'works', 'works', 'waits']],
    ['one account has its limit', ['a/1', 'a/2', 'a/3', 'b/4'], ['works', 'works', 'waits', 'works']],
    [
      'one account is refused beyond its limit',
      ['a/1', 'a/2', 'a/3', 'a/4', 'b/5'],
      ['works', 'works', 'waits', 'Busy', 'works'],
    ],
    ['visitors are counted by address', ['/1', '/1', '/1', '/1'], ['works', 'works', 'works', 'waits']],
    [
      'one address is refused beyond its limit, another still waits',
      ['/1', '/1', '/1', '/1', '/1', '/1', '/1', '/2', '/3'],
      ['works', 'works', 'works', 'waits', 'waits', 'waits', 'Busy', 'waits', 'Busy'],
    ],
    ['requests without a key count only in the total', ['', '', '', ''], ['works', 'works', 'works', 'waits']],
  ])('are given within the limits: %s', async (_, clients, expected) => {
    expect(states(await ask(openSlots(rules), clients))).toEqual(expected);
  });

  it('are given in order, but a request whose client has reached its limit is skipped', async () => {
    const slots = openSlots(rules);
    const asked = await ask(slots, ['a/1', 'a/1', 'b/2', 'a/3', 'c/4', 'd/5']);
    expect(states(asked)).toEqual(['works', 'works', 'works', 'waits', 'waits', 'waits']);
    asked[2]?.giveBack();
    await turn();
    expect(states(asked)).toEqual(['works', 'works', 'works', 'waits', 'works', 'waits']);
    asked[0]?.giveBack();
    await turn();
    expect(states(asked)).toEqual(['works', 'works', 'works', 'works', 'works', 'waits']);
    expect(slots.counts()).toEqual({ working: 3, waiting: 1 });
  });

  it('are released once, also when release is called several times', async () => {
    const slots = openSlots(rules);
    const asked = await ask(slots, ['a/1', 'b/2', 'c/3']);
    for (let count = 0; count < 3; count++) asked[0]?.giveBack();
    expect(slots.counts()).toEqual({ working: 2, waiting: 0 });
    expect(states(await ask(slots, ['d/4', 'e/5']))).toEqual(['works', 'waits']);
  });

  it('are released when the work fails', async () => {
    const slots = openSlots({ ...rules, atOnce: 1 });
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(async () => 'done')).toBe('done');
    expect(slots.counts()).toEqual({ working: 0, waiting: 0 });
  });

  it('are refused after the maximum wait, with the seconds until a retry', async () => {
    const slots = openSlots({ ...rules, atOnce: 1, waitMilliseconds: 1 });
    await slots.take();
    const refusal = await slots.take().catch((error: unknown) => error);
    expect(refusalOf(refusal)).toMatchObject({ status: 503, headers: { 'retry-after': '7' } });
    expect(slots.counts()).toEqual({ working: 1, waiting: 0 });
  });

  it('are not given to an aborted request', async () => {
    const slots = openSlots({ ...rules, atOnce: 1 });
    const giveBack = await slots.take();
    const leaving = new AbortController();
    const left = slots.take({}, leaving.signal);
    const stays = slots.take();
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    giveBack();
    await stays;
    await expect(slots.take({}, leaving.signal)).rejects.toThrow('left');
    expect(slots.counts()).toEqual({ working: 1, waiting: 0 });
  });

  it('can be taken without waiting', async () => {
    const slots = openSlots({ ...rules, atOnce: 1 });
    const giveBack = slots.takeNow({ account: 'a' });
    expect(() => slots.takeNow({ account: 'b' })).toThrow(expect.objectContaining({ name: 'Busy' }));
    const waits = slots.take({ account: 'b' });
    giveBack();
    (await waits)();
    expect(slots.counts()).toEqual({ working: 0, waiting: 0 });
  });

  it('one client with endless requests never delays another client', async () => {
    const slots = openSlots(rules);
    const greedy = await ask(slots, Array(500).fill('a/1'));
    expect(states(greedy).filter((state) => state === 'Busy')).toHaveLength(497);
    expect(states(await ask(slots, ['b/2']))).toEqual(['works']);
  });
});
