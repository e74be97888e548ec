import { useState } from 'react';
import { sendCommand } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import type { LiveConversation } from './use-conversation.ts';

/** A message being sent; `failed` is the reason of a failure. A retry sends the same key. */
export type Pending = { key: string; body: string; failed?: Failure | 'closed' | 'frozen' | 'payHistory' };

function failureOf(
  answer: { failed: Failure } | { reason?: string | undefined } | object,
): NonNullable<Pending['failed']> {
  if ('failed' in answer) return answer.failed;
  if (!('done' in answer)) return 'fault';
  const reason = 'reason' in answer ? answer.reason : undefined;
  return reason === 'frozen' || reason === 'payHistory' ? reason : 'closed';
}

/** Messages are shown at once and stay until the server has stored them, so that a failed message is never lost. */
export function useSending({ address, messages, take, catchUp }: LiveConversation) {
  const [pending, setPending] = useState<Pending[]>([]);
  const change = (key: string, made: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...made } : one)));
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key));

  const deliver = async ({ key, body }: Pending): Promise<void> => {
    const answer = await sendCommand(address, { mode: 'send', body, sentKey: key });
    if ('done' in answer && answer.outcome === 'sent' && answer.message) {
      take([answer.message]);
      drop(key);
      // Another participant may have written just before.
      return catchUp();
    }
    change(key, { failed: failureOf(answer) });
    if ('done' in answer) await catchUp();
  };

  const send = (body: string): void => {
    const one = { key: crypto.randomUUID(), body };
    setPending((all) => [...all, one]);
    void deliver(one);
  };
  const again = ({ key, body }: Pending): void => {
    setPending((all) => all.map((one) => (one.key === key ? { key, body } : one)));
    void deliver({ key, body });
  };
  // The live event about a message may arrive before the answer to its request.
  const arrived = new Set(messages.map(({ key }) => key));
  return { pending: pending.filter(({ key }) => !arrived.has(key)), send, again, drop };
}
