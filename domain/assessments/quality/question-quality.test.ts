import { describe, expect, it } from 'vitest';
import { decisionSchema, qualityListOf } from './question-quality.ts';

const asked = { status: 'PUBLISHED', restsBecause: null, classes: [], retired: false } as const;

describe('the list of a question (docs/product/assessments.md, Quality of questions)', () => {
  it.each([
    ['asked, never compared', asked, undefined],
    ['asked, compared without a difference', { ...asked, classes: ['A', 'A'] }, undefined],
    ['asked, with some difference', { ...asked, classes: ['A', 'B'] }, 'watch'],
    ['asked again by the team although the difference was large', { ...asked, classes: ['C'] }, 'watch'],
    ['tells too little', { ...asked, restsBecause: 'tells-little' as const }, 'decide'],
    ['differs by language', { ...asked, restsBecause: 'differs-by-language' as const, classes: ['C'] }, 'decide'],
    ['differs by time', { ...asked, restsBecause: 'differs-by-time' as const, classes: ['C'] }, 'decide'],
    ['asked often', { ...asked, restsBecause: 'asked-often' as const, classes: ['B'] }, 'resting'],
    ['retired by the team', { ...asked, status: 'ARCHIVED', retired: true }, 'retired'],
    ['no longer in its file', { ...asked, status: 'ARCHIVED' }, undefined],
    ['deleted', { ...asked, status: 'DELETED', retired: true }, undefined],
  ])('%s', (_, facts, list) => expect(qualityListOf(facts)).toBe(list));
});

describe('the reason of a decision', () => {
  it.each([
    ['a sentence', ' Mieux dit. ', true],
    ['nothing', '  ', false],
    ['the longest', 'x'.repeat(500), true],
    ['too long', 'x'.repeat(501), false],
  ])('%s', (_, reason, good) => expect(decisionSchema.safeParse({ reason }).success).toBe(good));
});
