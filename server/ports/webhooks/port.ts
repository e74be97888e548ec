import type { DeliveryFailure } from '../../../domain/ats/webhook.ts';

export type Message = { url: string; headers: Record<string, string>; body: string };
export type Sent = { status: number } | { failure: Extract<DeliveryFailure, 'timeout' | 'unreachable' | 'address'> };

/** Brings a message to an address that a customer has given. */
export type Webhooks = {
  /** Whether such an address can be one at all, as far as it can be told without asking anybody. */
  accepts: (url: string) => boolean;
  /**
   * One POST: never to an address inside a network, whatever its name says by then; no redirect is followed, and nobody
   * waits long. It does not throw: what became of it is the answer.
   */
  post: (message: Message) => Promise<Sent>;
};
