import { expect, it } from 'vitest';
import { openPictureCache } from './picture-cache.ts';

const picture = (bytes: number) => new Uint8Array(bytes);
const left = (cache: ReturnType<typeof openPictureCache>, names: string) =>
  [...names].filter((name) => cache.find(name)).join('');

it.each<[string, [string, number][], string]>([
  [
    'all that has room',
    [
      ['a', 40],
      ['b', 60],
    ],
    'ab',
  ],
  [
    'not the oldest, when there is more than room for',
    [
      ['a', 40],
      ['b', 60],
      ['c', 1],
    ],
    'bc',
  ],
  ['nothing that is larger than all the room', [['a', 101]], ''],
  [
    'the same name once',
    [
      ['a', 60],
      ['a', 70],
      ['b', 30],
    ],
    'ab',
  ],
])('keeps %s', (_, kept, expected) => {
  const cache = openPictureCache(100);
  for (const [name, bytes] of kept) cache.keep(name, picture(bytes));
  expect(left(cache, 'abc')).toBe(expected);
});

it('forgets first what was asked for longest ago', () => {
  const cache = openPictureCache(100);
  for (const name of ['a', 'b']) cache.keep(name, picture(50));
  cache.find('a');
  cache.keep('c', picture(50));
  expect(left(cache, 'abc')).toBe('ac');
});
