import type { DeliveryFailure } from '../../../domain/ats/webhook.ts';

export type Message = { url: string; headers: Record<string, string>; body: string };
export type Sent = { status: number } | { failure: Extract<DeliveryFailure, 'timeout' | 'unreachable' | 'address'> };

/** Sends a message to an address that a customer has entered. */
export type Webhooks = {
  /** Whether the address is allowed, as far as this can be decided without a DNS query. */
  accepts: (url: string) => boolean;
  /**
   * One POST: never to a private address, also when its name resolves to one later; without redirects, and with a
   * timeout. It does not throw: the result is returned.
   */
  post: (message: Message) => Promise<Sent>;
};
