import { describe, expect, it } from 'vitest';
import { canTogglePin } from './pinning.ts';

describe("'Pinning: allowed only when fewer than 2 technologies are pinned; unpinning always allowed.'", () => {
  it.each([
    ['none pinned', [], true],
    ['one pinned', ['go'], true],
    ['two others pinned', ['go', 'rust'], false],
    ['this one and another pinned', ['react', 'go'], true],
    ['more than two from another time, this one among them', ['go', 'rust', 'react'], true],
  ])('%s', (_, pinned, expected) => expect(canTogglePin(pinned, 'react')).toBe(expected));
});
