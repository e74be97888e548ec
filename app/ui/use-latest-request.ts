import { useCallback, useRef } from 'react';

/**
 * One request at a time: a call during a request starts one more request after it, so that the result is never older
 * than the last call. `ask` resolves to true when another request is needed.
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
