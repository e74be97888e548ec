import { Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export type Sent = { method: string; headers: Record<string, string>; body?: string | undefined };
export type Answered = { status: number; headers: IncomingHttpHeaders };

const answerMilliseconds = 60_000;

/**
 * For thousands of requests where only status and headers matter: half the work of fetch. Answers are read to their
 * end; a stream of live news, which has no end, is closed at once. `server` is the address to connect to.
 */
export function lightClient(server: string, connections: number) {
  const { protocol, hostname, port } = new URL(server);
  const isSecure = protocol === 'https:';
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: connections });
  const request = isSecure ? secureRequest : plainRequest;

  const sendOnce = (path: string, { method, headers, body }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      // In the spelling of a browser.
      const { pathname, search } = new URL(server + path);
      const bytes = body === undefined ? undefined : Buffer.from(body);
      const length = bytes || method === 'POST' ? { 'content-length': String(bytes?.length ?? 0) } : {};
      const call = request({
        ...{ agent, hostname, port, method, path: pathname + search, timeout: answerMilliseconds },
        headers: { ...headers, ...length },
      });
      call.on('timeout', () => call.destroy(new Error(`no answer within ${answerMilliseconds} ms`)));
      call.on('error', (error) => reject(Object.assign(error, { reused: call.reusedSocket })));
      call.on('response', (answer) => {
        const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          call.destroy();
          return done();
        }
        answer.on('error', reject);
        answer.on('end', done);
        answer.resume();
      });
      call.end(bytes);
    });

  return async (path: string, sent: Sent): Promise<Answered> => {
    try {
      return await sendOnce(path, sent);
    } catch (error) {
      // An idle connection was closed at the moment of its next use.
      const { code, reused } = error as NodeJS.ErrnoException & { reused?: boolean };
      if (!reused || code !== 'ECONNRESET') throw error;
      return sendOnce(path, sent);
    }
  };
}
