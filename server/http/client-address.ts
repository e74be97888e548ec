import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { addressKey } from '../../domain/address-key.ts';

export type AddressOf = (c: HonoContext) => string;

/** The client address for rate limits. The header is set by the operator's proxy. */
export function clientAddresses(header: string | undefined): AddressOf {
  return (c) => {
    // The proxy appends the address that it saw: only the last entry cannot be forged by the client.
    const said = header ? c.req.header(header)?.split(',').at(-1)?.trim() : undefined;
    return addressKey(said || getConnInfo(c).remote.address || 'unknown');
  };
}
