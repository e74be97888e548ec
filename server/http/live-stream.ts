import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import { canHearQueues } from '../../domain/permissions/shell.ts';
import type { Context } from '../context.ts';
import type { Runtime } from '../runtime.ts';
import type { LiveConnections } from './live-connections.ts';

const heartbeatMilliseconds = 25_000;
/** The time that an ending connection has to send its last event before it is destroyed. */
const lastWordsMilliseconds = 2_000;
/** A browser with more unread events than this is disconnected, because they are kept in memory. */
const mostUnread = 100;
/** Events after which the user may have another company or be signed out. */
const changesWhoListens = ['company', 'sessions'];

/** The live connection of a signed-in browser (server-sent events), with a heartbeat to keep it open. */
export function liveStream(
  c: HonoContext,
  { viewer, clientAddress }: Context,
  { live }: Runtime,
  connections: LiveConnections,
): Response | Promise<Response> {
  if (!viewer) return c.body(null, 204, { 'cache-control': 'no-store' });
  const own = `user:${viewer.userId}`;
  const theirs = [own, ...(viewer.membership ? [`company:${viewer.membership.companyId}`] : [])];
  const shared = canHearQueues(viewer) ? ['team'] : [];
  // Ends when the browser disconnects, when a newer connection replaces it, or when the process shuts down.
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let replaced = false;
  const owner = { session: viewer.sessionId, account: viewer.userId, address: clientAddress };
  const close = connections.open(owner, () => {
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
        // The session that made the change gets its new cookie in an answer that has not arrived yet: an event would
        // make the browser reload with the old cookie, signed out. The browser then reconnects.
        if (except === viewer.sessionId) return end();
        const said = say(news);
        // The browser reconnects, with the topics of its new session or company.
        if (topic === own && changesWhoListens.includes(news.kind)) void said.then(end, end);
      }),
    );
    stops.push(live.onHangUp(end));
    stream.onAbort(end);
    // onAbort is not called when the browser disconnected before the answer started.
    const { signal } = c.req.raw;
    signal.addEventListener('abort', () => end(), { once: true });
    if (signal.aborted) end();
    const beat = setInterval(() => void write(': beat\n\n'), heartbeatMilliseconds);
    // Not after the last event: writing it never finishes when the browser does not read.
    void over.then(() => {
      clearInterval(beat);
      for (const stop of stops) stop();
      close();
      cutAfter(c, lastWordsMilliseconds);
    });
    await say({ kind: 'hello' });
    // Events between the rendering of the page and this moment have not reached the browser.
    const since = Number(c.req.query('since') ?? Number.NaN);
    for (const news of live.saidSince([...theirs, ...shared], since, viewer.sessionId)) await say(news);
    await over;
    // A replaced tab must not reconnect until the user returns to it.
    if (replaced) await say({ kind: 'replaced' });
  });
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-accel-buffering', 'no');
  return answer;
}

/** Otherwise a browser that does not read could keep its connection and its unread events forever. */
function cutAfter(c: HonoContext, milliseconds: number): void {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  if (!outgoing || outgoing.writableFinished) return;
  const timer = setTimeout(() => outgoing.destroy(), milliseconds).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
