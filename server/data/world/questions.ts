import type { Selectable } from 'kysely';
import technologies from '../lookups/technologies.json' with { type: 'json' };
import type { Questions, Tests } from '../schema.generated.ts';
import {
  contexts,
  type Kind,
  type Pair,
  type Subject,
  spokenNames,
  subjectOfCategory,
  subjectOfTechnology,
  subjects,
  wordings,
} from './content/questions.ts';
import { between, daysAgo } from './dates.ts';
import { idAt } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import { technologyName } from './technologies.ts';
import { capitalize, fill, type Locale, typeset } from './text.ts';

export type TestRow = Pick<
  Selectable<Tests>,
  'id' | 'seoAlias' | 'technologyId' | 'status' | 'nameFr' | 'nameEn' | 'createdAt'
>;
/** The columns that the catalogue lists; the text and the answers of a question come with the content files. */
export type QuestionRow = Pick<
  Selectable<Questions>,
  | 'id'
  | 'testId'
  | 'titleFr'
  | 'titleEn'
  | 'difficulty'
  | 'status'
  | 'alternative'
  | 'authorId'
  | 'publishedAt'
  | 'ratingScore'
  | 'ratingsCount'
  | 'tookCount'
  | 'hasNewRating'
  | 'createdAt'
>;
export type Author = { id: string; createdAt: Date };

/** Identifiers depend on the place in the seed, not on the day: a second run must find the same ones. */
const firstId = Date.UTC(2020, 0, 1);
const day = 86_400_000;

/** One test per technology, two for the best known. They are the same for every seed, which only adds questions. */
export function makeTests(now: Date): TestRow[] {
  return technologies.flatMap((technology) => {
    const random = createRandom(`test/${technology.id}`);
    const makeTest = (alias: string, nameFr: string, nameEn: string, draft: number): TestRow => ({
      id: idAt(random, new Date(firstId)),
      seoAlias: alias,
      technologyId: technology.id,
      status: random.chance(draft) ? 'DRAFT' : 'PUBLISHED',
      nameFr,
      nameEn,
      createdAt: daysAgo(random, now, 1_500, 2_400),
    });
    const { id, nameFr, nameEn, position } = technology;
    const main = makeTest(id, nameFr, nameEn, position > 40 ? 0.06 : 0);
    if (position > 60) return [main];
    return [main, makeTest(`${id}-advanced`, `${nameFr}, niveau avancé`, `Advanced ${nameEn}`, 0.12)];
  });
}

export interface QuestionsInput {
  seed: string;
  now: Date;
  tests: readonly TestRow[];
  /** The possible authors, oldest account first. */
  authors: readonly Author[];
}

/** The n-th question of a seed, independent of which were made before. */
export function createQuestions({ seed, now, tests, authors }: QuestionsInput): {
  idOf: (index: number) => string;
  make: (index: number) => { question: QuestionRow; professions: string[] };
} {
  const choices = weighTests(tests);
  const randomOf = (index: number): Random => createRandom(`${seed}/question/${index}`);
  const makeId = (random: Random, index: number): string => idAt(random, new Date(firstId + index * 1_000));
  return {
    idOf: (index) => makeId(randomOf(index), index),
    make: (index) => {
      const random = randomOf(index);
      const id = makeId(random, index);
      const test = random.weighted(choices);
      const { technology, advanced } = describe(test);
      const subject: Subject = subjects[subjectOf(technology)];
      const difficulty = random.weighted(advanced ? advancedDifficulties : difficulties);
      const title = makeTitle(random, technology.id, subject, random.weighted(kinds[difficulty] ?? []));
      const status = random.weighted(test.status === 'DRAFT' ? draftStatuses : statuses);
      const dates = makeDates(random, now, status);
      const question: QuestionRow = {
        id,
        testId: test.id,
        titleFr: title.fr,
        titleEn: title.en,
        difficulty,
        status,
        alternative: random.chance(0.08),
        ...dates,
        ...makeFigures(random, now, status, dates.publishedAt, technology.position),
        authorId: null,
      };
      const count = Math.min(subject.professions.length, random.weighted(professionCounts));
      const [first = '', ...others] = subject.professions;
      const professions = [first, ...random.sample(others, count - 1)];
      // Drawn last, so that everything else is the same for all lists of authors.
      return { question: { ...question, authorId: pickAuthor(random, authors, dates.createdAt) }, professions };
    },
  };
}

type Technology = (typeof technologies)[number];
const technologyById = new Map(technologies.map((technology) => [technology.id, technology]));

function describe(test: TestRow): { technology: Technology; advanced: boolean } {
  const technology = technologyById.get(test.technologyId);
  if (!technology) throw new Error(`unknown technology ${test.technologyId}`);
  return { technology, advanced: test.seoAlias !== technology.id };
}

function subjectOf({ id, category }: Technology): keyof typeof subjects {
  const subject = subjectOfTechnology.get(id) ?? subjectOfCategory[category];
  if (!subject) throw new Error(`no subject for the category ${category}`);
  return subject;
}

/** The best known technologies have the most questions, and their first test has more than the advanced one. */
function weighTests(tests: readonly TestRow[]): (readonly [TestRow, number])[] {
  return tests.map((test) => {
    const { technology, advanced } = describe(test);
    return [test, (advanced ? 0.5 : 1) / (technology.position + 15)] as const;
  });
}

type Weights<T> = readonly (readonly [T, number])[];

const difficulties: Weights<number> = [
  [0, 8],
  [1, 30],
  [2, 34],
  [3, 21],
  [4, 7],
];
const advancedDifficulties: Weights<number> = [
  [1, 8],
  [2, 28],
  [3, 40],
  [4, 24],
];
const kinds: readonly Weights<Kind>[] = [
  [['notion', 1]],
  [
    ['notion', 6],
    ['practice', 4],
  ],
  [
    ['notion', 1],
    ['practice', 5],
    ['comparison', 4],
  ],
  [
    ['practice', 2],
    ['comparison', 4],
    ['incident', 4],
  ],
  [
    ['comparison', 2],
    ['incident', 8],
  ],
];
type Status = 'PUBLISHED' | 'WAITING_FOR_VALIDATION' | 'NOT_PUBLISHED' | 'DELETED' | 'DECLINED' | 'ARCHIVED';
const statuses: Weights<Status> = [
  ['PUBLISHED', 82],
  ['WAITING_FOR_VALIDATION', 7],
  ['DECLINED', 4],
  ['NOT_PUBLISHED', 3.5],
  ['ARCHIVED', 2.5],
  ['DELETED', 1],
];
const draftStatuses: Weights<Status> = [
  ['PUBLISHED', 35],
  ['WAITING_FOR_VALIDATION', 40],
  ['NOT_PUBLISHED', 20],
  ['DECLINED', 5],
];
const professionCounts: Weights<number> = [
  [1, 35],
  [2, 45],
  [3, 20],
];

function makeTitle(random: Random, technologyId: string, { concepts }: Subject, kind: Kind): Record<Locale, string> {
  const wording = random.pick(wordings[kind]);
  const [concept, other] = random.sample(concepts, 2) as [Pair, Pair];
  const context = random.pick(contexts);
  // Two colons in one title would look wrong.
  const opens = !wording[0].includes(': ') && random.chance(0.4);
  const spoken = spokenNames[technologyId];

  const write = (locale: Locale): string => {
    const side = locale === 'fr' ? 0 : 1;
    const technology = spoken?.[side] ?? technologyName(technologyId, locale);
    const sentence = fill(wording[side], random, {
      concept: concept[side],
      'de concept': contracted('de', concept[side]),
      'à concept': contracted('à', concept[side]),
      other: other[side],
      'de other': contracted('de', other[side]),
      'à other': contracted('à', other[side]),
      context: context[side],
      with: opens ? '' : `${locale === 'fr' ? ' avec ' : ' with '}${technology}`,
    });
    if (!opens) return typeset(sentence, locale);
    const rest = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    return typeset(`${spoken ? capitalize(technology) : technology}${locale === 'fr' ? ' : ' : ': '}${rest}`, locale);
  };
  return { fr: write('fr'), en: write('en') };
}

/** French contractions of « de » and « à » with an article: du, des, au, aux. */
function contracted(preposition: 'de' | 'à', noun: string): string {
  if (noun.startsWith('le ')) return `${preposition === 'de' ? 'du' : 'au'} ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `${preposition === 'de' ? 'des' : 'aux'} ${noun.slice(4)}`;
  return `${preposition} ${noun}`;
}

function makeDates(random: Random, now: Date, status: Status): Pick<QuestionRow, 'createdAt' | 'publishedAt'> {
  const waits = status === 'WAITING_FOR_VALIDATION';
  // More and more over time: half are from the last third of four years.
  const age = waits ? random.next() * 60 : 1_460 * random.next() ** 1.6;
  const createdAt = new Date(Math.floor(now.getTime() - age * day));
  const reviewed = new Date(Math.min(now.getTime(), createdAt.getTime() + 21 * day));
  const publishedAt = between(random, createdAt, reviewed);
  return { createdAt, publishedAt: ['PUBLISHED', 'ARCHIVED', 'DELETED'].includes(status) ? publishedAt : null };
}

type Figures = Pick<QuestionRow, 'ratingScore' | 'ratingsCount' | 'tookCount' | 'hasNewRating'>;

function makeFigures(random: Random, now: Date, status: Status, publishedAt: Date | null, position: number): Figures {
  if (publishedAt === null) {
    // Only reviewers of contributions have rated it.
    const ratingsCount = random.int(0, 4);
    const ratingScore = status === 'DECLINED' ? random.int(-5, 0) : random.int(-2, 5);
    const hasNewRating = status === 'WAITING_FOR_VALIDATION' && ratingsCount > 0 && random.chance(0.3);
    return { ratingScore, ratingsCount, tookCount: 0, hasNewRating };
  }
  const shown = Math.min(1, (now.getTime() - publishedAt.getTime()) / (400 * day));
  const fame = 2.2 - position / 105;
  // The sum of three random numbers is close to a normal distribution; the exponential makes a few questions very
  // frequent.
  const bell = random.next() + random.next() + random.next() - 1.5;
  const tookCount = Math.floor(90 * fame * shown * Math.exp(1.8 * bell));
  const votes = tookCount * (0.02 + 0.1 * random.next());
  const ratingScore = Math.round(votes * (1.2 * random.next() - 0.2)) || 0;
  const ratingsCount = Math.round(tookCount * 0.03 * random.next() ** 2);
  return { ratingScore, ratingsCount, tookCount, hasNewRating: ratingsCount > 0 && random.chance(0.06) };
}

/** An author has an account older than the question; some questions come from the team. */
function pickAuthor(random: Random, authors: readonly Author[], createdAt: Date): string | null {
  let low = 0;
  let high = authors.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((authors[middle]?.createdAt ?? createdAt) <= createdAt) low = middle + 1;
    else high = middle;
  }
  if (low === 0 || random.chance(0.3)) return null;
  return authors[random.int(0, low - 1)]?.id ?? null;
}
