import { describe, expect, it } from 'vitest';
import { type GuideItem, type GuideStep, guideItems } from '../completeness.ts';
import { type GrowthStage, growthOf } from './growth.ts';

const required: readonly GuideItem[] = ['about', 'jobSearch', 'technologies', 'career'];
const optional = guideItems.filter((item) => !required.includes(item));

/** The guide with these steps finished. */
function steps(done: readonly GuideItem[]): GuideStep[] {
  return guideItems.map((item) => ({
    ...{ item, required: required.includes(item), card: 'about' as const, adds: false, done: done.includes(item) },
  }));
}

describe('the plant grows with the profile (docs/product/profile.md, The plant)', () => {
  it.each<[string, readonly GuideItem[], GrowthStage]>([
    ['no step is finished: a seed', [], 1],
    ['one step: a shoot', ['about'], 2],
    ['one optional step: a shoot', ['phone'], 2],
    ['everything but one required step: still a shoot', guideItems.filter((item) => item !== 'jobSearch'), 2],
    ['the required steps: leaves', required, 3],
    ['9 of 13 steps: leaves', [...required, ...optional.slice(0, 5)], 3],
    ['10 of 13 steps, three quarters: a bud', [...required, ...optional.slice(0, 6)], 4],
    ['12 of 13 steps: a bud', [...required, ...optional.slice(0, 8)], 4],
    ['all steps: a flower', guideItems, 5],
  ])('%s', (_, done, stage) => {
    expect(growthOf(steps(done))).toMatchObject({ stage, done: done.length, all: 13 });
  });

  it.each<[readonly GuideItem[], GuideItem | undefined]>([
    [[], 'about'],
    [['about', 'technologies'], 'jobSearch'],
    [['phone', 'links'], 'about'],
    [required, 'picture'],
    [[...required, 'picture', 'sentence'], 'experiences'],
    [guideItems, undefined],
  ])('with %j the one next step is %s', (done, next) => expect(growthOf(steps(done)).next?.item).toBe(next));

  it('a profile without any step has nothing to grow', () => {
    expect(growthOf([])).toEqual({ stage: 1, done: 0, all: 0, next: undefined, bring: true });
  });
});

describe('a file is offered first (docs/product/profile.md, The first minute)', () => {
  it.each<[readonly GuideItem[], boolean]>([
    [[], true],
    [['about'], true],
    [['about', 'jobSearch', 'picture'], true],
    [['technologies'], false],
    [['career'], false],
    [guideItems, false],
  ])('with %j finished: %s', (done, bring) => expect(growthOf(steps(done)).bring).toBe(bring));
});
