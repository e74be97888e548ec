import { describe, expect, it } from 'vitest';
import { followUpChange, splitTags } from './follow-up-change.ts';

const developerId = '00000000-0000-7000-8000-000000000000';
const tag = (name: string) => followUpChange.safeParse({ mode: 'addTag', developerId, name });

describe('tags (docs/product/contact.md, Following a candidate)', () => {
  it.each([
    ['  À\nrappeler ', 'À rappeler'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['x'.repeat(31), undefined],
    ['\u200b', undefined],
    ['', undefined],
  ])('%j is stored as %j', (given, stored) => {
    expect(tag(given).data).toEqual(stored && { mode: 'addTag', developerId, name: stored });
  });

  it.each([
    [[], 0, 0],
    [['a', 'b', 'c'], 3, 0],
    [['a', 'b', 'c', 'd', 'e'], 3, 2],
  ])('of %j, %i are shown and %i counted', (tags, shown, more) => {
    expect(splitTags(tags)).toEqual({ shown: tags.slice(0, shown), more });
  });
});
