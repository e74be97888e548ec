import type { Program } from '../plan.ts';

/** What executes programs. */
export type Tool = {
  /** Its name and version as people read it, such as `PostgreSQL 18.4`; undefined when it is not installed. */
  version: () => Promise<string | undefined>;
  /** What each program prints, in their order. Each is ended after `seconds`. */
  run: (programs: readonly Program[], seconds?: number) => Promise<string[]>;
  close?: () => Promise<void>;
};

export const runSeconds = 10;
/** Three processes keep two cores busy, because each of them also reads files. */
export const atOnce = 3;

/** Does the work for all that is given, for some at a time. */
export async function eachAtOnce<T, R>(given: readonly T[], most: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...given.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
