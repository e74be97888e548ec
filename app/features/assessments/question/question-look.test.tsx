import { describe, expect, it } from 'vitest';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { QuestionLook } from '../../../ui/question-look.tsx';

type Question = Parameters<typeof QuestionLook>[0]['question'];
const texts = questionLookWords.fr;

/** The texts before and behind « Voir la réponse ». */
function look(answer: Question['answer'], code: string | null = null) {
  const question = { title: 'Quoi ?', code, answer, explanation: 'Parce que.' };
  const html = rendered(<QuestionLook question={question} texts={texts} />);
  const [before = '', behind = ''] = html
    .split('<details')
    .map((part) => part.replace(/^[^<]*?>/, '').replace(/<svg.*?<\/svg>/g, ''));
  const words = (part: string) =>
    part
      .split(/<[^>]+>/)
      .map((text) => text.trim())
      .filter(Boolean);
  return { before: words(before).slice(1), behind: words(behind).slice(1, -2) };
}

describe('a question and its answer (docs/product/catalogue.md, The page of a question)', () => {
  it('choice', () => {
    const options = [
      { text: 'Un', right: true },
      { text: 'Deux', right: false },
      { text: 'Trois', right: true },
    ];
    expect(look({ format: 'choice', options })).toEqual({
      before: ['Plusieurs bonnes réponses', 'Un', 'Deux', 'Trois'],
      behind: ['Bonnes réponses', 'Un', 'Trois'],
    });
  });

  it('patch: both pieces of code, then the name of the right one', () => {
    const options = [
      { text: 'return 1;', right: false },
      { text: 'return 2;', right: true },
    ];
    expect(look({ format: 'patch', options })).toEqual({
      before: ['Correctif A', 'return 1;', 'Correctif B', 'return 2;'],
      behind: ['Bonne réponse', 'Correctif B'],
    });
  });

  it('line: numbered code, then the right line and those around it', () => {
    const code = 'a\nb\nc\nd\ne\nf\n';
    expect(look({ format: 'line', lines: [5] }, code)).toEqual({
      before: ['1', 'a', '2', 'b', '3', 'c', '4', 'd', '5', 'e', '6', 'f'],
      behind: ['Bonne réponse – Ligne 5', '3', 'c', '4', 'd', '5', 'Bonne réponse', 'e', '6', 'f'],
    });
  });

  it('output', () => {
    expect(look({ format: 'output', output: '1 2' }, 'print(1, 2)')).toEqual({
      before: ['print(1, 2)'],
      behind: ['Réponse exacte', '1 2'],
    });
  });

  it('order: the steps in alphabetical order, then in the right one', () => {
    expect(look({ format: 'order', steps: ['Ouvrir', 'Lire', 'Fermer'] })).toEqual({
      before: ['Fermer', 'Lire', 'Ouvrir'],
      behind: ['Bon ordre', '1.', 'Ouvrir', '2.', 'Lire', '3.', 'Fermer'],
    });
  });
});
