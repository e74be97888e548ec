import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { addressKey } from '../../domain/address-key.ts';

export type AddressOf = (c: HonoContext) => string;

/** Where a request comes from, as every limit counts it. The header is one that a proxy of the operator writes. */
export function clientAddresses(header: string | undefined): AddressOf {
  return (c) => {
    // A proxy appends what it saw: the last entry is the one that cannot be made up.
    const said = header ? c.req.header(header)?.split(',').at(-1)?.trim() : undefined;
    return addressKey(said || getConnInfo(c).remote.address || 'unknown');
  };
}
