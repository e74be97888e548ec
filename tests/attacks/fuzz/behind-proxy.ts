import { Agent, request } from 'node:http';
import { forwardedFor } from '../../harness/tls-proxy.ts';

export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** The address of the client, as the proxy would have seen it. */
  from: string;
};
export type Answered = { status: number; requestId: string | null };

const answerMilliseconds = 60_000;

/**
 * Sends requests as the proxy would hand them on, without the proxy in between: thousands of them through TLS cost half
 * of the time and prove nothing more. `site` is the address that visitors know, `product` where the product listens.
 */
export function behindProxy(site: string, product: string, connections: number) {
  const { hostname, port } = new URL(product);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const sendOnce = ({ method, path, headers, body, from }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      // As a browser writes it.
      const { pathname, search, host } = new URL(site + path);
      const bytes = body === undefined ? undefined : Buffer.from(body);
      const length = bytes || method === 'POST' ? { 'content-length': String(bytes?.length ?? 0) } : {};
      const seen = { host, [forwardedFor]: from, 'x-forwarded-proto': 'https' };
      const call = request({
        ...{ agent, hostname, port, method, path: pathname + search, timeout: answerMilliseconds },
        headers: { ...headers, ...length, ...seen },
      });
      call.on('timeout', () => call.destroy(new Error(`no answer within ${answerMilliseconds} ms`)));
      call.on('error', (error) => reject(Object.assign(error, { reused: call.reusedSocket })));
      call.on('response', (answer) => {
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, requestId: String(answer.headers['x-request-id'] ?? '') || null }),
        );
        answer.resume();
      });
      call.end(bytes);
    });

  return async (sent: Sent): Promise<Answered> => {
    try {
      return await sendOnce(sent);
    } catch (error) {
      // The product has closed an idle connection at the moment in which it was used again.
      const { code, reused } = error as NodeJS.ErrnoException & { reused?: boolean };
      if (!reused || code !== 'ECONNRESET') throw error;
      return sendOnce(sent);
    }
  };
}
