import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Message, Sent, Webhooks } from './port.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

type Options = {
  /** The demo and the tests also send to their own machine, without TLS. */
  loopback: boolean;
  timeoutMs?: number;
  resolve?: (host: string, options: { all: true }, done: Resolved) => void;
};
type Resolved = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

const refused = 'ADDRESS_REFUSED';

export function directWebhooks({ loopback, timeoutMs = 5000, resolve = lookup }: Options): Webhooks {
  const allows = (address: string) => isPublicAddress(address) || (loopback && isLoopback(address));

  /**
   * Called by the connection itself, which then uses the checked address: the name cannot resolve to another one in
   * between.
   */
  const guardedLookup: LookupFunction = (host, options, done) => {
    resolve(host, { all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => allows(address));
      const [first] = allowed;
      if (error) return done(error, '', 0);
      // One private address is enough to refuse all of them.
      if (!first || allowed.length < addresses.length)
        return done(Object.assign(new Error(refused), { code: refused }), '', 0);
      if (options.all) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };

  const accepts = (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password } = new URL(text);
    if (username || password) return false;
    // A dot at the end is part of a complete name: 'localhost.' is 'localhost'.
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
    const local = host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
    if (local) return loopback && (protocol === 'http:' || protocol === 'https:');
    return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
  };

  const post = ({ url, headers, body }: Message): Promise<Sent> => {
    if (!accepts(url)) return Promise.resolve({ failure: 'address' });
    return new Promise((settle) => {
      // Parsed first, because 'HTTPS:' is the same as 'https:'.
      const target = new URL(url);
      const send = target.protocol === 'https:' ? request : plainRequest;
      const signal = AbortSignal.timeout(timeoutMs);
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const call = send(target, {
        method: 'POST',
        headers: { ...headers, ...length },
        lookup: guardedLookup,
        // A new connection each time: a kept one was resolved too long ago.
        agent: false,
        signal,
      });
      call.on('response', (answer) => {
        // Only the status is used.
        answer.destroy();
        settle({ status: answer.statusCode ?? 0 });
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === refused) settle({ failure: 'address' });
        else settle({ failure: signal.aborted ? 'timeout' : 'unreachable' });
      });
      call.end(body);
    });
  };

  return { accepts, post };
}
