import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { followStored } from './follow-stored.ts';

type StoredField = HTMLInputElement | HTMLTextAreaElement;
type Values = Map<StoredField, string>;

type Options = {
  /** The last answer to this form; a new object each time. */
  answer: { done?: unknown } | undefined;
  /** Nothing is being sent or loaded: the page holds the stored values. */
  idle: boolean;
};

/**
 * For a form that stays on the screen after it is saved, and whose fields have their stored values as `defaultValue`
 * or `defaultChecked`. The answer to a form arrives before the page's new data: until then the fields keep the sent
 * values, then they show the stored ones, except for text typed in between. Spread over the form.
 */
export function useStoredFields({ answer, idle }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const filledWith = useRef(new WeakMap<StoredField, string | undefined>());
  const sent = useRef<{ values: Values; after: Options['answer']; left: boolean }>(undefined);
  const refused = answer !== undefined && !answer.done;

  // After each render, because any of them may bring new stored values.
  useLayoutEffect(() => {
    const fields = form.current ? fieldsOf(form.current) : [];
    const known = filledWith.current;
    for (const field of fields) {
      if (known.has(field)) continue;
      known.set(field, refused ? undefined : storedIn(field));
      // Setting the value makes the field independent of later changes of its default value.
      show(field, shownBy(field));
    }
    if (!idle) {
      if (sent.current) sent.current.left = true;
      return;
    }
    if (sent.current?.left) {
      const { values, after } = sent.current;
      sent.current = undefined;
      if (answer?.done && answer !== after) for (const [field, value] of values) known.set(field, value);
    }
    // The fields still hold the typed values, and so do their defaults, for a page without JavaScript.
    if (refused) return;
    for (const field of fields) {
      const stored = storedIn(field);
      const next = followStored({ shown: shownBy(field), filledWith: known.get(field), stored });
      if (next !== shownBy(field)) show(field, next);
      if (next === stored) known.set(field, stored);
    }
  });

  const onSubmit = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    const values: Values = new Map(fieldsOf(currentTarget).map((field) => [field, shownBy(field)]));
    sent.current = { values, after: answer, left: false };
  };
  return { ref: form, onSubmit };
}

const fixed = ['hidden', 'submit', 'button', 'file', 'radio'];

function fieldsOf(form: HTMLFormElement): StoredField[] {
  return [...form.elements].filter(
    (field): field is StoredField =>
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !fixed.includes(field.type)),
  );
}

const isBox = (field: StoredField): field is HTMLInputElement => field.type === 'checkbox';
const shownBy = (field: StoredField) => (isBox(field) ? String(field.checked) : field.value);
const storedIn = (field: StoredField) => (isBox(field) ? String(field.defaultChecked) : field.defaultValue);

function show(field: StoredField, value: string): void {
  if (isBox(field)) field.checked = value === 'true';
  else field.value = value;
}
