import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/**
 * Asks for confirmation before the user leaves a page with unsaved changes by the back button, a link or the window.
 * `dirty` may be a function, called only when the user leaves, when it is costly to compute.
 */
export function useGuard(dirty: boolean | (() => boolean), question: string): void {
  // A form of the same page, sent to its own address, leaves what was typed in place.
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || here.search !== next.search) &&
      (typeof dirty === 'function' ? dirty() : dirty),
    [dirty],
  );
  const blocker = useBlocker(blocks);
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
