import type { Context as HonoContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Context } from '../context.ts';
import type { Runtime } from '../runtime.ts';

const heartbeatMilliseconds = 25_000;

/** The open line to a signed-in browser: one small message per piece of news, and a beat to keep it open. */
export function liveStream(c: HonoContext, { viewer }: Context, { live }: Runtime): Response | Promise<Response> {
  if (!viewer) return c.body(null, 204, { 'cache-control': 'no-store' });
  const topics = [`user:${viewer.userId}`, ...(viewer.membership ? [`company:${viewer.membership.companyId}`] : [])];
  const answer = streamSSE(c, async (stream) => {
    const stops = topics.map((topic) => live.listen(topic, (news) => void stream.writeSSE({ data: JSON.stringify(news) })));
    stream.onAbort(() => stops.forEach((stop) => stop()));
    await stream.writeSSE({ data: JSON.stringify({ kind: 'hello' }) });
    while (!stream.aborted) {
      await stream.sleep(heartbeatMilliseconds);
      await stream.write(': beat\n\n');
    }
  });
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-accel-buffering', 'no');
  return answer;
}
