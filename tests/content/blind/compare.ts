import { comparedOutput } from '../../../domain/assessments/session/answer-score.ts';
import { keyOf, letters, type Shown } from './shown.ts';

/** By label or id of an item; the key `<label>#note` holds a doubt. */
export type Answers = Record<string, string>;
export type Compared = {
  item: Shown;
  outcome: 'agrees' | 'differs' | 'missing';
  answer?: string;
  key: string;
  note?: string;
};

export function compare(items: readonly Shown[], answers: Answers): Compared[] {
  return items.map((item) => {
    const given = (end: string) => answers[`${item.label}${end}`] ?? answers[`${item.id}${end}`];
    const [answer, note] = [given(''), given('#note')];
    const outcome = answer === undefined ? 'missing' : agrees(item, answer) ? 'agrees' : 'differs';
    return { item, outcome, answer, key: keyOf(item), note };
  });
}

/** Answers to no question: a mistake in writing a label would otherwise go unnoticed. */
export function unknownLabels(items: readonly Shown[], answers: Answers): string[] {
  const known = new Set(items.flatMap(({ id, label }) => [id, label]));
  return Object.keys(answers).filter((name) => !known.has(name.replace(/#note$/, '')));
}

function agrees(item: Shown, answer: string): boolean {
  const { question } = item;
  switch (question.format) {
    case 'choice':
    case 'patch':
      return sortedLetters(answer) === keyOf(item);
    case 'line':
      return question.lines.includes(Number(answer));
    case 'output':
      return comparedOutput(answer) === comparedOutput(question.output);
    case 'order':
      return (answer.match(/\d+/g) ?? []).join(',') === keyOf(item);
  }
}

/** “c, a” and “AC” are “A,C”; anything else than letters of options is no answer. */
function sortedLetters(answer: string): string | undefined {
  const given = answer.toUpperCase().replace(/[\s,;]+/g, '');
  if (![...given].every((letter) => letters.includes(letter))) return undefined;
  return [...new Set(given)].sort().join(',');
}
