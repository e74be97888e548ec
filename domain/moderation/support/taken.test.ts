import { expect, it } from 'vitest';
import { canTake } from './taken.ts';

it.each([
  [null, true],
  ['me', true],
  ['colleague', false],
])('docs/product/moderation.md, Who handles a conversation: taken by %s, it can be taken: %s', (takenBy, can) => {
  expect(canTake(takenBy, 'me')).toBe(can);
});
