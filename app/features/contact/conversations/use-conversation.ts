import { useCallback, useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Conversation } from '../../../../server/services/contact/conversations/read-conversation.ts';
import { fetchJson } from '../../../forms/send.ts';
import { useLocale } from '../../../i18n/texts.ts';
import { useLiveEvents } from '../../../ui/live-events.ts';
import { useLatestRequest } from '../../../ui/use-latest-request.ts';
import { mergeMessages } from './stream.ts';

const typingMilliseconds = 6000;

/**
 * A conversation that stays up to date while it is on the screen. An event of the live stream contains no message: it
 * triggers a request for the messages after the last known one. So does a reconnection, so that no message is lost or
 * shown twice.
 */
export function useConversation(loaded: Conversation) {
  const { introductionId } = loaded;
  const address = pathTo(useLocale(), 'conversationMessages', { introductionId });
  const [view, setView] = useState(loaded);
  const [messages, setMessages] = useState(loaded.messages);
  const [earlier, setEarlier] = useState(loaded.more);
  const [typing, setTyping] = useState(0);
  const last = useRef(loaded.messages.at(-1)?.position ?? 0);

  const take = useCallback((arrived: Conversation['messages']) => {
    if (arrived.length === 0) return;
    last.current = Math.max(last.current, arrived.at(-1)?.position ?? 0);
    setMessages((known) => mergeMessages(known, arrived));
    setTyping(0);
  }, []);

  const catchUp = useLatestRequest(async () => {
    const answer = await fetchJson(address, `?after=${last.current}`);
    if (!('introductionId' in answer)) return false;
    take(answer.messages);
    setView(answer);
    return answer.more;
  });

  // The page has loaded its data again, after an action or a lost connection.
  const first = useRef(loaded);
  useEffect(() => {
    if (first.current !== loaded) void catchUp();
  }, [loaded, catchUp]);

  useLiveEvents(({ kind, id }) => {
    if (kind === 'hello' || kind === 'resync') void catchUp();
    if (id !== introductionId) return;
    if (kind === 'typing') setTyping(Date.now());
    else void catchUp();
  });
  useEffect(() => {
    if (typing === 0) return;
    const timer = setTimeout(() => setTyping(0), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [typing]);

  const loadEarlier = async (): Promise<void> => {
    const answer = await fetchJson(address, `?before=${messages[0]?.position ?? 0}`);
    if (!('introductionId' in answer)) return;
    setMessages((known) => mergeMessages(known, answer.messages));
    setEarlier(answer.more);
  };

  return { view, messages, earlier, typing: typing > 0, address, take, catchUp, loadEarlier };
}

export type LiveConversation = ReturnType<typeof useConversation>;
