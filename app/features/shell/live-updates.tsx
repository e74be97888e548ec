import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { type LiveEvent, publishLiveEvent } from '../../ui/live-events.ts';
import { browserParts, openLiveStream } from './live-stream.ts';

/**
 * Components for conversations and queues fetch their own data on these events: reloading the whole page would cost
 * too much.
 */
const askedForOneByOne = ['message', 'read', 'typing', 'queue'];

type Props = { readAt: number; children?: ReactNode };

/**
 * Keeps a stream of news from the server open for a signed-in user. An event without a
 * listening component makes React Router revalidate the page. `children` are mounted before the stream opens, so that they miss nothing.
 */
export default function LiveUpdates({ readAt, children }: Props) {
  const { revalidate, state } = useRevalidator();
  const idle = useNavigation().state === 'idle' && state === 'idle';
  const [wanted, setWanted] = useState(0);
  const done = useRef(0);
  const isLoading = useRef(false);
  const heardWhileLoading = useRef<LiveEvent[]>([]);
  useEffect(() => {
    isLoading.current = !idle;
    if (!idle) return;
    // The data that has just arrived may be older than this news: components that fetch on news fetch once more.
    for (const news of heardWhileLoading.current.splice(0)) publishLiveEvent(news);
    // News that arrives during loading waits for its end: restarting each time might never end.
    if (done.current === wanted) return;
    done.current = wanted;
    isLoading.current = true;
    // Not awaited: a navigation that starts in the meantime loads the same data.
    void revalidate();
  }, [idle, wanted, revalidate]);
  // The stream is opened once, with the time of the first page; later changes arrive through it.
  const [since] = useState(readAt);
  useEffect(() => {
    let known = false;
    const hear = (news: LiveEvent): void => {
      publishLiveEvent(news);
      const oneByOne = askedForOneByOne.includes(news.kind);
      if (oneByOne && isLoading.current) heardWhileLoading.current.push(news);
      // A second 'hello' means a reconnection: the news sent in between is lost, so the page loads its data again.
      const greeted = news.kind === 'hello';
      if (greeted ? known : !oneByOne) setWanted((count) => count + 1);
      known ||= greeted;
    };
    return openLiveStream(`/live?since=${since}`, hear, browserParts);
  }, [since]);
  return children;
}
