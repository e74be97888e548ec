import { expect, test } from 'vitest';
import { seniorities, seniorityYears } from './seniority.ts';
import { makeVocabulary, phraseOf, type VocabularyWord } from './vocabulary.ts';

const rule = 'docs/product/shell.md, Vocabulary';

test.each([
  ['Back-end', 'backend'],
  ['back end', 'backend'],
  ['BACKEND', 'backend'],
  ['Node.js', 'nodejs'],
  ['node js', 'nodejs'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['c sharp', 'csharp'],
  ['.NET', 'dotnet'],
  ['ASP.NET Core', 'aspnetcore'],
  ['Confirmé', 'confirme'],
  ['développeur·euse back-end', 'developpeurbackend'],
  ['GitLab CI/CD', 'gitlabcicd'],
  ['Provence-Alpes-Côte d’Azur', 'provencealpescotedazur'],
  [' … ', ''],
])(`${rule}: %s is compared as %s`, (text, phrase) => {
  expect(phraseOf(text)).toBe(phrase);
  expect(phraseOf(phrase)).toBe(phrase);
});

const words: VocabularyWord[] = [
  { word: 'golang', kind: 'technology', target: 'go', origin: 'file' },
  { word: 'go', kind: 'technology', target: 'google-cloud', origin: 'merge' },
  { word: 'Go', kind: 'technology', target: 'go', origin: 'name' },
  { word: 'Google Cloud', kind: 'technology', target: 'google-cloud', origin: 'name' },
  { word: 'lead', kind: 'profession', target: 'tech-lead', origin: 'file' },
  { word: 'lead', kind: 'seniority', target: 'lead', origin: 'file' },
  { word: 'Lead', kind: 'seniority', target: 'lead', origin: 'team' },
  { word: '!', kind: 'technology', target: 'go', origin: 'team' },
  { word: 'télétravail à 100 %', kind: 'remote', target: 'fullTime', origin: 'file' },
];

test.each([
  ['go', ['technology:go', 'technology:google-cloud']],
  ['Go-lang', ['technology:go']],
  ['google', []],
  ['lead', ['seniority:lead', 'profession:tech-lead']],
  ['teletravail a 100', ['remote:fullTime']],
  ['!', []],
  ['', []],
])(`${rule}: the meanings of "%s", the most certain first`, (phrase, meanings) => {
  const found = makeVocabulary(words).find(phrase);
  expect(found.map(({ kind, target }) => `${kind}:${target}`)).toEqual(meanings);
});

test(`${rule}: how long a phrase can be, and all phrases`, () => {
  const vocabulary = makeVocabulary(words);
  expect(vocabulary.longest).toBe(3);
  expect([...vocabulary.phrases()].sort()).toEqual(['go', 'golang', 'googlecloud', 'lead', 'teletravaila100']);
  expect(makeVocabulary([])).toMatchObject({ longest: 0 });
});

test(`${rule}: the years of a seniority follow one another`, () => {
  expect(seniorities.map((one) => seniorityYears[one])).toEqual([
    { least: 0, most: 2 },
    { least: 3, most: 4 },
    { least: 5 },
    { least: 8 },
  ]);
});
