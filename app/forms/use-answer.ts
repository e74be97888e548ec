import { useEffect, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { focusWrongField } from './wrong-field.ts';

/**
 * The answer of the page's action. The router drops it when the page's data is loaded again, which live news can
 * cause at any moment: this hook keeps it until another form is sent or another page is opened.
 */
export function useAnswer<Action>() {
  const now = useActionData<Action>();
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer: now });
  if (kept.key !== key || (now && kept.answer !== now)) setKept({ key, answer: now });
  const answer = now ?? (kept.key === key ? kept.answer : undefined);
  useEffect(() => {
    if (isRefused(answer)) focusWrongField(document.querySelector('main'));
  }, [answer]);
  return answer;
}

function isRefused(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.keys((answer as { errors?: object }).errors ?? {}).length > 0
  );
}
