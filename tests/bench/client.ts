import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Ask = { url: string; headers?: Record<string, string> };

/** One request on a kept-alive connection. Without Accept-Encoding by default, so that nothing is compressed. */
export function ask(agent: Agent, { url, headers = {} }: Ask, method = 'GET', form?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(form);
  });
}

export function openLines(count: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });
}

/** A fixed number of requests with this concurrency; returns the time of each, in milliseconds. */
export async function hammer(agent: Agent, target: Ask, count: number, concurrency: number): Promise<number[]> {
  const took: number[] = [];
  let left = count;
  const line = async (): Promise<void> => {
    while (left-- > 0) {
      const started = performance.now();
      const { status, body } = await ask(agent, target);
      took.push(performance.now() - started);
      if (status !== 200) throw new Error(`${target.url} answered ${status}: ${body.toString('utf8', 0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, line));
  return took;
}
