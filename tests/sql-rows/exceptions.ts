import type { Problem } from './judge.ts';

/** Files whose raw SQL no test of this process can show, with the reason. An error of the compiler has no exception. */
export const exceptions: Record<string, string> = {};

/** The problems that remain. An exception that is not needed any more is one too. */
export function withoutExceptions(problems: Problem[], allowed: Record<string, string>): Problem[] {
  const isAbout = (file: string) => (problem: Problem) => problem.place.startsWith(`${file}:`);
  const unneeded = Object.keys(allowed).filter((file) => !problems.some(isAbout(file)));
  return [
    ...problems.filter((problem) => !Object.keys(allowed).some((file) => isAbout(file)(problem))),
    ...unneeded.map((file) => ({ place: file, words: 'tests now show its SQL: remove it from exceptions.ts' })),
  ];
}
