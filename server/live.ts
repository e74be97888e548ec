import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Writer } from './data/database.ts';
import type { Log } from './log.ts';

/**
 * News for open browsers. Sent through the database (NOTIFY), so that it reaches every web process, and only when its
 * transaction is committed. It contains ids, never data: the browser then requests the data, and permissions are
 * checked.
 */
export type LiveEvent = { kind: string; id?: string };
/** `except`: the session that caused the news and does not receive it. */
type Said = LiveEvent & { except?: string };
type Listener = (news: LiveEvent, except?: string) => void;

export type Live = {
  /** Receives the news of a topic ('user:<id>', 'company:<id>', 'team') until the returned function is called. */
  listen: (topic: string, listener: Listener) => () => void;
  /** The news of these topics since a time in milliseconds; 'resync' if they are no longer known. */
  saidSince: (topics: readonly string[], since: number, sessionId: string) => LiveEvent[];
  listeners: () => number;
  /** Calls back when open connections must end because the process is about to end; at once if that has begun. */
  onHangUp: (end: () => void) => () => void;
  hangUp: () => void;
  close: () => Promise<void>;
};

const channel = 'live';
/** The most time between the reading of a page and its connection; older news may have been missed. */
const rememberedMilliseconds = 60_000;
/** The clocks of several machines differ. */
const clockDifference = 2_000;
const mostRemembered = 5_000;
/** With more news than this, the page is loaded again. */
const mostSaidAgain = 20;
/** Sent at every key press and outdated after a moment, so it is not kept. */
const notRemembered = 'typing';

export async function notify(writer: Writer, topic: string, news: Said): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify({ topic, ...news })})`.execute(writer);
}

/** The same for several topics, in one statement. */
export async function notifyAll(writer: Writer, all: readonly { topic: string; news: Said }[]): Promise<void> {
  if (all.length === 0) return;
  const words = all.map(({ topic, news }) => JSON.stringify({ topic, ...news }));
  await sql`select pg_notify(${channel}, said) from unnest(${words}::text[]) as said`.execute(writer);
}

export function openLive(connection: pg.ClientConfig, log: Log): Live {
  const topics = new Map<string, Set<Listener>>();
  const lines = new Set<() => void>();
  const cache = openCache();
  let hungUp = false;
  let closing = false;
  let client: pg.Client | undefined;

  const hear = ({ payload }: pg.Notification): void => {
    const { topic, except, ...news } = JSON.parse(payload ?? '{}') as Said & { topic: string };
    if (news.kind !== notRemembered) cache.add({ topic, except, news, moment: Date.now() });
    for (const listener of topics.get(topic) ?? []) listener(news, except);
  };

  const connect = async (): Promise<void> => {
    while (!closing) {
      const candidate = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, keepAlive: true });
      candidate.on('error', () => {});
      candidate.on('notification', hear);
      try {
        await candidate.connect();
        await candidate.query(`listen ${channel}`);
        client = candidate;
        candidate.once('end', () => {
          client = undefined;
          if (!closing) void connect();
        });
        // News may have been missed without a connection: every page is asked to load again.
        cache.forget(Date.now());
        for (const listeners of topics.values()) for (const listener of listeners) listener({ kind: 'resync' });
        return;
      } catch (error) {
        log.warn({ err: error }, 'live news waits for the connection to the database');
        await candidate.end().catch(() => {});
        await wait(500);
      }
    }
  };
  void connect();

  return {
    listen: (topic, listener) => {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) topics.delete(topic);
      };
    },
    saidSince: cache.since,
    listeners: () => [...topics.values()].reduce((sum, listeners) => sum + listeners.size, 0),
    onHangUp: (end) => {
      if (hungUp) end();
      lines.add(end);
      return () => lines.delete(end);
    },
    hangUp: () => {
      hungUp = true;
      for (const end of lines) end();
    },
    close: async () => {
      closing = true;
      await client?.end().catch(() => {});
    },
  };
}

type Remembered = { topic: string; except: string | undefined; news: LiveEvent; moment: number };

/** The latest news, in order of time; the oldest is removed. */
export function openCache(now = Date.now) {
  const said: Remembered[] = [];
  let forgottenUntil = 0;
  return {
    add: (one: Remembered): void => {
      said.push(one);
      const old = said.findIndex(({ moment }) => moment >= one.moment - rememberedMilliseconds);
      for (const { moment } of said.splice(0, Math.max(old, said.length - mostRemembered))) forgottenUntil = moment;
    },
    /** News before this time is not known. */
    forget: (moment: number): void => {
      forgottenUntil = moment;
    },
    since: (topics: readonly string[], since: number, sessionId: string): LiveEvent[] => {
      if (Number.isNaN(since)) return [];
      const from = since - clockDifference;
      const heard = said.filter(
        ({ topic, except, moment }) => moment >= from && topics.includes(topic) && except !== sessionId,
      );
      const different = new Map(heard.map(({ news }) => [`${news.kind} ${news.id}`, news]));
      const isKnown = from > forgottenUntil && since >= now() - rememberedMilliseconds;
      return isKnown && different.size <= mostSaidAgain ? [...different.values()] : [{ kind: 'resync' }];
    },
  };
}
