import type { CatalogueSearch } from '../../../domain/catalogue/search.ts';
import { searchedWords } from '../../../domain/catalogue/words.ts';
import type { PageWanted } from '../../../server/search/catalogue/found.ts';

export type Search = { search: CatalogueSearch; page: PageWanted };

const anybody: CatalogueSearch = {
  words: [],
  statuses: [],
  difficulties: [],
  technologies: [],
  professions: [],
  tests: [],
  testStatuses: [],
  sort: 'most_popular',
  rights: { unpublished: false, drafts: false },
};
const first = { offset: 0, size: 20 };

/** From frequent to rare words, so that no round repeats the search of the last one. */
const words = [
  'react',
  'sql',
  'test',
  'memoire',
  'erreur',
  'kubernetes',
  'cache',
  'securite',
  'python',
  'api',
  'java',
  'projet',
];
const technologies = ['react', 'javascript', 'python', 'java', 'sql', 'typescript', 'php', 'docker'];
const professions = [
  'front-end-developer',
  'back-end-developer',
  'full-stack-developer',
  'data-engineer',
  'devops-engineer',
];

const at = <T>(list: readonly T[], round: number): T => list[round % list.length] as T;

const filters = (round: number): Partial<CatalogueSearch> => ({
  technologies: [at(technologies, round), at(technologies, round + 3)],
  difficulties: [(round % 3) + 1, (round % 3) + 2],
  professions: [at(professions, round), at(professions, round + 2)],
});

/** Each with all counts; every round searches for something else than the one before. */
export const searches: Record<string, (round: number) => Search> = {
  empty: () => ({ search: anybody, page: first }),
  'one word': (round) => ({ search: { ...anybody, words: searchedWords(at(words, round)) }, page: first }),
  'word, three filters': (round) => ({
    search: { ...anybody, ...filters(round), words: searchedWords(at(words, round)) },
    page: first,
  }),
  'three filters': (round) => ({ search: { ...anybody, ...filters(round) }, page: first }),
  'deep page': (round) => ({
    search: { ...anybody, difficulties: [(round % 4) + 1] },
    page: { offset: 4000 + (round % 7) * 20, size: 20 },
  }),
};
