import type { Proof, ProofTool } from '../../../domain/assessments/content/proof.ts';
import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';

/** One program to execute. */
export type Program = Pick<Proof, 'stdin' | 'files' | 'run'> & { text: string };
/** Programs to execute, and what they must print. */
export type Plan =
  | { kind: 'prints'; program: Program; right: string[]; wrong: string[]; onlyLineNumbers?: boolean }
  | { kind: 'judges'; prints: string; runs: { program: Program; about: string; isRight: boolean }[] };

const byLanguage: Record<string, ProofTool> = {
  javascript: 'node',
  typescript: 'typescript',
  html: 'browser',
  css: 'browser',
  jsx: 'react',
  tsx: 'react',
  vue: 'vue',
  sql: 'postgresql',
  dockerfile: 'docker',
  bash: 'bash',
  console: 'bash',
  python: 'python',
  php: 'php',
  go: 'go',
  rust: 'rust',
  java: 'java',
  csharp: 'csharp',
  c: 'c',
  cpp: 'cpp',
};

/** The tool that executes the proof; undefined when neither the proof nor the language of the code tells it. */
export function toolOf({ proof, language }: Pick<ContentQuestion, 'proof' | 'language'>): ProofTool | undefined {
  return proof?.tool ?? byLanguage[language ?? ''];
}

/** What to execute for a question and what must be printed; throws when its proof cannot be executed. */
export function planOf(question: ContentQuestion): Plan {
  const { proof = {}, code = '' } = question;
  const template: Program = {
    text: proof.program ?? code,
    stdin: proof.stdin,
    files: proof.files,
    run: proof.run,
  };
  if (template.text === '') throw new Error('it has neither code nor a program');
  for (const name of Object.keys(template.files ?? {}))
    if (!name.split('/').every((part) => /^(?!\.{1,2}$)[\w.-]+$/.test(part)))
      throw new Error(`${name} is no name for a file`);
  const fill = (slots: Record<string, string>) => fillProgram(template, { code, ...slots });
  const prints = proof.prints ?? 'true';
  switch (question.format) {
    case 'output': {
      // The player types the numbers of the lines only, without the error codes.
      const onlyLineNumbers = toolOf(question) === 'typescript' && !proof.run;
      return { kind: 'prints', program: fill({}), right: [question.output], wrong: [], onlyLineNumbers };
    }
    case 'choice':
    case 'patch': {
      const { right, wrong } = claimsOf(question);
      if (!has(template, 'claim')) return { kind: 'prints', program: fill({}), right, wrong };
      const run = (isRight: boolean) => (claim: string) => ({ program: fill({ claim }), about: claim, isRight });
      return { kind: 'judges', prints, runs: [...right.map(run(true)), ...wrong.map(run(false))] };
    }
    case 'line': {
      const fixed = withFix(code, question.lines[0] ?? 1, question.fix);
      const runs = [
        { program: fill({ code: fixed }), about: 'the code with its fix', isRight: true },
        { program: fill({}), about: 'the code as it is', isRight: false },
      ];
      return { kind: 'judges', prints, runs };
    }
    case 'order': {
      if (!has(template, 'steps')) throw new Error('its program does not contain [[steps]]');
      const claims = Array.isArray(proof.claims) ? proof.claims : question.steps.map(({ en }) => withoutTicks(en));
      if (claims.length !== question.steps.length) throw new Error('it has not one claim for each step');
      const runs = ordersToTry(claims.length).map((places, index) => ({
        program: fill({ steps: places.map((place) => claims[place]).join('\n') }),
        about: `the order ${places.map((place) => place + 1).join(' ')}`,
        isRight: index === 0,
      }));
      return { kind: 'judges', prints, runs };
    }
  }
}

function claimsOf(question: ContentQuestion & { format: 'choice' | 'patch' }): { right: string[]; wrong: string[] } {
  const { right, wrong, proof, format } = question;
  const claims = proof?.claims;
  if (claims) {
    if (Array.isArray(claims)) throw new Error('its claims are not right and wrong');
    if (claims.right.length !== right.length || claims.wrong.length !== wrong.length)
      throw new Error('it has not one claim for each option');
    return claims;
  }
  const text = ({ en }: { en: string }) => (format === 'patch' ? en : withoutTicks(en));
  return { right: right.map(text), wrong: wrong.map(text) };
}

function withoutTicks(text: string): string {
  return text.replaceAll('`', '');
}

function has({ text, stdin = '', files = {} }: Program, slot: string): boolean {
  return [text, stdin, ...Object.values(files)].some((one) => one.includes(`[[${slot}]]`));
}

function fillProgram({ text, stdin, files, run }: Program, slots: Record<string, string>): Program {
  const fill = (one: string) => Object.entries(slots).reduce((filled, [name, by]) => fillSlot(filled, name, by), one);
  return {
    text: fill(text),
    run,
    stdin: stdin === undefined ? undefined : fill(stdin),
    files: files && Object.fromEntries(Object.entries(files).map(([name, one]) => [name, fill(one)])),
  };
}

/** A value of several lines is indented like the line that begins with its slot, which languages such as Python need. */
function fillSlot(text: string, name: string, value: string): string {
  const slot = `[[${name}]]`;
  const indented = new RegExp(`^([ \\t]+)\\[\\[${name}\\]\\]`, 'gm');
  return text
    .replace(indented, (_, space: string) => indentBy(space, value.trimEnd()))
    .replaceAll(slot, () => (name === 'claim' ? value : value.trimEnd()));
}

function indentBy(space: string, text: string): string {
  return text.replace(/^(?=.)/gm, space);
}

/** The code with one line replaced. A fix that is not indented gets the indentation of that line. */
export function withFix(code: string, line: number, fix: string): string {
  const lines = code.split('\n');
  const space = /^\s*/.exec(lines[line - 1] ?? '')?.[0] ?? '';
  const text = fix.trimEnd();
  lines.splice(line - 1, 1, ...(text === '' ? [] : [/^\s/.test(text) ? text : indentBy(space, text)]));
  return lines.join('\n');
}

/**
 * The orders that are executed, the right one first: all up to five steps. Six steps have 720 orders; those with one step
 * moved or two exchanged find every pair of steps that may change places.
 */
export function ordersToTry(count: number): number[][] {
  if (count <= 5) return permutations(count);
  const right = Array.from({ length: count }, (_, place) => place);
  const tried = right.flatMap((from) =>
    right.flatMap((to) => [right.toSpliced(from, 1).toSpliced(to, 0, from), exchanged(right, from, to)]),
  );
  return [...new Map([right, ...tried].map((order) => [order.join(), order])).values()];
}

function exchanged(order: readonly number[], one: number, other: number): number[] {
  return order.with(one, order[other] ?? 0).with(other, order[one] ?? 0);
}

/** Every order of the numbers from 0 to `count - 1`, the natural one first. */
function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  const all = Array.from({ length: count }, (_, place) => place);
  const rest = permutations(count - 1);
  return all.flatMap((first) =>
    rest.map((order) => [first, ...order.map((one) => all.filter((n) => n !== first)[one] ?? 0)]),
  );
}
