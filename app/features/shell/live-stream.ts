import type { LiveEvent } from '../../ui/live-events.ts';

/** The functions of the browser that the stream uses; a test provides its own. */
export type LineParts = {
  open: (address: string) => Pick<EventSource, 'close' | 'readyState' | 'onmessage' | 'onerror'>;
  isVisible: () => boolean;
  /** Calls the listener whenever the tab becomes visible, until the returned function is called. */
  onVisible: (listener: () => void) => () => void;
  /** Calls the listener once after the delay, unless the returned function is called before. */
  after: (milliseconds: number, listener: () => void) => () => void;
  /** From 0 to 1: tabs that lost their connection at the same moment must not reconnect at the same moment. */
  random: () => number;
};

/** EventSource.CLOSED: the server refused the connection, and the browser does not reconnect. */
const closed = 2;
const firstWait = 5_000;
const longestWait = 300_000;
/** For a visible tab whose connection went to newer tabs: there are more windows than allowed connections. */
const replacedWait = 60_000;

/**
 * Keeps a connection to the server open and passes on its events. A user with more tabs than allowed connections
 * loses the oldest one: its tab reconnects when it becomes visible. After a refusal the tab reconnects with growing
 * delays.
 */
export function openLiveStream(address: string, hear: (news: LiveEvent) => void, parts: LineParts): () => void {
  let line: ReturnType<LineParts['open']> | undefined;
  let wait = firstWait;
  let cancelWait = () => {};

  const hangUp = (): void => {
    line?.close();
    line = undefined;
    cancelWait();
  };
  const callAgain = (milliseconds: number): void => {
    hangUp();
    cancelWait = parts.after(milliseconds * (0.5 + parts.random()), () => parts.isVisible() && call());
  };
  const call = (): void => {
    hangUp();
    const opened = parts.open(address);
    line = opened;
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as LiveEvent;
      if (news.kind === 'replaced') return callAgain(replacedWait);
      if (news.kind === 'hello') wait = firstWait;
      hear(news);
    };
    opened.onerror = () => {
      if (opened.readyState !== closed) return;
      callAgain(wait);
      wait = Math.min(2 * wait, longestWait);
    };
  };

  call();
  const stopLooking = parts.onVisible(() => line ?? call());
  return () => {
    stopLooking();
    hangUp();
  };
}

export const browserParts: LineParts = {
  open: (address) => new EventSource(address),
  isVisible: () => document.visibilityState === 'visible',
  onVisible: (listener) => {
    const changed = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
  after: (milliseconds, listener) => {
    const timer = setTimeout(listener, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
