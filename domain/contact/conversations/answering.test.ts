import { describe, expect, it } from 'vitest';
import { type Asked, answering, companyAnswering } from './answering.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const asked = (days: number, answeredAfter: number | null): Asked => ({
  askedAt: daysAgo(days),
  answeredAt: answeredAfter === null ? null : daysAgo(days - answeredAfter),
});
const many = (count: number, one: Asked) => Array.from({ length: count }, () => one);

describe('the figures about how a company answers', () => {
  it('are not shown for a few cases', () => {
    expect(companyAnswering(many(answering.leastCases - 1, asked(20, 1)), now)).toBeUndefined();
    expect(companyAnswering(many(answering.leastCases, asked(20, 1)), now)).toEqual({ percent: 100, medianDays: 1 });
  });

  it('are a share to the nearest ten per cent, and the median time of the answers', () => {
    const cases = [asked(30, 0.5), asked(30, 2.5), asked(30, 9), asked(30, null), asked(30, null), asked(30, null)];
    expect(companyAnswering(cases, now)).toEqual({ percent: 50, medianDays: 2 });
    expect(companyAnswering(many(8, asked(30, null)), now)).toEqual({ percent: 0, medianDays: null });
  });

  it('leave out applications that wait for a few days only, and old ones', () => {
    const answered = many(5, asked(20, 0.2));
    expect(companyAnswering([...answered, ...many(9, asked(3, null))], now)).toEqual({ percent: 100, medianDays: 0 });
    expect(companyAnswering([...answered, ...many(9, asked(200, null))], now)).toEqual({ percent: 100, medianDays: 0 });
  });

  it('count a quick answer at once', () => {
    expect(companyAnswering(many(5, asked(1, 0.5)), now)).toEqual({ percent: 100, medianDays: 0 });
  });
});
