import { useState } from 'react';
import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';
import { sendCommand } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import type { LiveConversation } from './use-conversation.ts';

/** A message being sent; `failed` is the reason of a failure. A retry sends the same key. */
export type Pending = {
  key: string;
  body: string;
  files: MessageFile[];
  failed?: Failure | 'closed' | 'frozen' | 'payHistory' | 'filesGone';
};

const reasons = ['frozen', 'payHistory', 'filesGone'] as const;

function failureOf(
  answer: { failed: Failure } | { reason?: string | undefined } | object,
): NonNullable<Pending['failed']> {
  if ('failed' in answer) return answer.failed;
  if (!('done' in answer)) return 'fault';
  const reason = 'reason' in answer ? answer.reason : undefined;
  return reasons.find((one) => one === reason) ?? 'closed';
}

/** Messages are shown at once and stay until the server has stored them, so that a failed message is never lost. */
export function useSending({ address, messages, take, catchUp }: LiveConversation) {
  const [pending, setPending] = useState<Pending[]>([]);
  const change = (key: string, made: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...made } : one)));
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key));

  const deliver = async ({ key, body, files }: Pending): Promise<void> => {
    const handles = files.map(({ handle }) => handle);
    const answer = await sendCommand(address, { mode: 'send', body, files: handles, sentKey: key });
    if ('done' in answer && answer.outcome === 'sent' && answer.message) {
      take([answer.message]);
      drop(key);
      // Another participant may have written just before.
      return catchUp();
    }
    change(key, { failed: failureOf(answer) });
    if ('done' in answer) await catchUp();
  };

  const send = (body: string, files: MessageFile[]): void => {
    const one = { key: crypto.randomUUID(), body, files };
    setPending((all) => [...all, one]);
    void deliver(one);
  };
  const again = ({ failed: _, ...message }: Pending): void => {
    setPending((all) => all.map((one) => (one.key === message.key ? message : one)));
    void deliver(message);
  };
  // The live event about a message may arrive before the answer to its request.
  const arrived = new Set(messages.map(({ key }) => key));
  return { pending: pending.filter(({ key }) => !arrived.has(key)), send, again, drop };
}
