import { expect, it } from 'vitest';
import { openMemory as openWith } from './live.ts';

const now = 1_800_000_000_000;
const openMemory = () => openWith(() => now);

type Said = Parameters<ReturnType<typeof openMemory>['add']>[0];
const said = (over: Partial<Said> = {}): Said => ({
  topic: 'user:me',
  except: undefined,
  news: { kind: 'achievement', id: 'first-vote' },
  moment: now - 500,
  ...over,
});

it.each([
  ['was said meanwhile', said(), [{ kind: 'achievement', id: 'first-vote' }]],
  [
    'was said by a machine whose clock is slow',
    said({ moment: now - 2500 }),
    [{ kind: 'achievement', id: 'first-vote' }],
  ],
  ['was in the page already', said({ moment: now - 5000 }), []],
  ['is of another person', said({ topic: 'user:other' }), []],
  ['was brought about by this session', said({ except: 'mine' }), []],
  ['was brought about by another session', said({ except: 'other' }), [{ kind: 'achievement', id: 'first-vote' }]],
])('what %s', (_, one, heard) => {
  const memory = openMemory();
  memory.add(one);
  expect(memory.since(['user:me'], now - 1000, 'mine')).toEqual(heard);
});

it('the same news is said once', () => {
  const memory = openMemory();
  for (let n = 0; n < 100; n++) memory.add(said());
  expect(memory.since(['user:me'], now - 1000, 'mine')).toHaveLength(1);
});

const many = (count: number) => {
  const memory = openMemory();
  for (let n = 0; n < count; n++) memory.add(said({ news: { kind: 'job', id: String(n) } }));
  return memory.since(['user:me'], now - 1000, 'mine');
};

it('so much news that the page is loaded again instead', () => {
  expect(many(20)).toHaveLength(20);
  expect(many(21)).toEqual([{ kind: 'resync' }]);
});

it('news from before this process listened, or forgotten since, makes the page load again', () => {
  const memory = openMemory();
  expect(memory.since(['user:me'], now - 59_000, 'mine')).toEqual([]);
  expect(memory.since(['user:me'], now - 61_000, 'mine')).toEqual([{ kind: 'resync' }]);
  memory.forget(now - 1000);
  expect(memory.since(['user:me'], now - 1500, 'mine')).toEqual([{ kind: 'resync' }]);
  const full = openMemory();
  for (let n = 0; n < 5001; n++) full.add(said({ topic: 'user:other' }));
  expect(full.since(['user:me'], now - 1000, 'mine')).toEqual([{ kind: 'resync' }]);
  expect(full.since(['user:me'], now + 2000, 'mine')).toEqual([]);
});

it('a line that does not say when its page was read hears nothing of before', () => {
  const memory = openMemory();
  memory.add(said());
  expect(memory.since(['user:me'], Number.NaN, 'mine')).toEqual([]);
});
