import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { openServer, type ServerLimits } from './open-server.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(limits: Partial<ServerLimits>, answer = 'here') {
  const server = openServer((_, response) => response.end(answer), limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** A TCP connection that sends these bytes; collects what it receives until it is closed. */
  const call = (words: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    ends.push(() => socket.destroy());
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    socket.write(words);
    return { socket, heard: () => heard, closed: new Promise((resolve) => socket.once('close', resolve)) };
  };
  return { server, port, call };
}

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

describe('the HTTP server', () => {
  it.each([
    ['sends nothing', ''],
    ['does not complete its headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-more: '],
  ])('answers 408 to a connection that %s, and closes it', async (_, words) => {
    const { call } = await serve({ headersMilliseconds: 50, checkMilliseconds: 20 });
    const { heard, closed } = call(words);
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answers 408 to an incomplete body that no route reads', async () => {
    const { call, server } = await serve({ requestMilliseconds: 50, headersMilliseconds: 40, checkMilliseconds: 20 });
    server.removeAllListeners('request').on('request', () => {});
    const { heard, closed } = call('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nhalf');
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('closes connections above its limit, and accepts a new one once another is closed', async () => {
    const { call, port } = await serve({ connections: 3 });
    const three = [call(get), call(get), call(get)];
    for (const { heard } of three) await eventually(() => expect(heard()).toContain('here'));
    const fourth = call(get);
    await fourth.closed;
    expect(fourth.heard()).toBe('');
    three[0]?.socket.destroy();
    await eventually(async () => {
      const one = request({ port, host: '127.0.0.1', agent: false }).end();
      const [answer] = await once(one, 'response');
      expect(answer.statusCode).toBe(200);
    });
  });

  it('sends "connection: close" after a number of requests, and refuses later ones', async () => {
    const { call } = await serve({ requestsPerConnection: 2 });
    const { socket, heard } = call(get);
    const statuses = () => heard().match(/HTTP\/1\.1 \d+/g);
    await eventually(() => expect(statuses()).toHaveLength(1));
    expect(heard()).not.toMatch(/connection: close/i);
    socket.write(get);
    await eventually(() => expect(heard()).toMatch(/connection: close/i));
    socket.write(get);
    await eventually(() => expect(statuses()).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503']));
  });

  it('disconnects a client that does not read its answer, and keeps one that does', async () => {
    const large = 'x'.repeat(64 * 1024 * 1024);
    const limits = { readerMilliseconds: 100, leastReaderBytesPerSecond: 2 ** 40, readerCheckMilliseconds: 50 };
    const { port, server } = await serve(limits, large);
    const stuck = connect(port, '127.0.0.1').on('error', () => {});
    ends.push(() => stuck.destroy());
    stuck.pause();
    const cut = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
    stuck.write(get);
    await cut;
    const small = await serve(limits, 'here');
    const reader = small.call(get);
    await eventually(() => expect(reader.heard()).toContain('here'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    reader.socket.write(get);
    await eventually(() => expect(reader.heard().match(/here/g)).toHaveLength(2));
  });
});
