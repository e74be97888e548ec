import { expect, it } from 'vitest';
import { openCache as openWith } from './live.ts';

const now = 1_800_000_000_000;
const openCache = () => openWith(() => now);

type Said = Parameters<ReturnType<typeof openCache>['add']>[0];
const said = (over: Partial<Said> = {}): Said => ({
  topic: 'user:me',
  except: undefined,
  news: { kind: 'achievement', id: 'first-vote' },
  moment: now - 500,
  ...over,
});

it.each([
  ['was sent meanwhile', said(), [{ kind: 'achievement', id: 'first-vote' }]],
  [
    'was sent by a machine whose clock is slow',
    said({ moment: now - 2500 }),
    [{ kind: 'achievement', id: 'first-vote' }],
  ],
  ['was in the page already', said({ moment: now - 5000 }), []],
  ['is for another user', said({ topic: 'user:other' }), []],
  ['was caused by this session', said({ except: 'mine' }), []],
  ['was caused by another session', said({ except: 'other' }), [{ kind: 'achievement', id: 'first-vote' }]],
])('a page that connects gets the right news: news that %s', (_, one, heard) => {
  const cache = openCache();
  cache.add(one);
  expect(cache.since(['user:me'], now - 1000, 'mine')).toEqual(heard);
});

it('equal news is sent once', () => {
  const cache = openCache();
  for (let n = 0; n < 100; n++) cache.add(said());
  expect(cache.since(['user:me'], now - 1000, 'mine')).toHaveLength(1);
});

const many = (count: number) => {
  const cache = openCache();
  for (let n = 0; n < count; n++) cache.add(said({ news: { kind: 'job', id: String(n) } }));
  return cache.since(['user:me'], now - 1000, 'mine');
};

it('too much news becomes one resync', () => {
  expect(many(20)).toHaveLength(20);
  expect(many(21)).toEqual([{ kind: 'resync' }]);
});

it('news from before this process listened, or no longer kept, becomes a resync', () => {
  const cache = openCache();
  expect(cache.since(['user:me'], now - 59_000, 'mine')).toEqual([]);
  expect(cache.since(['user:me'], now - 61_000, 'mine')).toEqual([{ kind: 'resync' }]);
  cache.forget(now - 1000);
  expect(cache.since(['user:me'], now - 1500, 'mine')).toEqual([{ kind: 'resync' }]);
  const full = openCache();
  for (let n = 0; n < 5001; n++) full.add(said({ topic: 'user:other' }));
  expect(full.since(['user:me'], now - 1000, 'mine')).toEqual([{ kind: 'resync' }]);
  expect(full.since(['user:me'], now + 2000, 'mine')).toEqual([]);
});

it('a connection without the time of its page gets no earlier news', () => {
  const cache = openCache();
  cache.add(said());
  expect(cache.since(['user:me'], Number.NaN, 'mine')).toEqual([]);
});
