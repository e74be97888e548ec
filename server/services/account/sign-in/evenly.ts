import { setTimeout as wait } from 'node:timers/promises';

/** Answers after at least this time, so that the duration does not reveal whether an account exists. */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}
