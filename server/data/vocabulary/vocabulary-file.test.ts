import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { contractTypes, jobSearchStates, remoteFrequencies } from '../../../domain/profile/cards/job-search.ts';
import { proficiencies } from '../../../domain/profile/cards/proficiency.ts';
import { genderForms, nameForms } from '../../../domain/vocabulary/name-forms.ts';
import { seniorities } from '../../../domain/vocabulary/seniority.ts';
import {
  makeVocabulary,
  phraseOf,
  type VocabularyKind,
  type VocabularyWord,
} from '../../../domain/vocabulary/vocabulary.ts';
import languages from '../lookups/languages.json' with { type: 'json' };
import professions from '../lookups/professions.json' with { type: 'json' };
import technologies from '../lookups/technologies.json' with { type: 'json' };
import { type FileWord, parseVocabulary, readVocabularyFile } from './read-vocabulary-file.ts';

const rule = 'docs/product/shell.md, Vocabulary';

const places = gunzipSync(readFileSync(new URL('../lookups/places.tsv.gz', import.meta.url)))
  .toString('utf8')
  .split('\n')
  .map((line) => line.split('\t'));

const targets: Record<VocabularyKind, ReadonlySet<string>> = {
  technology: new Set(technologies.map(({ id }) => id)),
  profession: new Set(professions.map(({ id }) => id)),
  seniority: new Set(seniorities),
  contract: new Set(contractTypes),
  remote: new Set(remoteFrequencies),
  language: new Set(languages.map(({ id }) => id)),
  languageLevel: new Set(Object.values(proficiencies).map(String)),
  state: new Set(jobSearchStates),
  place: new Set(places.map(([id = '']) => id)),
  region: new Set(places.flatMap(([, , , country, area]) => (country === 'FR' && area ? [`FR:${area}`] : []))),
};

const namesOf = (kind: VocabularyKind, target: string, ...names: string[]): VocabularyWord[] =>
  names.flatMap(nameForms).map((word) => ({ kind, target, word, origin: 'name' }));
const names: VocabularyWord[] = [
  ...technologies.flatMap(({ id, nameFr, nameEn }) => namesOf('technology', id, nameFr, nameEn)),
  ...professions.flatMap(({ id, nameFr, nameEn, displayNameFr, displayNameEn }) =>
    namesOf('profession', id, nameFr, nameEn, displayNameFr, displayNameEn),
  ),
  ...languages.flatMap(({ id, nameFr, nameEn }) => namesOf('language', id, nameFr, nameEn)),
  ...[...targets.region].flatMap((id) => namesOf('region', id, id.slice(3))),
];

let words: FileWord[];
beforeAll(async () => {
  words = (await readVocabularyFile()).words;
});

const phrases = (word: string) => [...new Set(genderForms(word).map(phraseOf))];

test(`${rule}: every word of the file means something that exists`, () => {
  expect(words.filter(({ kind, target }) => !targets[kind].has(target))).toEqual([]);
});

test(`${rule}: no word of the file has two meanings of one kind, is the name of another thing, or stands twice`, () => {
  const known = new Map<string, string>();
  for (const { kind, target, word } of names) known.set(`${kind} ${phraseOf(word)}`, target);
  const wrong = words.filter(({ kind, target, word }) =>
    phrases(word).some((phrase) => {
      const before = known.get(`${kind} ${phrase}`);
      known.set(`${kind} ${phrase}`, target);
      return before !== undefined;
    }),
  );
  expect(wrong.map(({ kind, target, word }) => `${kind}: ${word} (${target})`)).toEqual([]);
});

test(`${rule}: words with meanings of several kinds are known`, () => {
  const all = [...names, ...words.map((word) => ({ ...word, origin: 'file' as const }))];
  const vocabulary = makeVocabulary(all);
  const several = [...vocabulary.phrases()]
    .map((phrase) => [phrase, vocabulary.find(phrase).map(({ kind, target }) => `${kind}:${target}`)] as const)
    .filter(([phrase]) => new Set(vocabulary.find(phrase).map(({ kind }) => kind)).size > 1);
  expect(Object.fromEntries(several.toSorted(([a], [b]) => (a < b ? -1 : 1)))).toEqual({
    beginner: ['seniority:junior', 'languageLevel:20'],
    corse: ['language:co', 'region:FR:Corse'],
    debutant: ['seniority:junior', 'languageLevel:20'],
    intermediaire: ['seniority:mid', 'languageLevel:40'],
    intermediate: ['seniority:mid', 'languageLevel:40'],
  });
});

test(`${rule}: every profession has words in both languages, and nearly every technology has other words`, () => {
  const has = (kind: VocabularyKind, id: string, test: (word: FileWord) => boolean = () => true) =>
    words.some((word) => word.kind === kind && word.target === id && test(word));
  const one = professions.filter(({ parentId }) => parentId !== null);
  expect(one.filter(({ id }) => !has('profession', id, ({ locale }) => locale === 'fr')).map(({ id }) => id)).toEqual(
    [],
  );
  expect(one.filter(({ id }) => !has('profession', id, ({ locale }) => locale === 'en')).map(({ id }) => id)).toEqual(
    [],
  );
  expect(technologies.filter(({ id }) => !has('technology', id)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['go', 'technology:go'],
  ['golang', 'technology:go'],
  ['r', 'technology:r'],
  ['c', 'technology:c'],
  ['k8s', 'technology:kubernetes'],
  ['nodejs', 'technology:node-js'],
  ['ts', 'technology:typescript'],
  ['js', 'technology:javascript'],
  ['dotnet', 'technology:dot-net'],
  ['gcp', 'technology:google-cloud'],
  ['tailwind', 'technology:tailwind-css'],
  ['postgres', 'technology:postgresql'],
  ['kafka', 'technology:apache-kafka'],
  ['back-end', 'profession:back-end-developer'],
  ['backend', 'profession:back-end-developer'],
  ['dev back', 'profession:back-end-developer'],
  ['Développeuse back', 'profession:back-end-developer'],
  ['fullstack', 'profession:full-stack-developer'],
  ['QA', 'profession:qa-engineer'],
  ['ingé devops', 'profession:devops-engineer'],
  ['frontend developer', 'profession:front-end-developer'],
  ['data', 'profession:data'],
  ['tech lead', 'profession:tech-lead'],
  ['senior', 'seniority:senior'],
  ['confirmée', 'seniority:mid'],
  ['junior', 'seniority:junior'],
  ['débutante', 'seniority:junior'],
  ['lead', 'seniority:lead'],
  ['remote', 'remote:fullTime'],
  ['télétravail', 'remote:fullTime'],
  ['full remote', 'remote:fullTime'],
  ['distanciel', 'remote:fullTime'],
  ['hybride', 'remote:hybrid'],
  ['sur site', 'remote:no'],
  ['présentiel', 'remote:no'],
  ['alternance', 'contract:apprenticeship'],
  ['apprentissage', 'contract:apprenticeship'],
  ['CDI', 'contract:permanent'],
  ['CDD', 'contract:fixedTerm'],
  ['stage', 'contract:internship'],
  ['freelance', 'contract:freelance'],
  ['indépendante', 'contract:freelance'],
  ['anglais', 'language:en'],
  ['courant', 'languageLevel:100'],
  ['bilingue', 'languageLevel:100'],
  ['natif', 'languageLevel:100'],
  ['C1', 'languageLevel:70'],
  ['B2', 'languageLevel:70'],
  ['à l’écoute', 'state:open_opportunities'],
  ['idf', 'region:FR:Île-de-France'],
  ['région parisienne', 'region:FR:Île-de-France'],
  ['paca', "region:FR:Provence-Alpes-Côte d'Azur"],
])(`${rule}: "%s" means %s first`, (word, meaning) => {
  const vocabulary = makeVocabulary([...names, ...words.map((one) => ({ ...one, origin: 'file' as const }))]);
  const [first] = vocabulary.find(word);
  expect(`${first?.kind}:${first?.target}`).toBe(meaning);
});

// « Développeur (H/F) », "a degree in CS".
test.each(['HF', 'H/F', 'F/H', 'CS'])(`${rule}: "%s" of an advertisement means nothing`, (word) => {
  const vocabulary = makeVocabulary([...names, ...words.map((one) => ({ ...one, origin: 'file' as const }))]);
  expect(vocabulary.find(word)).toEqual([]);
});

test(`${rule}: a file of another form is refused`, () => {
  expect(() => parseVocabulary('technologies:\n  go: [golang]')).toThrow();
  expect(() => parseVocabulary('technology:\n  go: golang')).toThrow();
  expect(() => parseVocabulary('technology:\n  go: [""]')).toThrow();
});
