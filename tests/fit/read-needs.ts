import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';
import languages from '../../server/data/lookups/languages.json' with { type: 'json' };
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import technologies from '../../server/data/lookups/technologies.json' with { type: 'json' };
import { type Need, needSchema } from './need.ts';
import { places } from './places.ts';

const folder = new URL('needs/', import.meta.url);

/** All judged needs; throws with the name of the file and the mistake. */
export function readNeeds(): Need[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  return names.flatMap((name) => parseNeeds(name, readFileSync(new URL(name, folder), 'utf8')));
}

export function parseNeeds(name: string, text: string): Need[] {
  const read = z.array(needSchema).safeParse(load(text));
  if (!read.success) throw new Error(`tests/fit/needs/${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** The grades of a need; who is missing has 0. */
export function gradesOf({ judgements }: Pick<Need, 'judgements'>): Map<string, number> {
  return new Map(judgements.map(({ person, grade }) => [person, grade]));
}

/** What the needs name and what does not exist, or exists twice; one line each. */
export function mistakesOf(needs: readonly Need[], people: ReadonlySet<string>): string[] {
  return [
    ...twice(needs.map(({ id }) => id)).map((id) => `two needs are ${id}`),
    ...twice(needs.map(({ text }) => text)).map((text) => `two needs say: ${text}`),
    ...needs.flatMap((need) => {
      const unknown = (kind: string, names: readonly string[], known: ReadonlySet<string>) =>
        names.filter((name) => !known.has(name)).map((name) => `${need.id}: unknown ${kind} ${name}`);
      const wanted = [...need.must, ...need.nice, ...need.exclude];
      const judged = need.judgements.map(({ person }) => person);
      return [
        ...unknown('technology', wanted, technologyIds),
        ...twice(wanted).map((id) => `${need.id}: ${id} is wanted twice`),
        ...unknown('profession', need.professions, professionIds),
        ...unknown(
          'language',
          need.languages.map(({ id }) => id),
          languageIds,
        ),
        ...unknown('city', need.cities, cities),
        ...unknown('person', judged, people),
        ...twice(judged).map((person) => `${need.id}: ${person} is judged twice`),
        ...(need.judgements.some(({ grade }) => grade > 0) ? [] : [`${need.id}: every grade is 0`]),
      ];
    }),
  ];
}

const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
const technologyIds = idsOf(technologies);
const professionIds = idsOf(professions);
const languageIds = idsOf(languages);
const cities: ReadonlySet<string> = new Set([...places.values()].map(({ cityFr }) => cityFr));

const twice = (list: readonly string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index);
