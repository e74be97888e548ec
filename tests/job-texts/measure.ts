import type { JobNeed } from '../../domain/search/job-text/job-need.ts';
import { cityIds, type JobText } from './read-texts.ts';

/** The fields that are measured. */
export const fields = [
  'technologies',
  'required',
  'professions',
  'years',
  'places',
  'remote',
  'contracts',
  'pay',
  'languages',
  'ignored',
] as const;
export type Field = (typeof fields)[number];

/** The facts of a need by field, each as a short text, so that two needs can be compared. */
export type Facts = Record<Field, string[]>;

export function expectedFacts({ need }: JobText): Facts {
  return {
    technologies: [...need.must, ...need.nice],
    required: need.must,
    professions: need.professions,
    years: need.years ? [need.years.map((one) => one ?? '').join('–')] : [],
    places: [...need.cities.map((name) => cityIds[name] ?? name), ...need.regions],
    remote: need.orRemote ? ['orRemote'] : need.remote ? [need.remote] : [],
    contracts: need.contracts,
    pay: need.pay === undefined ? [] : [String(need.pay)],
    languages: [
      ...Object.entries(need.languages).map(([id, level]) => `${id} ${level}`),
      ...need.nicelanguages.map((id) => `${id}?`),
    ],
    ignored: need.ignored,
  };
}

export function readFacts(need: JobNeed): Facts {
  return {
    technologies: need.technologies.map(({ id }) => id),
    required: need.technologies.filter(({ must }) => must).map(({ id }) => id),
    professions: need.professions.map(({ id }) => id),
    years: need.years ? [`${need.years.from ?? ''}–${need.years.to ?? ''}`] : [],
    places: [...need.cities, ...need.regions].map(({ id }) => id),
    remote: need.orRemote ? ['orRemote'] : need.remote ? [need.remote.frequency] : [],
    contracts: need.contracts.map(({ type }) => type),
    pay: need.pay ? [String(need.pay.most)] : [],
    languages: need.languages.map(({ id, level, must }) => (must ? `${id} ${level}` : `${id}?`)),
    ignored: [...new Set(need.ignored.map(({ kind }) => kind))],
  };
}

export type Measure = { precision: number; recall: number; mistakes: string[] };

/** Over all texts: of what was read, how much is right; of what there is to read, how much was read. */
export function measureField(field: Field, pairs: readonly { name: string; expected: Facts; read: Facts }[]): Measure {
  let [right, read, expected] = [0, 0, 0];
  const mistakes: string[] = [];
  for (const pair of pairs) {
    const [given, wanted] = [pair.read[field], pair.expected[field]];
    const wrong = given.filter((one) => !wanted.includes(one));
    const missing = wanted.filter((one) => !given.includes(one));
    right += given.length - wrong.length;
    read += given.length;
    expected += wanted.length;
    if (wrong.length + missing.length > 0)
      mistakes.push(
        `${field}, ${pair.name}: ${[...wrong.map((one) => `+${one}`), ...missing.map((one) => `-${one}`)].join(' ')}`,
      );
  }
  return { precision: read === 0 ? 1 : right / read, recall: expected === 0 ? 1 : right / expected, mistakes };
}
