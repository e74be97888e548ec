import { wordsOf } from '../../domain/library/words.ts';
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import technologies from '../../server/data/lookups/technologies.json' with { type: 'json' };
import type { Person, Ranking } from './person.ts';

const byLastUpdate = (a: Person, b: Person) => b.lastUpdate.getTime() - a.lastUpdate.getTime();

/** The order of the CV library, which does not know the need: boost, then last update. */
export const byBoost: Ranking = (_, people) =>
  keysOf(people.toSorted((a, b) => b.boost - a.boost || byLastUpdate(a, b)));

/** How many of the wanted technologies are favourites, then last update. */
export const byTechnologies: Ranking = ({ must, nice }, people) => {
  const wanted = new Set([...must, ...nice]);
  const count = ({ technologies: favourites }: Person) => favourites.filter(({ id }) => wanted.has(id)).length;
  return keysOf(people.toSorted((a, b) => count(b) - count(a) || byLastUpdate(a, b)));
};

/** After how many repetitions a word is worth little more, and how much a long text weighs less: the usual values. */
const k1 = 1.2;
const b = 0.75;

/** The words of the need's text in the text of the profile, weighed by BM25. */
export const byWords: Ranking = ({ text }, people) => {
  const texts = people.map(wordsOfPerson);
  const average = texts.reduce((sum, words) => sum + words.length, 0) / texts.length;
  const scores = new Map(people.map((person) => [person, 0]));
  for (const word of new Set(wordsOf(text))) {
    const counts = texts.map((words) => words.filter((one) => one === word).length);
    const holders = counts.filter((count) => count > 0).length;
    const rarity = Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5));
    for (const [index, person] of people.entries()) {
      const count = counts[index] ?? 0;
      const length = (texts[index]?.length ?? 0) / average;
      const weight = (count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
      scores.set(person, (scores.get(person) ?? 0) + rarity * weight);
    }
  }
  return keysOf(people.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)));
};

/** Kept, because the same people are ranked for many needs. */
const known = new WeakMap<Person, string[]>();

function wordsOfPerson(person: Person): string[] {
  const words = known.get(person) ?? wordsOf(profileText(person));
  known.set(person, words);
  return words;
}

const technologyNames = namesById(technologies);
const professionNames = namesById(professions);

/** All that a recruiter can read and search; ids and cities in both languages. */
export function profileText(person: Person): string {
  return [
    professionNames.get(person.professionId ?? '') ?? '',
    ...person.technologies.map(({ id }) => technologyNames.get(id) ?? ''),
    ...person.places.flatMap(({ cityFr, cityEn }) => (cityFr === cityEn ? [cityFr] : [cityFr, cityEn])),
    person.sentence,
    person.interestedTechnologies,
    ...person.experiences.flatMap(({ title, description }) => [title, description]),
    ...person.projects.flatMap(({ name, description }) => [name, description]),
  ].join('\n');
}

type Named = { id: string; nameFr: string; nameEn: string; displayNameFr?: string; displayNameEn?: string };

function namesById(rows: readonly Named[]): Map<string, string> {
  return new Map(
    rows.map(({ id, nameFr, nameEn, displayNameFr = nameFr, displayNameEn = nameEn }) => [
      id,
      [...new Set([nameFr, nameEn, displayNameFr, displayNameEn])].join(' '),
    ]),
  );
}

function keysOf(people: readonly Person[]): string[] {
  return people.map(({ key }) => key);
}
