import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RevealedQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { AnswerResult } from './answer-result.tsx';
import type { Play } from './use-session.ts';

const question: RevealedQuestion = {
  questionId: '1',
  title: 'Que fait useEffect ?',
  code: null,
  colours: { code: '', options: [] },
  difficulty: 1,
  explanation: 'Il s’exécute après l’affichage.',
  answer: { format: 'choice', options: [{ text: 'Un effet', right: true, chosen: true }] },
  verified: undefined,
  how: 'answered',
  right: true,
  counts: false,
  linked: false,
};

function numberShown(questionIndex: number, remainingQuestions: number, revealed: RevealedQuestion[]) {
  const view = {
    sessionId: '1',
    testId: '1',
    status: 'STARTED',
    practice: true,
    question: undefined,
    outcome: undefined,
  } as const;
  const play: Play = {
    view: { ...view, questionIndex, remainingQuestions, revealed },
    receivedAt: 0,
    busy: undefined,
    trouble: undefined,
    send: async () => true,
  };
  const html = renderToString(
    <LocaleContext value="fr">
      <AnswerResult play={play} test={{ id: '1', alias: 'sql', name: 'SQL', handle: null }} />
    </LocaleContext>,
  );
  const [, words] = /<p>(Question [^<]+)<\/p>/.exec(html) ?? [];
  const done = html.match(/data-state="done"/g)?.length ?? 0;
  return { words: words?.replace(/[\u202f\u00a0]/g, ' '), done };
}

describe('the number above a corrected question (docs/product/assessments.md, Answering a question)', () => {
  it.each([
    ['the first', 1, 11, 'Question 1 / 12', 0],
    ['the fifth', 5, 7, 'Question 5 / 12', 4],
    ['the last', 12, 0, 'Question 12 / 12', 11],
  ])('is its own, not that of the next question: %s', (_, index, remaining, words, done) => {
    const revealed = Array.from({ length: index }, () => question);
    expect(numberShown(index, remaining, revealed)).toEqual({ words, done });
  });

  it('is that of the coming question where no answer is shown', () => {
    expect(numberShown(3, 9, [])).toEqual({ words: 'Question 4 / 12', done: 3 });
  });
});
