import { describe, expect, it } from 'vitest';
import { canTogglePin } from './pinning.ts';

describe('pinning a technology (docs/product/assessments.md, Pinning and hiding technology cards)', () => {
  it.each([
    ['no technology is pinned', [], true],
    ['one technology is pinned', ['go'], true],
    ['two other technologies are pinned', ['go', 'rust'], false],
    ['this technology and another are pinned', ['react', 'go'], true],
    ['more than two are pinned by older rules, this one among them', ['go', 'rust', 'react'], true],
  ])('is allowed or not when %s', (_, pinned, expected) => expect(canTogglePin(pinned, 'react')).toBe(expected));
});
