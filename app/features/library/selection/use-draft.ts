import { useCallback, useEffect, useRef, useState } from 'react';
import type { BatchDraft } from '../../../../domain/library/selection/batch-draft.ts';
import type { Path } from '../../../../domain/paths.ts';
import { type CommandOf, sendCommand } from '../../../forms/send.ts';

export type DraftState = 'quiet' | 'saving' | 'saved' | 'failed';

/** Typing has paused after this time. */
const pauseMilliseconds = 700;

/** Stores the typed text on the server at every pause and when the page is left, so that a closed tab loses nothing. */
export function useDraft(
  address: Path<'selection'>,
  draft: BatchDraft,
): { state: DraftState; flush: () => Promise<void> } {
  const text = JSON.stringify({ mode: 'draft', draft });
  const latest = useRef(text);
  const kept = useRef(text);
  const queue = useRef(Promise.resolve());
  const [state, setState] = useState<DraftState>('quiet');
  useEffect(() => {
    latest.current = text;
  }, [text]);

  const flush = useCallback((): Promise<void> => {
    // One request after the other, so that an older draft never arrives last.
    queue.current = queue.current.then(async () => {
      const sent = latest.current;
      if (sent === kept.current) return;
      setState('saving');
      const answer = await sendCommand(address, JSON.parse(sent) as CommandOf<'selection'>);
      const done = 'done' in answer;
      if (done) kept.current = sent;
      setState(done ? 'saved' : 'failed');
    });
    return queue.current;
  }, [address]);

  useEffect(() => {
    if (text === kept.current) return;
    const timer = setTimeout(() => void flush(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, flush]);

  useEffect(() => {
    // A request sent while the page is closing must be a beacon, or the browser would cancel it.
    const leave = () => {
      if (document.visibilityState !== 'hidden' || latest.current === kept.current) return;
      navigator.sendBeacon(address, new Blob([latest.current], { type: 'application/json' }));
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush();
    };
  }, [address, flush]);

  return { state, flush };
}
