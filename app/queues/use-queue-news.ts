import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveEvents } from '../ui/live-events.ts';

/** The names that the database sends when an item enters or leaves a queue (migrations 0029, 0037, 0045 and 0060). */
export type QueueName =
  | 'profiles'
  | 'companies'
  | 'plans'
  | 'introductions'
  | 'questions'
  | 'questionReports'
  | 'support'
  | 'calls'
  | 'offers'
  | 'rankingRequests'
  | 'failures';

/** The page loads its data again at most once in this time. */
const pauseMilliseconds = 1000;

/** Loads the page's data again when one of its queues (or any, if none is named) has changed. Typed text stays. */
export function useQueueNews(...queues: QueueName[]): void {
  const { revalidate } = useRevalidator();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  useEffect(() => () => clearTimeout(pause.current), []);

  const ask = () => {
    again.current = pause.current !== undefined;
    if (again.current) return;
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (again.current) ask();
    }, pauseMilliseconds);
    // Not awaited: a navigation that starts in the meantime loads the same data.
    void revalidate();
  };
  useLiveEvents(({ kind, id }) => {
    // News without an id: any queue may have changed while the stream was disconnected.
    const meant = id === undefined || queues.length === 0 || queues.some((queue) => queue === id);
    if (kind === 'queue' && meant) ask();
  });
}
