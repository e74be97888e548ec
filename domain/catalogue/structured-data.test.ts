import { expect, it } from 'vitest';
import { faultsOf } from '../../tests/harness/structured-data.ts';
import type { QuestionAnswer } from '../assessments/question-answer.ts';
import { plainAnswer } from './plain-answer.ts';
import { questionData, questionListData, testListData } from './structured-data.ts';

const site = { name: 'Vivier', baseUrl: 'https://vivier.example', home: '/' };

it('a list of questions is a collection page with its breadcrumbs', () => {
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
  expect(data.flatMap(faultsOf)).toEqual([]);
  expect(JSON.stringify(data)).toContain('"position":21,"name":"Que fait useState ?"');
  expect(JSON.stringify(data)).toContain('https://vivier.example/test-question/t/q');
});

it('the portal of a technology is a collection page of its tests', () => {
  const data = testListData(site, {
    title: 'Tests React',
    description: 'Deux tests.',
    path: '/en/tests/category/react',
    locale: 'en',
    tests: [{ alias: 'react-advanced', name: 'React, advanced' }],
    crumbs: [{ name: 'Technical tests', path: '/en/tests' }],
  });
  expect(data.flatMap(faultsOf)).toEqual([]);
  expect(JSON.stringify(data)).toContain('https://vivier.example/en/tests/react-advanced');
});

it('a question is a quiz with its answer', () => {
  const data = questionData(site, {
    path: '/test-question/t/q',
    title: 'Que fait `useState` ?',
    locale: 'fr',
    test: 'React',
    technology: 'React',
    level: 'Facile',
    publishedAt: new Date('2026-01-02T03:04:05Z'),
    right: 'Il garde un état.',
    explanation: 'Entre deux rendus.',
  });
  expect(faultsOf(data)).toEqual([]);
  expect(data).toMatchObject({ datePublished: '2026-01-02T03:04:05.000Z' });
  expect(JSON.stringify(data)).toContain('Il garde un état.\\nEntre deux rendus.');
});

const code = 'const a = 1;\n\nlet `b`;\n';
it.each<[QuestionAnswer, string]>([
  [
    {
      format: 'choice',
      options: [
        { text: 'Un `état`', right: true },
        { text: 'Rien', right: false },
        { text: 'Une valeur', right: true },
      ],
    },
    'Un état. Une valeur.',
  ],
  [
    {
      format: 'patch',
      options: [
        { text: 'return 1;', right: false },
        { text: 'if (a) {\n  return 2;\n}\n', right: true },
      ],
    },
    'if (a) {\n  return 2;\n}',
  ],
  [{ format: 'line', lines: [3] }, 'Ligne 3 – let b;'],
  [{ format: 'output', output: '1 2\n3' }, '1 2\n3'],
  [{ format: 'order', steps: ['Ouvrir', 'Lire', 'Fermer'] }, '1. Ouvrir\n2. Lire\n3. Fermer'],
])('a question is valid with an answer of each format: $0.format', (answer, text) => {
  const asked = {
    path: '/q',
    title: 'Oui ?',
    locale: 'fr',
    test: 'React',
    technology: 'React',
    level: 'Facile',
  } as const;
  const right = plainAnswer(answer, code, (line) => `Ligne ${line}`);
  for (const explanation of ['', 'Voilà.']) {
    const data = questionData(site, { ...asked, publishedAt: new Date(0), right, explanation });
    expect(faultsOf(data)).toEqual([]);
    const [{ acceptedAnswer }] = data.hasPart as [{ acceptedAnswer: { text: string } }];
    expect(acceptedAnswer.text.startsWith(text)).toBe(true);
  }
});

it.each<[string, (data: Record<string, unknown>) => object, string]>([
  ['a wrong property name', (data) => ({ ...data, educationLevel: 'Facile' }), 'Quiz.educationLevel: no such property'],
  ['a missing property', ({ about: _, ...data }) => data, 'Quiz: about is missing'],
  ['an empty text', (data) => ({ ...data, name: '' }), 'Quiz.name: "" is no text'],
  [
    'an address without its host',
    (data) => ({ ...data, url: '/test-question/t/q' }),
    'Quiz.url: "/test-question/t/q" is no url',
  ],
  [
    'a date in an informal format',
    (data) => ({ ...data, datePublished: '2/1/2026' }),
    'Quiz.datePublished: "2/1/2026" is no date',
  ],
  [
    'a part of the wrong type',
    (data) => ({ ...data, hasPart: [{ '@type': 'Answer', text: 'Oui' }] }),
    'Quiz.hasPart[0]: Answer has no place here',
  ],
  [
    'another vocabulary',
    (data) => ({ ...data, '@context': 'http://example.com' }),
    '@context is not https://schema.org',
  ],
])('the check of structured data finds %s', (_, spoil, fault) => {
  const asked = {
    path: '/q',
    title: 'Oui ?',
    locale: 'fr',
    test: 'React',
    technology: 'React',
    level: 'Facile',
  } as const;
  const data = questionData(site, { ...asked, publishedAt: new Date(0), right: 'Oui.', explanation: 'Voilà.' });
  expect(faultsOf(data)).toEqual([]);
  expect(faultsOf(spoil(data))).toEqual([fault]);
});
