import type { QuestionFormat } from '../content/question.ts';
import type { Difficulty } from '../rating/difficulty.ts';

/**
 * The length of a question and its options in characters: the longer of both languages, so that both get the same time.
 * The two options of the format 'patch' are code.
 */
type Length = { text: number; code: number };
export type TimedQuestion = Length & {
  difficulty: Difficulty;
  format?: QuestionFormat;
  /** The number of options or steps. */
  options?: number;
};

const secondsToThink: Record<Difficulty, number> = { 0: 15, 1: 20, 2: 30, 3: 40, 4: 50 };
/** Characters per second: a text read with care, and code, where every sign matters. */
const readingSpeed = { text: 15, code: 8 };
/** Seconds to give an answer that is known: to type it, or to move one step to its place. */
const secondsToGive = { typed: 20, step: 5 };
const limits = { least: 30, most: 240 };

/** The part of a question's time that is for reading it. */
export function readingMilliseconds({ text, code }: Length): number {
  return 1000 * (text / readingSpeed.text + code / readingSpeed.code);
}

/** Seconds for a question, in steps of five. */
export function questionSeconds({ difficulty, format = 'choice', options = 0, ...length }: TimedQuestion): number {
  const giving = format === 'output' ? secondsToGive.typed : format === 'order' ? options * secondsToGive.step : 0;
  const needed = secondsToThink[difficulty] + readingMilliseconds(length) / 1000 + giving;
  return Math.min(limits.most, Math.max(limits.least, 5 * Math.ceil(needed / 5)));
}

/**
 * A setting of the developer: no reason is needed, and only administrators see it besides the developer. A third is
 * the « tiers temps » of French exams.
 */
export const extraTimes = { none: 1, third: 4 / 3, half: 1.5, double: 2 } as const;
export type ExtraTime = keyof typeof extraTimes;

export function secondsWith(extraTime: ExtraTime, seconds: number): number {
  return Math.ceil(seconds * extraTimes[extraTime]);
}

/** When the time that the player sees is over. */
export function deadlineOf(shownAt: Date, seconds: number, extraTime: ExtraTime): Date {
  return new Date(shownAt.getTime() + 1000 * secondsWith(extraTime, seconds));
}

/** Network time for an answer given in time. It is not shown, so that players do not count on it. */
export const graceMilliseconds = 3000;

export function millisecondsLeft(deadline: Date, now: Date): number {
  return Math.max(0, deadline.getTime() - now.getTime());
}

/** An answer later than this counts as none. */
export function isLate(deadline: Date, now: Date): boolean {
  return now.getTime() > deadline.getTime() + graceMilliseconds;
}
