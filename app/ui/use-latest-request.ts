import { useCallback, useRef } from 'react';

/**
 * One question at a time: asked again while an answer is on its way, it is asked once more after it, so that what is
 * shown is never older than the last reason to ask. `ask` says whether there is more to ask for.
 */
export function useLatestRequest(ask: () => Promise<boolean>): () => Promise<void> {
  const latest = useRef(ask);
  latest.current = ask;
  const state = useRef({ busy: false, again: false });
  return useCallback(async () => {
    const now = state.current;
    now.again = true;
    if (now.busy) return;
    now.busy = true;
    while (now.again) {
      now.again = false;
      if (await latest.current()) now.again = true;
    }
    now.busy = false;
  }, []);
}
