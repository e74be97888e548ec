import { describe, expect, it } from 'vitest';
import type { ShownQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { fieldLabels, rendered } from '../../../../tests/harness/rendered.ts';
import { QuestionScreen } from './question-screen.tsx';
import type { Play } from './use-session.ts';

const base: ShownQuestion = {
  questionId: '1',
  format: 'choice',
  title: 'Quelle réponse ?',
  code: null,
  colours: { code: '', options: [] },
  severalRight: false,
  options: [],
  millisecondsLeft: 60_000,
  milliseconds: 60_000,
};
const play: Play = {
  view: {
    ...{ sessionId: '1', testId: '1', status: 'STARTED', practice: true, questionIndex: 0, remainingQuestions: 12 },
    question: base,
    outcome: undefined,
    revealed: [],
  },
  receivedAt: 0,
  busy: undefined,
  trouble: undefined,
  send: async () => true,
};
const screen = (question: Partial<ShownQuestion>) =>
  rendered(
    <QuestionScreen
      play={play}
      test={{ id: '1', alias: 'sql', name: 'SQL', handle: null }}
      question={{ ...base, ...question }}
    />,
  );
/** The words of an element and of all inside it. */
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '');

describe('the control of each format (docs/product/assessments.md, Answering a question)', () => {
  it('choice: a radio button for each option', () => {
    const html = screen({ options: ['Oui', 'Non'] });
    expect(fieldLabels(html)[0]).toBe('Une seule bonne réponse');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
  });

  it('patch: two pieces of code, whose headings are radio buttons', () => {
    const html = screen({ format: 'patch', options: ['return 1;', 'return 2;'] });
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = '']) => heading);
    expect(headings.map(wordsOf)).toEqual(['Correctif A1', 'Correctif B2']);
    for (const heading of headings) expect(heading).toContain('type="radio"');
    expect(html).toContain('aria-label="Code du correctif B"');
    expect(html).toContain('<code>return 2;</code>');
  });

  it('line: a radio button for each line that is not blank, named by its number and its code', () => {
    const html = screen({ format: 'line', code: 'const a = 1;\n\n  return a;\n' });
    const lines = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, line = '']) => line);
    expect(lines.map((line) => wordsOf(line.replace(/<span aria-hidden="true">\d+<\/span>/, '')))).toEqual([
      'Ligne 1 : const a = 1;',
      'Ligne 3 :   return a;',
    ]);
    expect(html.match(/type="radio"[^>]*value="\d"/g)).toHaveLength(2);
  });

  it('output: a text field of three lines that nothing corrects', () => {
    const html = screen({ format: 'output', code: 'print(1)' });
    expect(fieldLabels(html)).toEqual(['Réponse exacte']);
    const [area = ''] = /<textarea[^>]*>/.exec(html) ?? [];
    for (const attribute of [
      'rows="3"',
      'maxLength="400"',
      'autoCapitalize="off"',
      'autoCorrect="off"',
      'spellCheck="false"',
    ])
      expect(area).toContain(attribute);
    expect(html).toContain('Le nombre d’espaces ne compte pas. Tout le reste compte : majuscules,');
  });

  it('order: buttons that name their step; the first cannot go up, the last cannot go down', () => {
    const html = screen({ format: 'order', options: ['Lire `a`', 'Ouvrir', 'Fermer'] });
    const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"([^>]*)>/g)];
    expect(buttons.map(([, name, rest = '']) => [name, rest.includes('aria-disabled')])).toEqual([
      ['Monter – Lire a', true],
      ['Descendre – Lire a', false],
      ['Monter – Ouvrir', false],
      ['Descendre – Ouvrir', false],
      ['Monter – Fermer', false],
      ['Descendre – Fermer', true],
    ]);
  });
});
