import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import type { Locale } from '../lint/prose.ts';
import { letters, type Shown } from './shown.ts';

/** What is asked for, and how it is answered. */
function instruction(question: ContentQuestion): string {
  switch (question.format) {
    case 'choice':
      return question.right.length > 1 ? 'Several answers, such as "A,C".' : 'One answer, such as "B".';
    case 'patch':
      return 'Which of the two patches: "A" or "B".';
    case 'line':
      return 'The number of the faulty line, such as "17".';
    case 'output':
      return 'What is printed, lines separated by \\n. The number of spaces does not matter.';
    case 'order':
      return 'The numbers of the steps in the right order, such as "3,1,2".';
  }
}

const fenced = (language: string, code: string): string[] => [`\`\`\`${language}`, code.trimEnd(), '```'];

function codeLines({ code, language = '', format }: ContentQuestion): string[] {
  if (code === undefined) return [];
  if (format !== 'line') return [...fenced(language, code), ''];
  const numbered = code
    .trimEnd()
    .split('\n')
    .map((line, index) => `${String(index + 1).padStart(2)} | ${line}`);
  return [...fenced(language, numbered.join('\n')), ''];
}

function optionLines({ question, options }: Shown, locale: Locale): string[] {
  if (question.format === 'order') return options.map((step, index) => `${index + 1}. ${step[locale]}`);
  if (question.format !== 'patch') return options.map((option, index) => `${letters[index]}. ${option[locale]}`);
  return options.flatMap((option, index) => [`${letters[index]}.`, ...fenced(question.language, option[locale])]);
}

/** The questions without their answers, in the order given. */
export function sheet(alias: string, items: readonly Shown[], locale: Locale): string {
  const questions = items.flatMap((item) => [
    `## ${item.label}`,
    '',
    item.question.title[locale],
    '',
    ...codeLines(item.question),
    ...optionLines(item, locale),
    ...(item.options.length > 0 ? [''] : []),
    `(${instruction(item.question)})`,
    '',
  ]);
  const example = '{ "q-1a2b3c": "B", "q-4d5e6f": "A,C", "q-4d5e6f#note": "C is not quite true, because …" }';
  return [
    `# ${alias}: ${items.length} questions`,
    '',
    'Answer every question as JSON, by its label; a note says what is doubtful, ambiguous or badly written:',
    '',
    example,
    '',
    ...questions,
  ].join('\n');
}
