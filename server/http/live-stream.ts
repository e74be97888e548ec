import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Context } from '../context.ts';
import type { Runtime } from '../runtime.ts';
import type { LiveLines } from './live-connections.ts';

const heartbeatMilliseconds = 25_000;
/** What a line that ends gets to take its last words; then its connection is cut. */
const lastWordsMilliseconds = 2_000;
/** A browser that does not read for so many messages is gone, or wants us to keep them for it. */
const mostUnread = 100;
/** News to a person after which they may be somebody else to us: of another company, or signed out. */
const changesWhoListens = ['company', 'sessions'];

/** The open line to a signed-in browser: one small message per piece of news, and a beat to keep it open. */
export function liveStream(
  c: HonoContext,
  { viewer, clientAddress }: Context,
  { live }: Runtime,
  lines: LiveLines,
): Response | Promise<Response> {
  if (!viewer) return c.body(null, 204, { 'cache-control': 'no-store' });
  const own = `user:${viewer.userId}`;
  const theirs = [own, ...(viewer.membership ? [`company:${viewer.membership.companyId}`] : [])];
  const shared = viewer.role === 'ADMIN' ? ['team'] : [];
  // It ends when the browser leaves, when a newer one takes its place, or when the process is about to end.
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let replaced = false;
  const owner = { session: viewer.sessionId, account: viewer.userId, address: clientAddress };
  const close = lines.open(owner, () => {
    replaced = true;
    end();
  });
  const answer = streamSSE(c, async (stream) => {
    let unread = 0;
    const write = async (text: string): Promise<void> => {
      if (++unread > mostUnread) return end();
      await stream.write(text);
      unread--;
    };
    const say = (news: object): Promise<void> => write(`data: ${JSON.stringify(news)}\n\n`);
    const stops = [...theirs, ...shared].map((topic) =>
      live.listen(topic, (news, except) => {
        // Whoever closed their own session has the new one in an answer that is still on its way: asking for the page now
        // would have them signed out. The browser calls again by itself.
        if (except === viewer.sessionId) return end();
        const said = say(news);
        // The browser calls again, and gets the line that is theirs by then.
        if (topic === own && changesWhoListens.includes(news.kind)) void said.then(end, end);
      }),
    );
    stops.push(live.onHangUp(end));
    stream.onAbort(end);
    // A browser that left before the answer began is not told by the stream.
    const { signal } = c.req.raw;
    signal.addEventListener('abort', () => end(), { once: true });
    if (signal.aborted) end();
    const beat = setInterval(() => void write(': beat\n\n'), heartbeatMilliseconds);
    // Not after what is said last: a browser that does not read would never let it be said.
    void over.then(() => {
      clearInterval(beat);
      for (const stop of stops) stop();
      close();
      cutAfter(c, lastWordsMilliseconds);
    });
    await say({ kind: 'hello' });
    // What was said between the reading of the page and now has not reached it.
    const since = Number(c.req.query('since') ?? Number.NaN);
    for (const news of live.saidSince([...theirs, ...shared], since, viewer.sessionId)) await say(news);
    await over;
    // The tab is to stay quiet until somebody looks at it again.
    if (replaced) await say({ kind: 'replaced' });
  });
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-accel-buffering', 'no');
  return answer;
}

/** A browser that reads nothing would keep its connection, and what was said to it, for as long as it likes. */
function cutAfter(c: HonoContext, milliseconds: number): void {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  if (!outgoing || outgoing.writableFinished) return;
  const timer = setTimeout(() => outgoing.destroy(), milliseconds).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
