import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNeed, anyPerson, fitWorld } from '../../tests/harness/fit-pairs.ts';
import { chosenPlaces, compareGroups, isUnfair, leastRatio, ndkl, selectionRatio } from './fairness.ts';
import { fitOf } from './fit.ts';
import { planOf } from './plan.ts';

describe('the selection-rate ratio (docs/product/fit.md, Fairness report)', () => {
  it.each<[string, [number, number][], number | undefined]>([
    // Worked example: 12 of 100 (12 %) against 8 of 100 (8 %): 8 / 12.
    [
      '8 % against 12 %',
      [
        [100, 12],
        [100, 8],
      ],
      2 / 3,
    ],
    [
      'the same rate in groups of different sizes',
      [
        [200, 20],
        [50, 5],
      ],
      1,
    ],
    [
      '4 % against 5 %: exactly at the limit',
      [
        [100, 4],
        [100, 5],
      ],
      0.8,
    ],
    [
      'a group that is never chosen',
      [
        [100, 9],
        [100, 0],
      ],
      0,
    ],
    [
      'three groups: the lowest against the highest',
      [
        [100, 10],
        [100, 5],
        [100, 8],
      ],
      0.5,
    ],
    [
      'no group is ever chosen',
      [
        [100, 0],
        [100, 0],
      ],
      undefined,
    ],
    ['one group', [[100, 9]], undefined],
    [
      'an empty group',
      [
        [100, 9],
        [0, 0],
      ],
      undefined,
    ],
  ])('%s', (_, groups, expected) => {
    const ratio = selectionRatio(groups.map(([people, chosen]) => ({ people, chosen })));
    if (expected === undefined) expect(ratio).toBeUndefined();
    else expect(ratio).toBeCloseTo(expected, 10);
  });

  it('warns below 0.8, not at it', () => {
    expect(isUnfair({ ratio: 0.8 })).toBe(false);
    expect(isUnfair({ ratio: 0.79 })).toBe(true);
    expect(isUnfair({ ratio: undefined })).toBe(false);
  });
});

describe('the divergence of a list (docs/product/fit.md, Fairness report)', () => {
  const half = { a: 50, b: 50 };
  // Worked example for two halves, list a b: at place 1 the list is all a, log2(1 / 0.5) = 1; at place 2 it is half and
  // half, 0. Weights 1 and 1 / log2(3) = 0.6309: 1 / 1.6309 = 0.6131.
  it.each<[string, ('a' | 'b')[], Record<'a' | 'b', number>, number]>([
    ['a b', ['a', 'b'], half, 0.6131],
    ['b a: the same from the other side', ['b', 'a'], half, 0.6131],
    ['a a: always as far away as can be', ['a', 'a'], half, 1],
    ['one group only', ['a', 'a', 'a'], { a: 10, b: 0 }, 0],
    ['a where nearly all are a', ['a'], { a: 99, b: 1 }, 0.0145],
    ['an empty list', [], half, 0],
  ])('%s', (_, list, all, expected) => {
    expect(ndkl(list, all)).toBeCloseTo(expected, 4);
  });
});

describe('groups over several lists', () => {
  const people = Array.from({ length: 120 }, (_, at) => ({ id: String(at) }));
  const parity = (id: string) => (Number(id) % 2 === 0 ? 'even' : 'odd');

  it('counts people once and choices in every list', () => {
    const lists = [people.slice(0, 20), people.slice(0, 20)];
    expect(compareGroups('control', people, lists, parity)).toMatchObject({
      groups: [
        { name: 'even', people: 60, chosen: 20 },
        { name: 'odd', people: 60, chosen: 20 },
      ],
      ratio: 1,
    });
  });

  it('says nothing about a group of fewer than 50 people', () => {
    const few = people.slice(0, 99);
    expect(compareGroups('control', few, [few.slice(0, 20)], parity)).toEqual({
      trait: 'control',
      groups: [],
      ratio: undefined,
      ndkl: undefined,
    });
  });

  it('leaves out people of whom the fact is not known', () => {
    const known = (id: string) => (Number(id) < 100 ? parity(id) : undefined);
    const { groups } = compareGroups('graduation', people, [people.slice(90, 110)], known);
    expect(groups.map(({ people: count, chosen }) => [count, chosen])).toEqual([
      [50, 5],
      [50, 5],
    ]);
  });
});

describe('groups that differ only in what fit does not read', () => {
  it('are chosen equally often for every generated need, whatever decides between equal scores', () => {
    // Each person is there twice, once in each group; the two have the same facts and the same date. Between them the
    // id decides, which is made at random and says nothing about a person.
    const pairs = fc.array(fc.tuple(anyPerson, fc.nat(3), fc.nat(40)), { minLength: 60, maxLength: 80 });
    fc.assert(
      fc.property(anyNeed, pairs, fc.nat(), (need, people, salt) => {
        const plan = planOf(need, fitWorld);
        const ranked = people
          .flatMap(([person, boost, date], at) =>
            ['a', 'b'].map((group) => ({
              id: `${group}${at}`,
              keys: [fitOf(plan, person).score, boost, date, at, (at * 7 + salt + group.charCodeAt(0)) % 2],
            })),
          )
          .toSorted((a, b) => {
            const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
            return (b.keys[at] ?? 0) - (a.keys[at] ?? 0);
          });
        const { ratio } = compareGroups('control', ranked, [ranked.slice(0, chosenPlaces)], (id) => id[0]);
        expect(ratio).toBeGreaterThanOrEqual(leastRatio);
      }),
      { numRuns: 60 },
    );
  });
});
