import type { Letter } from '../../../../server/services/contact/conversations/read-letters.ts';
import type { ConversationLine } from '../../../../server/services/contact/conversations/read-lines.ts';
import type { ConversationMessage } from '../../../../server/services/contact/conversations/read-messages.ts';
import type { MeetingLine } from '../../../../server/services/contact/meetings/read-meetings.ts';

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
  | { kind: 'letter'; letter: Letter }
  | { kind: 'meeting'; line: MeetingLine }
  /** `named`: show the author; false when the previous item is a message of the same author on the same day. */
  | { kind: 'message'; message: ConversationMessage; named: boolean };

type Stream = {
  messages: readonly ConversationMessage[];
  lines: readonly ConversationLine[];
  letters: readonly Letter[];
  meetingLines: readonly MeetingLine[];
  /** Earlier messages exist but are not loaded: events and letters older than the loaded ones are not shown yet. */
  earlier: boolean;
  dayOf: (at: string) => string;
};

/** Messages, letters and events in chronological order, with a heading per day. */
export function streamOf({ messages, earlier, dayOf, ...happenings }: Stream): StreamItem[] {
  const start = earlier ? (messages[0]?.sentAt ?? '') : '';
  const shown = happened(happenings).filter(({ at }) => at >= start);
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
    for (let one = shown[next]; one && (until === undefined || one.at <= until); one = shown[++next]) {
      put(one.at, one.item);
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

/** A letter comes before an event of the same moment, which follows from it. */
function happened({
  lines,
  letters,
  meetingLines,
}: Pick<Stream, 'lines' | 'letters' | 'meetingLines'>): { at: string; item: StreamItem }[] {
  return [
    ...letters.map((letter) => ({ at: letter.at, item: { kind: 'letter' as const, letter } })),
    ...lines.map((line) => ({ at: line.at, item: { kind: 'line' as const, line } })),
    ...meetingLines.map((line) => ({ at: line.at, item: { kind: 'meeting' as const, line } })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
