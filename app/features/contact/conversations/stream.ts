import type { ConversationLine } from '../../../../server/services/contact/conversations/read-lines.ts';
import type { ConversationMessage } from '../../../../server/services/contact/conversations/read-messages.ts';

/** The known and the new messages in order; a message received twice is kept once. */
export function mergeMessages(
  known: readonly ConversationMessage[],
  arrived: readonly ConversationMessage[],
): ConversationMessage[] {
  const places = new Map(known.map((message) => [message.position, message]));
  for (const message of arrived) places.set(message.position, message);
  return [...places.values()].sort((a, b) => a.position - b.position);
}

export type StreamItem =
  | { kind: 'day'; day: string; at: string }
  | { kind: 'line'; line: ConversationLine }
  /** `named`: show the author; false when the previous item is a message of the same author on the same day. */
  | { kind: 'message'; message: ConversationMessage; named: boolean };

type Stream = {
  messages: readonly ConversationMessage[];
  lines: readonly ConversationLine[];
  /** Earlier messages exist but are not loaded: events older than the loaded ones are not shown yet. */
  earlier: boolean;
  dayOf: (at: string) => string;
};

/** Messages and events in chronological order, with a heading per day. */
export function streamOf({ messages, lines, earlier, dayOf }: Stream): StreamItem[] {
  const start = earlier ? (messages[0]?.sentAt ?? '') : '';
  const shown = lines.filter(({ at }) => at >= start);
  const items: StreamItem[] = [];
  let day = '';
  let speaker: string | undefined;
  const put = (at: string, item: StreamItem) => {
    if (dayOf(at) !== day) {
      day = dayOf(at);
      speaker = undefined;
      items.push({ kind: 'day', day, at });
    }
    items.push(item);
  };
  let next = 0;
  const putLines = (until: string | undefined) => {
    for (let line = shown[next]; line && (until === undefined || line.at <= until); line = shown[++next]) {
      put(line.at, { kind: 'line', line });
      speaker = undefined;
    }
  };
  for (const message of messages) {
    putLines(message.sentAt);
    const by = `${message.side} ${message.author}`;
    const sameDay = dayOf(message.sentAt) === day;
    put(message.sentAt, { kind: 'message', message, named: !(sameDay && speaker === by) });
    speaker = by;
  }
  putLines(undefined);
  return items;
}
