import { describe, expect, it } from 'vitest';
import type { JudgedQuestion } from '../../../../server/services/assessments/quality/read-quality.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { JudgedRow } from './judged-row.tsx';

const question: JudgedQuestion = {
  id: 'q',
  title: 'Que renvoie `sort` ?',
  code: null,
  answer: {
    format: 'choice',
    options: [
      { text: 'Le tableau', right: true },
      { text: 'Une copie', right: false },
    ],
  },
  colours: { code: '', options: [] },
  explanation: '',
  test: 'JavaScript',
  file: 'javascript/default-sort',
  difficulty: 2,
  variants: 3,
  answers: 200,
  right: 66,
  pointBiserial: 0.124,
  discrimination: 0.8,
  rests: { because: 'tells-little', since: '2026-11-17T02:40:00.000Z', until: undefined },
  differences: [],
  chosen: [66, 134],
  reason: undefined,
  can: ['askAgain', 'retire'],
};
const shown = (change: Partial<JudgedQuestion> = {}) =>
  rendered(<JudgedRow question={{ ...question, ...change }} ask={() => {}} />);

describe('a row of « Qualité des questions » (docs/product/assessments.md, Quality of questions)', () => {
  it('says where the question is, what its answers say, why it rests, and what was chosen', () => {
    const html = shown();
    for (const part of [
      'JavaScript · Intermédiaire · 3 variantes',
      'javascript/default-sort',
      '200 réponses comptées, 33 % de bonnes réponses · corrélation 0,12 · discrimination 0,80',
      'Au repos depuis le 17 novembre 2026',
      'corrélation 0,12, il en faut au moins 0,20.',
      '<strong>33 %</strong>',
      '<strong>67 %</strong>',
      'Poser à nouveau – Que renvoie sort ?',
      'Retirer – Que renvoie sort ?',
    ])
      expect(html).toContain(part);
  });

  it('says for whom a question is harder, and does not mention differences of class A', () => {
    const difference = { delta: -1.84, error: 0.31, focal: 1140, reference: 4200 };
    const html = shown({
      rests: undefined,
      differences: [
        { compared: 'differs-by-language', class: 'B', ...difference },
        { compared: 'differs-by-time', class: 'A', ...difference },
      ],
    });
    expect(html).toContain('Plus difficile en anglais qu’en français, à force égale');
    expect(html).toContain('classe B, delta -1,8 ± 0,3, 1 140 et 4 200 réponses');
    expect(html).not.toContain('temps supplémentaire');
    expect(shown({ differences: [{ compared: 'differs-by-time', class: 'C', ...difference, delta: 1.9 }] })).toContain(
      'Plus facile avec du temps supplémentaire que sans, à force égale',
    );
  });

  it('says when a question that was asked often comes back, and shows no shares without answers', () => {
    const rests = { because: 'asked-often' as const, since: '2026-11-17T02:40:00Z', until: '2027-02-15T02:40:00Z' };
    const html = shown({ rests, answers: 0, right: 0, chosen: [0, 0], pointBiserial: null });
    expect(html).toContain('elle revient le 15 février 2027.');
    expect(html).toContain('Pas encore de réponse comptée');
    expect(html).not.toContain('Réponses données');
  });
});
