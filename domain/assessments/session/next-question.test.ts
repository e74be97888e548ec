import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, type Candidate, newPerSession, nextQuestion, sessionLength } from './next-question.ts';

const candidate = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  rating: 1500,
  luck: 0,
  scored: true,
  seen: false,
  ...change,
});
/** Ratings from 1000 to 2000, one every `step` points. */
const ladder = (step: number): Candidate[] =>
  Array.from({ length: 1000 / step + 1 }, (_, index) => candidate(`q${index}`, { rating: 1000 + step * index }));
/** Repeats the given numbers. */
const numbers = (...given: number[]) => {
  let drawn = 0;
  return () => given[drawn++ % given.length] ?? 0;
};
/** A whole session of a player whose rating does not change. */
const play = (candidates: Candidate[], random: () => number, length = sessionLength): Candidate[] => {
  const asked: Candidate[] = [];
  for (let left = length; left > 0; left--) {
    const next = nextQuestion({ rating: 1500, asked, candidates, length }, random);
    if (next) asked.push(next);
  }
  return asked;
};

const anyCandidates = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
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

describe('the most informative question', () => {
  it.each([
    ['that cannot be guessed has the rating of the player', 1200, 0, 1200],
    ['that cannot be guessed has the rating of a strong player', 1850, 0, 1850],
    ['with four options is a little easier', 1500, 0.25, 1446],
    ['with two options is easier still', 1500, 0.5, 1416],
  ])('a question %s', (_, rating, luck, ideal) => {
    const candidates = ladder(10).map((one) => ({ ...one, luck }));
    for (const random of [0, 0.3, 0.6, 0.999]) {
      const next = nextQuestion({ rating, asked: [], candidates }, numbers(0.99, random));
      expect(Math.abs((next?.rating ?? 0) - ideal)).toBeLessThanOrEqual(75);
    }
  });

  it('is one of at least five', () => {
    const few = ladder(200);
    const chosen = [0, 0.2, 0.4, 0.6, 0.8].map(
      (random) => nextQuestion({ rating: 1500, asked: [], candidates: few }, numbers(0.99, random))?.id,
    );
    expect(new Set(chosen).size).toBe(5);
  });

  it('is one of all nearly ideal ones, so that a player cannot predict it in a large test', () => {
    const chosen = Array.from(
      { length: 200 },
      (_, index) => nextQuestion({ rating: 1500, asked: [], candidates: ladder(5) }, numbers(0.99, index / 200))?.id,
    );
    expect(new Set(chosen).size).toBeGreaterThan(25);
  });

  it('far from the player’s rating is one of the five nearest, and of all that are equally near', () => {
    const chosenFrom = (candidates: Candidate[]) =>
      new Set(
        Array.from({ length: 100 }, (_, index) => {
          return nextQuestion({ rating: 2400, asked: [], candidates }, numbers(0.99, index / 100))?.rating;
        }),
      );
    expect(chosenFrom(ladder(20))).toEqual(new Set([2000, 1980, 1960, 1940, 1920]));
    const level = Array.from({ length: 30 }, (_, index) => candidate(`e${index}`, { rating: 1900 }));
    const ids = level.map(
      (_, index) => nextQuestion({ rating: 2400, asked: [], candidates: level }, numbers(0.99, index / 30))?.id,
    );
    expect(new Set(ids).size).toBe(30);
  });

  it('is preferably about a subject that has not been asked yet', () => {
    const asked: Asked[] = [1, 2].map((index) => ({ id: `a${index}`, scored: true, subject: 'hooks' }));
    const candidates = ['b', 'c', 'd', 'e', 'f'].flatMap((id) => [
      candidate(`${id}1`, { subject: 'hooks' }),
      candidate(`${id}2`, { subject: 'router', rating: 1520 }),
    ]);
    for (const random of [0, 0.25, 0.5, 0.75, 0.99]) {
      expect(nextQuestion({ rating: 1500, asked, candidates }, numbers(0.99, random))?.subject).toBe('router');
    }
  });
});

describe('which question is asked first', () => {
  const fresh = candidate('fresh', { rating: 2000 });
  const seen = candidate('seen', { seen: true });
  const isNew = candidate('new', { scored: false });
  const newSeen = candidate('newSeen', { scored: false, seen: true });
  const [often, never] = [numbers(0), numbers(0.999)];
  const enoughNew: Asked[] = Array.from({ length: newPerSession }, (_, index) => ({ id: `n${index}`, scored: false }));

  it.each([
    ['an unseen one, at any distance, before a seen one', [seen, fresh], [], never, 'fresh'],
    ['a new one when its turn has come', [seen, fresh, isNew], [], often, 'new'],
    ['a scored one when the turn of a new one has not come', [seen, fresh, isNew], [], never, 'fresh'],
    ['a new one before a seen one', [seen, isNew], [], never, 'new'],
    ['a scored one when enough new ones have been asked', [fresh, isNew], enoughNew, often, 'fresh'],
    ['a seen one rather than one new one too many', [seen, isNew], enoughNew, often, 'seen'],
    ['one new one too many rather than no question', [isNew, newSeen], enoughNew, often, 'new'],
    ['a new one seen before, as the last choice', [newSeen], [], often, 'newSeen'],
    ['none when there is no candidate', [], [], often, undefined],
    ['none when all have been asked', [fresh], [{ id: 'fresh', scored: true }], often, undefined],
  ] as const)('asks %s', (_, candidates, asked, random, expected) => {
    expect(nextQuestion({ rating: 1500, asked, candidates }, random)?.id).toBe(expected);
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
        const asked = play(candidates, random);
        const fresh = candidates.filter((one) => one.scored && !one.seen);
        const firstSeen = asked.findIndex(({ seen }) => seen);
        if (firstSeen >= 0) expect(asked.slice(0, firstSeen)).toEqual(expect.arrayContaining(fresh));
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
