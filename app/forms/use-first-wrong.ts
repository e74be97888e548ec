import { useEffect, useRef } from 'react';

/** A group cannot take the focus: the first thing in it does. */
const wrongField =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, button)';

/** Whoever tried to send is taken to the first thing that is wrong. `tried` is new with every try, or nothing before it. */
export function useFirstWrong(tried: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [tried]);
  return form;
}
