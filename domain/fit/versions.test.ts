import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contractTypes, remoteFrequencies } from '../profile/cards/job-terms.ts';
import type { Need } from './need.ts';
import { rankedLists } from './offer.ts';
import type { FitPerson } from './person.ts';
import { planOf } from './plan.ts';
import { strengthOf } from './strength.ts';
import { fitRules } from './versions.ts';
import * as figures from './weights.ts';

const fingerprint = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value, (_, one) => (one === Number.POSITIVE_INFINITY ? 'Infinity' : one)))
    .digest('hex')
    .slice(0, 16);

/** The same numbers on every machine and with every version of every library. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const technologies = ['react', 'go', 'cobol', 'python'];
const professions = ['front', 'back', 'data'];
const places = ['nantes', 'reze', 'lyon'];
const languages = ['fr', 'en'];
const world = {
  families: new Map([
    ['front', 'web'],
    ['back', 'web'],
    ['data', 'data'],
  ]),
  shares: new Map([
    ['react', 0.4],
    ['go', 0.04],
    ['cobol', 0.002],
    ['python', 0.15],
  ]),
};

function pairOf(next: (below: number) => number): { need: Need; person: FitPerson } {
  const some = <T>(values: readonly T[]) => values.filter(() => next(2) === 1);
  const proof = () => ({
    level: next(3) === 0 ? null : next(101),
    tests: [{ centile: next(100) / 100, provisional: next(2) === 1 }],
  });
  return {
    need: {
      technologies: some(technologies).map((id) => ({ id, must: next(2) === 1 })),
      professionIds: some(professions),
      years: next(2) === 1 ? { least: next(6), most: next(2) === 1 ? 6 + next(6) : undefined } : undefined,
      place:
        next(2) === 1
          ? { cityIds: ['nantes'], nearIds: new Set(['reze']), regionIds: ['FR:Bretagne'], orRemote: next(2) === 1 }
          : undefined,
      remotes: some(remoteFrequencies),
      contracts: some(contractTypes),
      pay: next(2) === 1 ? 30 + next(50) : undefined,
      languages: some(languages).map((id) => ({ id, level: next(101) })),
    },
    person: {
      technologies: some(technologies).map((id) => ({ id, strength: strengthOf(proof()) })),
      professionId: professions[next(4)] ?? null,
      years: next(20),
      placeIds: some(places),
      regionIds: some(['FR:Bretagne']),
      remote: remoteFrequencies[next(4)] ?? null,
      contractTypes: some(contractTypes),
      salary: next(3) === 0 ? null : 25 + next(60),
      languages: some(languages).map((id) => ({ id, level: next(101) })),
      state: (['actively_searching', 'open_opportunities', 'dreamjob_only'] as const)[next(3)] ?? 'unknown',
      age: next(500),
      answering: next(3) === 0 ? null : next(101),
    },
  };
}

describe('the version of the rule (docs/product/fit.md, Log)', () => {
  const rule = fitRules[figures.fitVersion];

  it('another figure is another version', () => {
    const { fitVersion: _, ...all } = figures;
    expect(fingerprint(all), 'a figure of weights.ts has changed: give it a new version and keep the old rule').toBe(
      rule?.figures,
    );
  });

  it('another way to add up, to plan or to weigh a skill is another version', () => {
    const next = numbers(7);
    const scores = Array.from({ length: 500 }, () => {
      const { need, person } = pairOf(next);
      return rule?.score(planOf(need, world), person);
    });
    expect(new Set(scores.map((one) => one?.score)).size).toBeGreaterThan(200);
    expect(fingerprint(scores), 'the same facts give other points: this is a new version of the rule').toBe(
      rule?.scores,
    );
  });

  it('another wish, or another order of offers with unmet wishes, is another version', () => {
    const next = numbers(11);
    const tiers = Array.from({ length: 500 }, () => {
      const { need, person } = pairOf(next);
      return rankedLists.map((list) => rule?.tier(planOf(need, world), person, list));
    });
    expect(new Set(tiers.flat())).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(fingerprint(tiers), 'the same facts give another tier: this is a new version of the rule').toBe(rule?.tiers);
  });
});
