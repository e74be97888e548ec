import { expect, it } from 'vitest';
import { copiedMilliseconds } from './copied.ts';

it('the confirmation of a copy is shown for two seconds (docs/product/shell.md, Interface elements)', () =>
  expect(copiedMilliseconds).toBe(2000));
