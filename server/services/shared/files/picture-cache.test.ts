import { expect, it } from 'vitest';
import { openPictureCache } from './picture-cache.ts';

const picture = (bytes: number) => new Uint8Array(bytes);
const left = (cache: ReturnType<typeof openPictureCache>, names: string) =>
  [...names].filter((name) => cache.find(name)).join('');

it.each<[string, [string, number][], string]>([
  [
    'all pictures that fit',
    [
      ['a', 40],
      ['b', 60],
    ],
    'ab',
  ],
  [
    'the newest when there are too many',
    [
      ['a', 40],
      ['b', 60],
      ['c', 1],
    ],
    'bc',
  ],
  ['nothing that is larger than the whole cache', [['a', 101]], ''],
  [
    'one picture per name',
    [
      ['a', 60],
      ['a', 70],
      ['b', 30],
    ],
    'ab',
  ],
])('the picture cache keeps %s', (_, kept, expected) => {
  const cache = openPictureCache(100);
  for (const [name, bytes] of kept) cache.keep(name, picture(bytes));
  expect(left(cache, 'abc')).toBe(expected);
});

it('the picture cache first removes the picture that was not used for the longest time', () => {
  const cache = openPictureCache(100);
  for (const name of ['a', 'b']) cache.keep(name, picture(50));
  cache.find('a');
  cache.keep('c', picture(50));
  expect(left(cache, 'abc')).toBe('ac');
});
