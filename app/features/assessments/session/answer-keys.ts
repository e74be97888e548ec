import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { codeLines } from '../../../../domain/assessments/session/code-lines.ts';
import type { ShownQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { typedNumber } from './typed-number.ts';

type Keys = {
  question: ShownQuestion;
  /** The form with the inputs of the answer. */
  form: RefObject<HTMLFormElement | null>;
  choose: (value: number) => void;
  validate: () => void;
};

/**
 * The keys of a question: the number of an option, a line or a step, and Enter. In the text field both are typed, and
 * Ctrl with Enter validates.
 */
export function useAnswerKeys({ question, form, choose, validate }: Keys): (event: KeyboardEvent) => void {
  const number = useRef({ value: 0, at: 0 });

  const pick = (value: number): boolean => {
    const input = form.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
    if (!input) return false;
    choose(value);
    input.focus();
    return true;
  };
  const pickLine = (digit: number): boolean => {
    const now = performance.now();
    const value = typedNumber(number.current, digit, now, codeLines(question.code ?? '').length);
    number.current = { value, at: now };
    return pick(value);
  };
  const press = (digit: number): boolean => {
    switch (question.format) {
      case 'choice':
      case 'patch':
        return pick(digit - 1);
      case 'line':
        return pickLine(digit);
      case 'order':
        form.current?.querySelectorAll<HTMLElement>('[data-step]')[digit - 1]?.focus();
        return true;
      case 'output':
        return false;
    }
  };

  return (event) => {
    const { target, key } = event;
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey || control !== target instanceof HTMLTextAreaElement) return;
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) {
      event.preventDefault();
      if (!event.repeat) validate();
    }
    if (!control && /^\d$/.test(key) && press(Number(key))) event.preventDefault();
  };
}
