import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const rule = 'docs/product/shell.md, Vocabulary';

const choices = [
  { name: 'Google Cloud', synonyms: ['GCP'] },
  { name: 'MongoDB' },
  { name: 'Django', synonyms: ['DRF'] },
  { name: 'Go', synonyms: ['Golang', 'langage Go'] },
  { name: 'Kubernetes', synonyms: ['k8s', 'kube'] },
  { name: 'Node.js', synonyms: ['Node'] },
  { name: 'JavaScript', synonyms: ['JS'] },
  { name: 'Preact' },
  { name: 'React', synonyms: ['ReactJS'] },
  { name: 'R', synonyms: ['langage R'] },
  { name: 'C#' },
  { name: 'C' },
  { name: 'C++', synonyms: ['CPP'] },
];

test.each([
  ['go', ['Go', 'Google Cloud', 'MongoDB', 'Django']],
  ['golang', ['Go']],
  ['k8s', ['Kubernetes']],
  ['node js', ['Node.js']],
  ['nodejs', ['Node.js']],
  ['js', ['JavaScript', 'Node.js', 'React']],
  ['react', ['React', 'Preact']],
  ['ReactJS', ['React']],
  ['r', ['R', 'React']],
  ['c', ['C', 'C#', 'C++']],
  ['c++', ['C++']],
  ['c#', ['C#']],
  ['langage', ['Go', 'R']],
  ['cobol', []],
])(`${rule}: "%s" offers the exact name, then other words, beginnings and parts`, (typed, names) => {
  expect(matching(choices, typed, names.length || 30).map(({ name }) => name)).toEqual(names);
});

test(`${rule}: without text the list keeps its order`, () => {
  expect(matching(choices, ' ', 3).map(({ name }) => name)).toEqual(['Google Cloud', 'MongoDB', 'Django']);
});
