import { describe, expect, it } from 'vitest';
import type { Letter } from '../../../../server/services/contact/conversations/read-letters.ts';
import type { ConversationLine } from '../../../../server/services/contact/conversations/read-lines.ts';
import type { ConversationMessage } from '../../../../server/services/contact/conversations/read-messages.ts';
import type { MeetingLine } from '../../../../server/services/contact/meetings/read-meetings.ts';
import { mergeMessages, type StreamItem, streamOf } from './stream.ts';

const message = (position: number, sentAt: string, author = 'Ada'): ConversationMessage => ({
  position,
  side: author === 'Ada' ? 'developer' : 'recruiter',
  mine: false,
  author,
  key: null,
  body: `m${position}`,
  files: [],
  sentAt,
});
const line = (event: ConversationLine['event'], at: string): ConversationLine => ({
  at,
  event,
  side: 'developer',
  mine: false,
  author: 'Ada',
  word: null,
});
const letter = (title: string, at: string): Letter => ({ at, message: null, job: { alias: title, title, open: true } });
const dayOf = (at: string) => at.slice(0, 10);

it('merging messages keeps each one once and in order, also when one comes twice or late', () => {
  const [one, two, three] = [1, 2, 3].map((position) => message(position, '2026-11-15T10:00:00Z'));
  if (!one || !two || !three) throw new Error();
  expect(mergeMessages([one, three], [three, two]).map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(mergeMessages([], [])).toEqual([]);
});

describe('the stream of a conversation', () => {
  const messages = [
    message(1, '2026-11-14T10:00:00Z', 'Max'),
    message(2, '2026-11-15T09:00:00Z'),
    message(3, '2026-11-15T09:01:00Z'),
  ];
  const lines = [line('request', '2026-11-14T10:00:00Z'), line('acceptWithDetails', '2026-11-15T08:00:00Z')];
  const wordOf = (item: StreamItem) => {
    if (item.kind === 'day') return item.day;
    if (item.kind === 'line' || item.kind === 'meeting') return item.line.event;
    return item.kind === 'letter' ? item.letter.job?.title : `${item.message.body} ${item.named}`;
  };
  const words = (earlier: boolean, letters: Letter[] = [], meetingLines: MeetingLine[] = []) =>
    streamOf({ messages, lines, letters, meetingLines, earlier, dayOf }).map(wordOf);

  it('puts events between the messages, under the heading of their day', () => {
    expect(words(false)).toEqual([
      '2026-11-14',
      'request',
      'm1 true',
      '2026-11-15',
      'acceptWithDetails',
      'm2 true',
      'm3 false',
    ]);
  });

  it('puts an application first, and a later one where it was sent', () => {
    const letters = [letter('Testeuse', '2026-11-13T10:00:00Z'), letter('Cheffe', '2026-11-15T08:00:00Z')];
    expect(words(false, letters)).toEqual([
      ...['2026-11-13', 'Testeuse', '2026-11-14', 'request', 'm1 true'],
      ...['2026-11-15', 'Cheffe', 'acceptWithDetails', 'm2 true', 'm3 false'],
    ]);
  });

  it('puts what happened to meetings where it happened', () => {
    const proposed: MeetingLine = {
      ...{ key: 'a', at: '2026-11-15T09:00:30Z', event: 'propose', side: 'recruiter', mine: false, author: 'Max' },
      ...{ kind: 'talk', title: null, startsAt: null, word: null },
    };
    expect(words(false, [], [proposed]).slice(-3)).toEqual(['m2 true', 'propose', 'm3 true']);
  });

  it('leaves out events older than the first loaded message', () => {
    const late = streamOf({ messages: messages.slice(1), lines, letters: [], meetingLines: [], earlier: true, dayOf });
    expect(late.filter(({ kind }) => kind === 'line')).toEqual([]);
  });

  it('shows the events of a conversation without messages', () => {
    expect(streamOf({ messages: [], lines, letters: [], meetingLines: [], earlier: false, dayOf })).toHaveLength(4);
  });
});
