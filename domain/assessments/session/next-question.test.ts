import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, type Candidate, newPerSession, nextQuestion, sessionLength } from './next-question.ts';

const candidate = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  rating: 1500,
  deviation: 0,
  discrimination: 1,
  luck: 0,
  scored: true,
  seen: false,
  variantSeen: false,
  heldBack: false,
  ...change,
});
/** Ratings from 1000 to 2000, one every `step` points. */
const ladder = (step: number, change: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: 1000 / step + 1 }, (_, index) =>
    candidate(`q${index}`, { rating: 1000 + step * index, ...change }),
  );
const player = { rating: 1500, deviation: 100 };
/** Repeats the given numbers. */
const numbers = (...given: number[]) => {
  let drawn = 0;
  return () => given[drawn++ % given.length] ?? 0;
};
/** A whole session of a player whose rating does not change. */
const play = (candidates: Candidate[], random: () => number, length = sessionLength): Candidate[] => {
  const asked: Candidate[] = [];
  for (let left = length; left > 0; left--) {
    const next = nextQuestion({ player, asked, candidates, length }, random);
    if (next) asked.push(next);
  }
  return asked;
};

const anyCandidates = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    deviation: fc.constant(60),
    discrimination: fc.constant(1),
    variantSeen: fc.boolean(),
    heldBack: fc.boolean(),
    rating: fc.oneof(fc.integer({ min: 1400, max: 1600 }), fc.integer({ min: 900, max: 2100 })),
    luck: fc.constantFrom(0, 0.25, 0.5),
    scored: fc.boolean(),
    seen: fc.boolean(),
    subject: fc.constantFrom('hooks', 'router', undefined),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
/** Evenly between 0 and 1; the doubles of fast-check are nearly all close to 0. */
const anyNumber = fc.nat(999).map((thousandths) => thousandths / 1000);
const anyRandom = fc.infiniteStream(anyNumber).map((stream) => () => stream.next().value as number);

/** Questions already asked, so that chance decides less. */
const asked = (count: number, change: Partial<Asked> = {}): Asked[] =>
  Array.from({ length: count }, (_, index) => ({ id: `a${index}`, scored: true, ...change }));

describe('the most informative question', () => {
  it.each([
    ['that cannot be guessed has the rating of the player', 1200, 0, 1200],
    ['that cannot be guessed has the rating of a strong player', 1850, 0, 1850],
    ['with four options is a little easier', 1500, 0.25, 1446],
    ['with two options is easier still', 1500, 0.5, 1416],
  ])('a last question %s', (_, rating, luck, ideal) => {
    const candidates = ladder(10, { luck });
    for (const random of [0, 0.3, 0.6, 0.999]) {
      const next = nextQuestion(
        { player: { rating, deviation: 20 }, asked: asked(sessionLength - 1), candidates },
        numbers(0.99, random),
      );
      expect(Math.abs((next?.rating ?? 0) - ideal)).toBeLessThanOrEqual(20);
    }
  });

  it('is chosen by chance among many at the beginning, so that a player cannot predict it', () => {
    const random = fc.sample(anyNumber, { numRuns: 20_000, seed: 1 });
    const chosen = Array.from({ length: 200 }, (_, index) => {
      const own = random.slice(index * 60, index * 60 + 60);
      return nextQuestion({ player, asked: [], candidates: ladder(25) }, numbers(...own))?.id;
    });
    expect(new Set(chosen).size).toBeGreaterThan(15);
  });

  it('tells more about a well-known rating, and one that tells strong from weak players is preferred', () => {
    const dull = Array.from({ length: 10 }, (_, index) => candidate(`d${index}`, { discrimination: 0.5 }));
    const sharp = candidate('sharp', { discrimination: 1.5 });
    const next = nextQuestion({ player, asked: asked(sessionLength - 1), candidates: [...dull, sharp] }, numbers(0.5));
    expect(next?.id).toBe('sharp');
  });

  it('is preferably about a subject that has not been asked yet', () => {
    const candidates = ['b', 'c', 'd', 'e', 'f'].flatMap((id) => [
      candidate(`${id}1`, { subject: 'hooks' }),
      candidate(`${id}2`, { subject: 'router', rating: 1520 }),
    ]);
    const situation = { player, asked: asked(11, { subject: 'hooks' }), candidates };
    for (const random of [0, 0.25, 0.5, 0.75, 0.99])
      expect(nextQuestion(situation, numbers(0.99, random))?.subject).toBe('router');
  });
});

describe('which question is asked first', () => {
  const fresh = candidate('fresh', { rating: 2000 });
  const seen = candidate('seen', { seen: true });
  const isNew = candidate('new', { scored: false });
  const newSeen = candidate('newSeen', { scored: false, seen: true });
  const [often, never] = [numbers(0), numbers(0.999)];
  const variant = candidate('variant', { variantSeen: true });
  const heldBack = candidate('heldBack', { heldBack: true });
  const enoughNew = asked(newPerSession, { scored: false });

  it.each([
    ['an unseen one, at any distance, before a seen one', [seen, fresh], [], never, 'fresh'],
    ['an unseen one before a variant of one that was seen', [variant, fresh], [], never, 'fresh'],
    ['a variant of one that was seen before one that is held back', [heldBack, variant], [], never, 'variant'],
    ['one that is held back before a seen one', [seen, heldBack], [], never, 'heldBack'],
    ['a new one when its turn has come', [seen, fresh, isNew], [], often, 'new'],
    ['a scored one when the turn of a new one has not come', [seen, fresh, isNew], [], never, 'fresh'],
    ['a new one before a seen one', [seen, isNew], [], never, 'new'],
    ['a scored one when enough new ones have been asked', [fresh, isNew], enoughNew, often, 'fresh'],
    ['a seen one rather than one new one too many', [seen, isNew], enoughNew, often, 'seen'],
    ['one new one too many rather than no question', [isNew, newSeen], enoughNew, often, 'new'],
    ['a new one seen before, as the last choice', [newSeen], [], often, 'newSeen'],
    ['none when there is no candidate', [], [], often, undefined],
    ['none when all have been asked', [fresh], asked(1, { id: 'fresh' }), often, undefined],
  ] as const)('asks %s', (_, candidates, before, random, expected) => {
    expect(nextQuestion({ player, asked: before, candidates }, random)?.id).toBe(expected);
  });
});

describe('a session', () => {
  it('asks each question once, and all questions of a small test', () => {
    fc.assert(
      fc.property(anyCandidates, anyRandom, (candidates, random) => {
        const ids = play(candidates, random).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(Math.min(sessionLength, candidates.length));
      }),
    );
  });

  it('contains the allowed number of new questions when there are enough of both kinds', () => {
    const both = fc.tuple(fc.integer({ min: 12, max: 20 }), fc.integer({ min: 2, max: 20 }), anyRandom);
    fc.assert(
      fc.property(both, ([scored, unscored, random]) => {
        const candidates = [
          ...Array.from({ length: scored }, (_, index) => candidate(`s${index}`)),
          ...Array.from({ length: unscored }, (_, index) => candidate(`n${index}`, { scored: false })),
        ];
        expect(play(candidates, random).filter((one) => !one.scored).length).toBe(newPerSession);
      }),
    );
  });

  it('asks a seen question only when no unseen one that counts is left', () => {
    fc.assert(
      fc.property(anyCandidates, anyRandom, (candidates, random) => {
        const played = play(candidates, random);
        const fresh = candidates.filter((one) => one.scored && !one.seen);
        const firstSeen = played.findIndex(({ seen }) => seen);
        if (firstSeen >= 0) expect(played.slice(0, firstSeen)).toEqual(expect.arrayContaining(fresh));
      }),
    );
  });

  it('is the same for the same random numbers, in any order of the candidates', () => {
    fc.assert(
      fc.property(anyCandidates, fc.array(anyNumber, { minLength: 1 }), (all, drawn) => {
        expect(play(all.toReversed(), numbers(...drawn))).toEqual(play(all, numbers(...drawn)));
      }),
    );
  });
});
