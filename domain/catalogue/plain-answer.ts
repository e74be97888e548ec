import type { QuestionAnswer } from '../assessments/question-answer.ts';
import { codeLines } from '../assessments/session/code-lines.ts';

/** The right answer of a question as one text, for search engines. */
export function plainAnswer(answer: QuestionAnswer, code: string | null, lineName: (line: number) => string): string {
  switch (answer.format) {
    case 'choice':
      return rightTexts(answer.options)
        .map((text) => `${text}.`)
        .join(' ');
    case 'patch':
      return rightTexts(answer.options).join('\n');
    case 'line': {
      const lines = codeLines(code ?? '');
      return answer.lines.map((line) => `${lineName(line)} – ${lines[line - 1]?.trim() ?? ''}`).join('\n');
    }
    case 'output':
      return answer.output;
    case 'order':
      return answer.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  }
}

const rightTexts = (options: readonly { text: string; right: boolean }[]) =>
  options.filter(({ right }) => right).map(({ text }) => text);
