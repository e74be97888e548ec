import { describe, expect, it } from 'vitest';
import type { RevealedAnswer as Told } from '../../../../server/services/assessments/session/reveal-answer.ts';
import type { RevealedQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { RevealedAnswer } from './revealed-answer.tsx';

const base = {
  ...{ questionId: '1', title: 'Quoi ?', colours: { code: '', options: [] }, difficulty: 1, explanation: 'Parce que.' },
  ...{ how: 'answered' as const, counts: false, linked: false, verified: undefined },
};

/** The texts of the answer, one for each element. */
function told(answer: Told, more: Partial<RevealedQuestion> = {}): string[] {
  const revealed = { ...base, code: null, right: false, answer, ...more };
  const html = rendered(<RevealedAnswer revealed={revealed} label="Code" />).replace(/<svg.*?<\/svg>/g, '');
  return html
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean);
}

describe('an answer that is shown after the question (docs/product/assessments.md, Results of a session)', () => {
  it('choice', () => {
    const options = [
      { text: 'Un', right: false, chosen: true },
      { text: 'Deux', right: true, chosen: false },
    ];
    expect(told({ format: 'choice', options })).toEqual([
      ...['Un', 'Réponse choisie', 'Deux', 'Bonne réponse, non cochée', 'Explication', 'Parce que.'],
    ]);
  });

  it('patch', () => {
    const options = [
      { text: 'return 1;', right: false, chosen: true },
      { text: 'return 2;', right: true, chosen: false },
    ];
    expect(told({ format: 'patch', options }).slice(0, 6)).toEqual([
      ...['Correctif A', 'Réponse choisie', 'return 1;', 'Correctif B', 'Bonne réponse', 'return 2;'],
    ]);
  });

  it('line: the code with both lines marked, then the lines in words', () => {
    const code = 'a();\nb();\nc(`x`);';
    expect(told({ format: 'line', right: [3], chosen: [1] }, { code }).slice(0, 16)).toEqual([
      ...['1', 'Réponse choisie', 'a();', '2', 'b();', '3', 'Bonne réponse', 'c(`x`);'],
      ...['Ligne 3 –', 'c(`x`);', 'Bonne réponse', 'Ligne 1 –', 'a();', 'Réponse choisie', 'Explication', 'Parce que.'],
    ]);
    const right = told({ format: 'line', right: [3], chosen: [3] }, { code, right: true });
    expect(right).not.toContain('Réponse choisie');
  });

  it('output: what was typed and what is printed, or only that when it is right or was skipped', () => {
    const answer = { format: 'output', output: '1 2', typed: '12' } as const;
    const printed = ['Réponse exacte', '1 2'];
    expect(told(answer).slice(0, 4)).toEqual(['Réponse écrite', '12', ...printed]);
    expect(told(answer, { right: true }).slice(0, 2)).toEqual(printed);
    expect(told({ ...answer, typed: null }, { how: 'skipped' }).slice(0, 2)).toEqual(printed);
  });

  it('order: the order of the player and the right one', () => {
    const steps = ['Ouvrir', 'Lire', 'Fermer'];
    const right = ['Bon ordre', '1.', 'Ouvrir', '2.', 'Lire', '3.', 'Fermer'];
    expect(told({ format: 'order', steps, given: ['Ouvrir', 'Fermer', 'Lire'] }).slice(0, 17)).toEqual([
      ...[
        'Ordre choisi',
        '1.',
        'Ouvrir',
        'À sa place',
        '2.',
        'Fermer',
        'Pas à sa place',
        '3.',
        'Lire',
        'Pas à sa place',
      ],
      ...right,
    ]);
    expect(told({ format: 'order', steps, given: [] }, { how: 'skipped' }).slice(0, 7)).toEqual(right);
  });

  it('says how it was verified, or where it is documented', () => {
    const answer = { format: 'output', output: '1', typed: null } as const;
    const proof = { tool: 'Node.js 26.5', day: '2026-11-17' };
    expect(told(answer, { verified: proof }).at(-1)).toBe('Vérifiée avec Node.js 26.5, le 17 novembre 2026');
    const source = { title: 'PEP 8', url: 'https://peps.python.org/pep-0008/' };
    expect(told(answer, { verified: source }).slice(-2)).toEqual(['Source :', 'PEP 8']);
  });
});
