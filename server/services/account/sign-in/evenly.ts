import { setTimeout as wait } from 'node:timers/promises';

/** Answers no sooner than after this time: how long the work took says nothing about whether an account exists. */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}
