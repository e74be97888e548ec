import type { Context as HonoContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Context } from '../context.ts';
import type { Runtime } from '../runtime.ts';

const heartbeatMilliseconds = 25_000;
/** News to a person after which they may be somebody else to us: of another company, or signed out. */
const changesWhoListens = ['company', 'sessions'];

/** The open line to a signed-in browser: one small message per piece of news, and a beat to keep it open. */
export function liveStream(c: HonoContext, { viewer }: Context, { live }: Runtime): Response | Promise<Response> {
  if (!viewer) return c.body(null, 204, { 'cache-control': 'no-store' });
  const own = `user:${viewer.userId}`;
  const theirs = [own, ...(viewer.membership ? [`company:${viewer.membership.companyId}`] : [])];
  const shared = viewer.role === 'ADMIN' ? ['team'] : [];
  const answer = streamSSE(c, async (stream) => {
    // It ends when the browser leaves, or when the process is about to end: the browser then calls again.
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const stops = [...theirs, ...shared].map((topic) =>
      live.listen(topic, (news, except) => {
        // Whoever closed their own session has the new one in an answer that is still on its way: asking for the page now
        // would have them signed out. The browser calls again by itself.
        if (except === viewer.sessionId) return end();
        const said = stream.writeSSE({ data: JSON.stringify(news) });
        // The browser calls again, and gets the line that is theirs by then.
        if (topic === own && changesWhoListens.includes(news.kind)) void said.then(end, end);
      }),
    );
    stops.push(live.onHangUp(end));
    stream.onAbort(end);
    const beat = setInterval(() => void stream.write(': beat\n\n'), heartbeatMilliseconds);
    await stream.writeSSE({ data: JSON.stringify({ kind: 'hello' }) });
    // What was said between the reading of the page and now has reached nobody there.
    const since = Number(c.req.query('since') ?? Number.NaN);
    if (live.saidSince(theirs, since)) await stream.writeSSE({ data: JSON.stringify({ kind: 'resync' }) });
    // Something always happens in some queue: only the pages of queues are to look again for that.
    if (shared.length > 0 && live.saidSince(shared, since))
      await stream.writeSSE({ data: JSON.stringify({ kind: 'queue' }) });
    await over;
    clearInterval(beat);
    for (const stop of stops) stop();
  });
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-accel-buffering', 'no');
  return answer;
}
