import { useEffect, useRef } from 'react';

/** What the open line to the server says: that something changed, never what. 'hello' each time the line opens. */
export type News = { kind: string; id?: string };

const eventName = 'vivier-news';

/** Passes on what was heard to whatever is on screen. */
export function sayNews(news: News): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: news }));
}

/** Hears all news while it is on screen. */
export function useNews(listener: (news: News) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear = (event: Event) => latest.current((event as CustomEvent<News>).detail);
    window.addEventListener(eventName, hear);
    return () => window.removeEventListener(eventName, hear);
  }, []);
}
