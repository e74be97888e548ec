import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useNews } from '../ui/news.ts';

/** As the database names them when something enters or leaves one (migration 0029). */
export type QueueName =
  | 'profiles'
  | 'companies'
  | 'plans'
  | 'introductions'
  | 'questions'
  | 'questionReports'
  | 'support'
  | 'failures';

/** However much happens in a queue, its page asks no more often than this. */
const pauseMilliseconds = 1000;

/** Loads the page's data again when one of its queues (or any, if none is named) has changed. What was typed stays. */
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
    // Given up when the page begins to load for a reason of its own: what was asked for comes with that.
    revalidate().catch(() => {});
  };
  useNews(({ kind, id }) => {
    // Without a name: one or the other has changed while nobody was listening.
    const meant = id === undefined || queues.length === 0 || queues.some((queue) => queue === id);
    if (kind === 'queue' && meant) ask();
  });
}
