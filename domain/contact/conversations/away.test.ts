import { describe, expect, it } from 'vitest';
import { type Away, awayMinutes, isToBeTold } from './away.ts';

const now = new Date('2026-11-15T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const unread = (minutes: number, position = 4): Away => ({
  readPosition: position - 1,
  toldPosition: 0,
  firstUnread: { position, sentAt: minutesAgo(minutes) },
});

describe('an e-mail about unread messages', () => {
  it('waits until a message has been unread for some minutes', () => {
    expect(isToBeTold(unread(awayMinutes - 1), now)).toBe(false);
    expect(isToBeTold(unread(awayMinutes), now)).toBe(true);
  });

  it('is not sent when every message is read', () => {
    expect(isToBeTold({ readPosition: 4, toldPosition: 0, firstUnread: undefined }, now)).toBe(false);
  });

  it('is sent once for several messages, until they are read', () => {
    expect(isToBeTold({ ...unread(60), toldPosition: 4 }, now)).toBe(false);
    expect(isToBeTold({ ...unread(60, 9), toldPosition: 6 }, now)).toBe(true);
  });
});
