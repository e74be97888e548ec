import type { QuestionFormat } from '../content/question.ts';
import type { Answer } from './answer-score.ts';
import { choosableLines } from './code-lines.ts';

/** The longest text that a player can type, in characters. */
export const mostTyped = 400;

/**
 * An answer as a player sends it: places on the screen from 0 (for the format 'order' in the order of the player), the
 * number of a line, or a typed text.
 */
export type GivenAnswer = { chosen: readonly number[] } | { typed: string };

type Asked = {
  format: QuestionFormat;
  /** Positions of the options in the table, in the order of this player's screen. */
  optionOrder: readonly number[];
  code: string | null;
};

/** The answer as it is stored; undefined when it does not fit the question. Equal answers are stored alike. */
export function storedAnswer({ format, optionOrder, code }: Asked, given: GivenAnswer): Answer | undefined {
  if (format === 'output') return 'typed' in given ? { chosen: [], typed: given.typed } : undefined;
  const places = 'chosen' in given ? given.chosen : [];
  const chosen = format === 'line' ? lineOf(places, code ?? '') : optionsOf(format, places, optionOrder);
  return chosen && { chosen, typed: null };
}

function lineOf(places: readonly number[], code: string): number[] | undefined {
  const [line] = places;
  return line !== undefined && places.length === 1 && choosableLines(code).includes(line) ? [line] : undefined;
}

function optionsOf(format: QuestionFormat, places: readonly number[], order: readonly number[]): number[] | undefined {
  const positions = [...new Set(places)].flatMap((place) => order[place] ?? []);
  const known = positions.length === new Set(places).size && positions.length > 0;
  if (format === 'order')
    return known && places.length === order.length && positions.length === order.length ? positions : undefined;
  // The order in which options were ticked does not matter.
  return known ? positions.sort((one, other) => one - other) : undefined;
}
