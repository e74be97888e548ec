import { useEffect, useRef, useSyncExternalStore } from 'react';
import { sendCommand } from '../../../forms/send.ts';
import type { LiveConversation } from './use-conversation.ts';

/** Marks the messages as read while the tab is visible; not in a background tab. */
export function useReadMark({ address, messages, view }: LiveConversation): void {
  const seen = useSyncExternalStore(watch, isSeen, () => false);
  const last = messages.at(-1)?.position ?? 0;
  const told = useRef(view.read.own);
  useEffect(() => {
    if (!seen || last <= told.current) return;
    told.current = last;
    void sendCommand(address, { mode: 'read', position: last }).then((answer) => {
      // Tried again with the next message.
      if (!('done' in answer)) told.current = 0;
    });
  }, [seen, last, address]);
}

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const isSeen = () => document.visibilityState === 'visible';
