import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOffer, anyPerson, fitWorld, spots, spotsOf } from '../../tests/harness/fit-pairs.ts';
import { fitOf } from './fit.ts';
import {
  canRankOffers,
  compareOffers,
  type FitOffer,
  fitOffer,
  gapsOf,
  needOfOffer,
  placesNear,
  rankOf,
  sharesTechnology,
  tierOf,
  tierOfPlan,
  unmetWishes,
  type Wish,
} from './offer.ts';
import { isCurrentPosition, readOfferPosition, writeOfferPosition } from './offer-position.ts';
import type { FitPerson } from './person.ts';
import { planOf } from './plan.ts';
import { needOfSimilar, personLike } from './similar-offers.ts';

const [nantes, reze, rennes] = spots;
if (!nantes || !reze || !rennes) throw new Error('the places of the pairs are missing');

const offer: FitOffer = {
  technologies: [
    { id: 'go', must: true },
    { id: 'react', must: false },
  ],
  professionId: 'back',
  years: { least: 3, most: null },
  place: nantes,
  remote: 'hybrid',
  contract: 'permanent',
  pay: 55,
  languages: [{ id: 'en', level: 70 }],
};
const person: FitPerson = {
  technologies: [{ id: 'go', strength: 80 }],
  professionId: 'back',
  years: 6,
  placeIds: ['nantes'],
  regionIds: ['FR:Pays de la Loire'],
  remote: 'hybrid',
  contractTypes: ['permanent'],
  salary: 51,
  languages: [{ id: 'en', level: 70 }],
  state: 'actively_searching',
  age: 3,
  answering: null,
};
const nearIds = (one: FitOffer, who: FitPerson) => placesNear(one.place, spotsOf(who.placeIds));
const unmet = (change: Partial<FitOffer>, who: Partial<FitPerson> = {}) => {
  const [one, other] = [
    { ...offer, ...change },
    { ...person, ...who },
  ];
  return unmetWishes(one, other, nearIds(one, other));
};

describe('the need of an offer (docs/product/fit.md, Offers for a person)', () => {
  it('has everything that the offer says', () => {
    expect(needOfOffer(offer, new Set(['reze']))).toEqual({
      technologies: offer.technologies,
      professionIds: ['back'],
      years: { least: 3, most: undefined },
      place: { cityIds: ['nantes'], nearIds: new Set(['reze']), regionIds: [], orRemote: false },
      remotes: ['hybrid'],
      contracts: ['permanent'],
      pay: 55,
      languages: offer.languages,
    });
  });

  it('has nothing that the offer does not say', () => {
    const silent = { ...offer, professionId: null, years: { least: null, most: null }, place: null };
    expect(needOfOffer({ ...silent, remote: null, contract: null, pay: null }, new Set())).toMatchObject({
      professionIds: [],
      years: undefined,
      place: undefined,
      remotes: [],
      contracts: [],
      pay: undefined,
    });
  });

  it.each([
    ['internship', undefined],
    ['freelance', undefined],
    ['apprenticeship', 55],
    ['fixedTerm', 55],
  ] as const)('the pay of the contract %s counts as %s', (contract, pay) =>
    expect(needOfOffer({ ...offer, contract }, new Set()).pay).toBe(pay),
  );

  it('full remote work is as good as the city', () =>
    expect(needOfOffer({ ...offer, remote: 'fullTime' }, new Set()).place?.orRemote).toBe(true));
});

describe('wishes that an offer does not meet (docs/product/fit.md, Wishes of the person)', () => {
  it.each<[string, Partial<FitOffer>, Partial<FitPerson>, Wish[]]>([
    ['everything as wished', {}, {}, []],
    ['another contract', { contract: 'freelance' }, {}, ['contract']],
    ['no contract wished for', { contract: 'freelance' }, { contractTypes: [] }, []],
    ['only contracts of older profiles', { contract: 'freelance' }, { contractTypes: ['unknown'] }, []],
    ['an offer without a contract', { contract: null }, {}, []],
    ['another city', { place: rennes }, {}, ['place']],
    ['a place near the city', { place: reze }, {}, []],
    ['no city wished for', { place: rennes }, { placeIds: [] }, []],
    ['another city, fully remote', { place: rennes, remote: 'fullTime' }, {}, []],
    [
      'another city, fully remote, on site wished for',
      { place: rennes, remote: 'fullTime' },
      { remote: 'no' },
      ['place'],
    ],
    ['anywhere, on site wished for', { place: null, remote: 'fullTime' }, { remote: 'no' }, ['place']],
    ['the city, fully remote, on site wished for', { remote: 'fullTime' }, { remote: 'no' }, []],
    ['a hybrid offer without a place', { place: null }, {}, []],
    ['hybrid, full remote wished for', {}, { remote: 'fullTime' }, ['remote']],
    ['on site, full remote wished for', { remote: 'no' }, { remote: 'fullTime' }, ['remote']],
    ['full remote, full remote wished for', { remote: 'fullTime' }, { remote: 'fullTime' }, []],
    ['remote work not said, full remote wished for', { remote: null }, { remote: 'fullTime' }, []],
    ['on site, hybrid wished for', { remote: 'no' }, {}, []],
    ['pay that is just enough', { pay: 51 }, {}, []],
    ['pay below the wish', { pay: 50 }, {}, ['pay']],
    ['no pay wished for', { pay: 20 }, { salary: null }, []],
    ['no pay said', { pay: null }, {}, []],
    ['an internship', { pay: 10, contract: 'internship' }, { contractTypes: [] }, []],
    [
      'nothing as wished',
      { contract: 'freelance', place: rennes, pay: 9 },
      { remote: 'fullTime' },
      ['contract', 'place', 'remote'],
    ],
  ])('%s', (_, change, who, expected) => expect(unmet(change, who)).toEqual(expected));
});

const rank = (one: FitOffer, who: FitPerson): number => {
  const near = nearIds(one, who);
  return rankOf(fitOffer(planOf(needOfOffer(one, near), fitWorld), who, unmetWishes(one, who, near)));
};

describe('the order of offers (docs/product/fit.md, Offers for a person)', () => {
  it('a missing required technology is named, and ranks below one that is only welcome', () => {
    const near = nearIds(offer, person);
    const plan = planOf(needOfOffer(offer, near), fitWorld);
    expect(fitOffer(plan, person, []).missing).toEqual([]);
    expect(fitOffer(plan, { ...person, technologies: [] }, []).missing).toEqual(['go']);
  });

  it('an offer without a technology in common comes after those with one', () => {
    const technologies = [{ id: 'rust', must: false }];
    const other = rank({ ...offer, technologies }, person);
    const partly = rank({ ...offer, technologies: [...offer.technologies, { id: 'rust', must: true }] }, person);
    expect([other, partly].map(sharesTechnology)).toEqual([false, true]);
    expect(partly).toBeGreaterThan(other);
    const unnamed = rank({ ...offer, technologies: [] }, person);
    expect(sharesTechnology(unnamed)).toBe(true);
    expect(rank(offer, person)).toBeGreaterThan(unnamed);
  });

  it('is by rank, then the newest, then the id', () => {
    const entry = (value: number, day: number, id: string) => ({
      rank: value,
      publishedAt: `2026-01-0${day}T00:00:00.000000Z`,
      id,
    });
    const sorted = [entry(3, 1, 'a'), entry(5, 1, 'a'), entry(5, 2, 'a'), entry(5, 2, 'b')].toSorted(compareOffers);
    expect(sorted).toEqual([entry(5, 2, 'b'), entry(5, 2, 'a'), entry(5, 1, 'a'), entry(3, 1, 'a')]);
  });

  it('needs a favourite technology, and says what else is missing', () => {
    const empty = { ...person, technologies: [], professionId: null, contractTypes: [], placeIds: [] };
    expect(gapsOf(empty)).toEqual(['technologies', 'profession', 'wishes']);
    expect(canRankOffers(empty)).toBe(false);
    expect(canRankOffers({ ...empty, technologies: person.technologies })).toBe(true);
    expect(gapsOf(person)).toEqual([]);
  });
});

describe('on 10,000 generated pairs', () => {
  const pairs = { numRuns: 10_000 };

  it('an unmet wish never ranks above all met, no technology in common above one, nor a missing one above none', () => {
    const seen = { unmet: 0, held: 0 };
    fc.assert(
      fc.property(anyOffer, anyOffer, anyPerson, (one, other, who) => {
        const facts = [one, other].map((each) => {
          const near = nearIds(each, who);
          const wishes = unmetWishes(each, who, near);
          const { held } = fitOffer(planOf(needOfOffer(each, near), fitWorld), who, wishes);
          return { unmet: wishes.length > 0, held: ['none', 'some', 'all'].indexOf(held), rank: rank(each, who) };
        });
        const [a, b] = facts;
        if (!a || !b) return;
        if (a.unmet !== b.unmet) {
          seen.unmet++;
          expect(a.rank > b.rank).toBe(b.unmet);
        } else if (a.held !== b.held) {
          seen.held++;
          expect(a.rank > b.rank).toBe(a.held > b.held);
        }
      }),
      pairs,
    );
    expect(Math.min(seen.unmet, seen.held)).toBeGreaterThan(500);
  });

  it('name, gender form, picture, birth or graduation year and health change no rank', () => {
    const unread = fc.record({
      name: fc.string(),
      gender: fc.constantFrom('f', 'm', 'x'),
      picture: fc.boolean(),
      birthYear: fc.integer({ min: 1950, max: 2008 }),
      graduationYear: fc.integer({ min: 1970, max: 2030 }),
      rqth: fc.boolean(),
    });
    fc.assert(
      fc.property(anyOffer, anyPerson, unread, unread, (one, who, some, others) => {
        expect(rank(one, { ...who, ...some })).toBe(rank(one, { ...who, ...others }));
      }),
      pairs,
    );
  });

  it('nothing else of a person is read than what fit knows', () => {
    const read = new Set<string | symbol>();
    fc.assert(
      fc.property(anyOffer, anyPerson, (one, who) => {
        const watched = new Proxy(who, {
          get: (target, name) => {
            read.add(name);
            return Reflect.get(target, name);
          },
        });
        rank(one, watched);
      }),
      pairs,
    );
    expect([...read].toSorted()).toEqual(Object.keys(person).toSorted());
  });

  it('the plan alone gives the tier of an offer, as the log needs it', () => {
    fc.assert(
      fc.property(anyOffer, anyPerson, (one, who) => {
        const near = nearIds(one, who);
        const plan = planOf(needOfOffer(one, near), fitWorld);
        const fit = fitOffer(plan, who, unmetWishes(one, who, near));
        expect(tierOfPlan(plan, who, 'search')).toBe(tierOf(fit));
        expect(tierOfPlan(plan, who, 'similar')).toBe(tierOf({ ...fit, unmet: [] }));
        expect(rankOf(fit)).toBe(tierOf(fit) * 1001 + fit.score);
      }),
      pairs,
    );
  });

  it('the score is the one that the person has for this need in the CV library', () => {
    fc.assert(
      fc.property(anyOffer, anyPerson, (one, who) => {
        const plan = planOf(needOfOffer(one, nearIds(one, who)), fitWorld);
        const { score, parts } = fitOffer(plan, who, []);
        expect({ score, parts }).toEqual(fitOf(plan, who));
      }),
      pairs,
    );
  });

  it('what the person does not say excludes nothing', () => {
    const silent = { contractTypes: [], placeIds: [], remote: null, salary: null };
    fc.assert(
      fc.property(anyOffer, anyPerson, (one, who) => {
        expect(unmetWishes(one, { ...who, ...silent }, new Set())).toEqual([]);
      }),
      pairs,
    );
  });
});

describe('similar offers (docs/product/fit.md, Similar offers)', () => {
  const score = (other: FitOffer) =>
    fitOf(planOf(needOfSimilar(other, placesNear(other.place, [nantes])), fitWorld), personLike(offer)).score;

  it('an offer is most similar to itself, whatever years and pay it has', () => {
    expect(score(offer)).toBe(1000);
    expect(score({ ...offer, years: { least: 20, most: 30 }, pay: 400 })).toBe(1000);
  });

  it.each<[string, Partial<FitOffer>]>([
    ['other technologies', { technologies: [{ id: 'cobol', must: true }] }],
    ['another profession', { professionId: 'data' }],
    ['another place', { place: rennes }],
    ['another contract', { contract: 'freelance' }],
  ])('%s make an offer less similar', (_, change) => expect(score({ ...offer, ...change })).toBeLessThan(1000));
});

describe('a position in the offers of a person', () => {
  const id = '01890000-0000-7000-8000-000000000001';
  const position = { rank: 3200, day: 20_774, publishedAt: '2026-11-17T08:00:00.000001Z', id };

  it.each([
    [20_000, true],
    [19_998, true],
    [19_997, false],
    [20_001, false],
  ])('of day %i is one of today, 20000, or of the two days before: %s', (day, expected) => {
    expect(isCurrentPosition({ ...position, day }, 20_000)).toBe(expected);
  });

  it('is read as it was written', () => expect(readOfferPosition(writeOfferPosition(position))).toEqual(position));

  it.each([
    '',
    'fit',
    `2026-11-17T08:00:00.000001Z~${id}`,
    `fit~9999~20774~2026-11-17T08:00:00.000001Z~${id}`,
    `fit~1~999999~2026-11-17T08:00:00.000001Z~${id}`,
    `fit~1~20774~2026-02-31T08:00:00.000001Z~${id}`,
    `fit~-1~20774~2026-11-17T08:00:00.000001Z~${id}`,
    'fit~1~20774~2026-11-17T08:00:00.000001Z~x',
  ])('refuses “%s”', (text) => expect(readOfferPosition(text)).toBeUndefined());
});
