import type { GuideStep } from '../completeness.ts';

/** The drawings of the plant: a seed, a shoot, a plant with leaves, one with a bud, one in flower. */
export type GrowthStage = 1 | 2 | 3 | 4 | 5;

export type Growth = {
  stage: GrowthStage;
  done: number;
  all: number;
  /** The first step that is not finished; undefined when all of them are. */
  next: GuideStep | undefined;
  /** Nothing of a career is there yet: the profile is best begun with a file that the developer already has. */
  bring: boolean;
};

/** docs/product/profile.md, The plant: from this share of the steps on it has a bud. */
const shareOfBud = 0.75;

/** docs/product/profile.md, The plant. */
export function growthOf(steps: readonly GuideStep[]): Growth {
  const done = steps.filter((step) => step.done).length;
  return {
    stage: stageOf(steps, done),
    done,
    all: steps.length,
    next: steps.find((step) => !step.done),
    bring: steps.every((step) => !step.done || !broughtByFile.includes(step.item)),
  };
}

/** A plant with leaves is a profile that companies can open, however many optional steps are finished before. */
function stageOf(steps: readonly GuideStep[], done: number): GrowthStage {
  if (done === 0) return 1;
  if (steps.some((step) => step.required && !step.done)) return 2;
  if (done === steps.length) return 5;
  return done / steps.length >= shareOfBud ? 4 : 3;
}

/** Docs as above, The first minute: what an import fills in. */
const broughtByFile: readonly GuideStep['item'][] = ['technologies', 'career'];
