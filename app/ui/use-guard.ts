import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Leaving the page by the back button, a link or the window asks first; what was done is not thrown away by accident.
 * Asked when somebody leaves, should it be costly to know before.
 */
export function useGuard(dirty: boolean | (() => boolean), question: string): void {
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty === true || (typeof dirty === 'function' && dirty())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
}
