import { useState } from 'react';
import type { GivenAnswer } from '../../../../domain/assessments/session/given-answer.ts';
import type { ShownQuestion } from '../../../../server/services/assessments/session/view-session.ts';

export type AnswerDraft = {
  /** Places of options, the number of a line, or the places of steps in the order of the player. */
  chosen: number[];
  typed: string;
  choose: (value: number) => void;
  reorder: (order: number[]) => void;
  type: (text: string) => void;
  /** The answer to send; undefined while there is none. Steps as they were shown first are none, because never right. */
  answer: { chosen: number[] } | { typed: string } | undefined;
};

/** What the player has ticked, typed or moved so far; it does not change while `locked`. */
export function useAnswer({ severalRight }: ShownQuestion, locked: boolean): AnswerDraft {
  const [chosen, setChosen] = useState<number[]>([]);
  const [typed, setTyped] = useState('');
  const unlocked =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      if (!locked) change(value);
    };
  return {
    chosen,
    typed,
    choose: unlocked((value: number) => setChosen((now) => (severalRight ? toggled(now, value) : [value]))),
    reorder: unlocked(setChosen),
    type: unlocked(setTyped),
    answer: chosen.length > 0 ? { chosen } : typed.trim() === '' ? undefined : { typed },
  } satisfies AnswerDraft & { answer: GivenAnswer | undefined };
}

function toggled(chosen: readonly number[], value: number): number[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
