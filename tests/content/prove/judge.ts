import { comparedOutput } from '../../../domain/assessments/session/answer-score.ts';
import type { Plan, Program } from './plan.ts';

export function programsOf(plan: Plan): Program[] {
  return plan.kind === 'prints' ? [plan.program] : plan.runs.map(({ program }) => program);
}

/** What is wrong with a question whose programs printed that, in the order of `programsOf`: no lines when nothing is. */
export function judge(plan: Plan, printed: readonly string[]): string[] {
  return plan.kind === 'prints' ? judgePrinted(plan, printed[0] ?? '') : judgeRuns(plan, printed);
}

function judgePrinted(plan: Plan & { kind: 'prints' }, printed: string): string[] {
  const { right, wrong } = plan;
  const text = printedAnswer(plan, printed);
  const lines = (of: string[]) => of.flatMap((one) => comparedOutput(one).split('\n')).sort();
  const isRight =
    right.length === 1 ? text === comparedOutput(right[0] ?? '') : lines([text]).join('\n') === lines(right).join('\n');
  const alsoRight = wrong.filter((claim) => {
    const normal = comparedOutput(claim);
    return normal === text || (right.length > 1 && text.split('\n').includes(normal));
  });
  return [
    ...(isRight ? [] : [`expected ${quoted(right.join('\n'))}, printed ${quoted(text)}`]),
    ...alsoRight.map((claim) => `the program prints a wrong option: ${quoted(claim)}`),
  ];
}

/** What a program printed, as an answer is compared. */
export function printedAnswer(plan: Plan, printed: string): string {
  return comparedOutput(plan.kind === 'prints' && plan.onlyLineNumbers ? lineNumbers(printed) : printed);
}

/** `4 9` for errors printed as `4: TS2322`, one per line. */
function lineNumbers(printed: string): string {
  const numbers = [...printed.matchAll(/^(\d+): /gm)].map(([, line]) => Number(line));
  return [...new Set(numbers)].sort((one, other) => one - other).join(' ');
}

function judgeRuns({ prints, runs }: Plan & { kind: 'judges' }, printed: readonly string[]): string[] {
  const expected = comparedOutput(prints);
  return runs.flatMap(({ about, isRight }, index) => {
    const text = comparedOutput(printed[index] ?? '');
    if ((text === expected) === isRight) return [];
    return isRight
      ? [`expected ${quoted(expected)} for ${quoted(about)}, printed ${quoted(text)}`]
      : [`${quoted(about)} is wrong in the file, but the program printed ${quoted(expected)} for it`];
  });
}

function quoted(text: string): string {
  const most = 300;
  return JSON.stringify(text.length > most ? `${text.slice(0, most)}…` : text);
}
