import { useEffect, useRef } from 'react';

/** An event of the live stream: it names what changed, without the data. 'hello' each time the stream opens. */
export type LiveEvent = { kind: string; id?: string };

const eventName = 'vivier-news';

/** Passes an event of the live stream on to the mounted components (`useLiveEvents`). */
export function publishLiveEvent(news: LiveEvent): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: news }));
}

/** Calls the listener for each event while the component is mounted. */
export function useLiveEvents(listener: (news: LiveEvent) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear = (event: Event) => latest.current((event as CustomEvent<LiveEvent>).detail);
    window.addEventListener(eventName, hear);
    return () => window.removeEventListener(eventName, hear);
  }, []);
}
