import { expect, it } from 'vitest';
import { questionData, questionListData } from './structured-data.ts';

const site = { name: 'Vivier', baseUrl: 'https://vivier.example', home: '/' };

/** What schema.org, and those who show results, cannot do without; addresses are whole. */
const needed: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage', 'mainEntity'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Quiz: ['name', 'url', 'about', 'educationalLevel', 'hasPart'],
  Question: ['eduQuestionType', 'text', 'acceptedAnswer'],
  Answer: ['text'],
  Thing: ['name'],
};

function check(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => check(one, `${path}[${index}]`));
  if (!value || typeof value !== 'object') return [];
  const node = value as Record<string, unknown>;
  const type = String(node['@type']);
  const wanted = needed[type];
  if (!wanted) return [`${path}: unknown type ${type}`];
  const missing = wanted.filter((name) => node[name] === undefined || node[name] === '');
  const broken = ['url', 'item'].filter((name) => name in node && !URL.canParse(String(node[name])));
  return [
    ...[...missing, ...broken].map((name) => `${path}${type}.${name}`),
    ...Object.entries(node).flatMap(([name, one]) => check(one, `${path}${type}.${name} `)),
  ];
}

it('a list of questions is a collection at the end of its way', () => {
  const data = questionListData(site, {
    title: 'Questions d’entretien React',
    description: 'Dix questions.',
    path: '/questions-entretien/technologie/react/2',
    locale: 'fr',
    page: 2,
    total: 21,
    entries: [{ testId: 't', questionId: 'q', questionTitle: 'Que fait `useState` ?' }],
    crumbs: [{ name: 'Questions d’entretien', path: '/tests/questions' }],
  });
  expect(check(data)).toEqual([]);
  expect(JSON.stringify(data)).toContain('"position":21,"name":"Que fait useState ?"');
  expect(JSON.stringify(data)).toContain('https://vivier.example/test-question/t/q');
});

it('a question is a card with its answer', () => {
  const data = questionData(site, {
    path: '/test-question/t/q',
    title: 'Que fait `useState` ?',
    locale: 'fr',
    test: 'React',
    technology: 'React',
    level: 'Facile',
    publishedAt: new Date('2026-01-02T03:04:05Z'),
    right: ['Il garde un état'],
    explanation: 'Entre deux rendus.',
  });
  expect(check(data)).toEqual([]);
  expect(data).toMatchObject({ datePublished: '2026-01-02T03:04:05.000Z' });
  expect(JSON.stringify(data)).toContain('Il garde un état. Entre deux rendus.');
});
