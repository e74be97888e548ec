import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { type News, sayNews } from '../../ui/news.ts';
import { browserParts, openLiveStream } from './live-stream.ts';

/** Whatever shows conversations or queues asks for what it misses itself: loading every page for each would be too much. */
const askedForOneByOne = ['message', 'read', 'typing', 'queue'];

type Props = { readAt: number; children?: ReactNode };

/**
 * Keeps a stream of news from the server open for a signed-in visitor. News that no component fetches by itself makes
 * React Router load the page's data again. `children` are mounted before the stream opens, so that they miss nothing.
 */
export default function LiveUpdates({ readAt, children }: Props) {
  const { revalidate, state } = useRevalidator();
  const idle = useNavigation().state === 'idle' && state === 'idle';
  const [wanted, setWanted] = useState(0);
  const done = useRef(0);
  const isLoading = useRef(false);
  const heardWhileLoading = useRef<News[]>([]);
  useEffect(() => {
    isLoading.current = !idle;
    if (!idle) return;
    // The data that has just arrived may be older than this news: components that fetch on news fetch once more.
    for (const news of heardWhileLoading.current.splice(0)) sayNews(news);
    // News that comes while data is on its way waits for it: to begin anew each time would never come to an end.
    if (done.current === wanted) return;
    done.current = wanted;
    isLoading.current = true;
    // Given up when the page begins to load for a reason of its own: what was asked for comes with that.
    revalidate().catch(() => {});
  }, [idle, wanted, revalidate]);
  // The line is opened once: what the page learns later, it learns through it.
  const [since] = useState(readAt);
  useEffect(() => {
    let known = false;
    const hear = (news: News): void => {
      sayNews(news);
      const oneByOne = askedForOneByOne.includes(news.kind);
      if (oneByOne && isLoading.current) heardWhileLoading.current.push(news);
      // The line was down for a while when it greets again: what was said meanwhile is lost, and looked up.
      const greeted = news.kind === 'hello';
      if (greeted ? known : !oneByOne) setWanted((count) => count + 1);
      known ||= greeted;
    };
    return openLiveStream(`/live?since=${since}`, hear, browserParts);
  }, [since]);
  return children;
}
