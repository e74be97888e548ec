import { describe, expect, it } from 'vitest';
import {
  type CallFacts,
  callReasonSchema,
  callState,
  canBookCall,
  canChangeCall,
  isCallOnHome,
  possibleOutcomes,
} from './call.ts';

const now = new Date('2026-11-16T10:00:00Z');
const later = new Date('2026-11-16T10:30:00Z');
const earlier = new Date('2026-11-16T09:30:00Z');
const call = (changes: Partial<CallFacts> = {}): CallFacts => ({
  status: 'booked',
  source: 'own',
  startsAt: later,
  ...changes,
});

describe('docs/product/profile.md, Boost call', () => {
  it.each([
    ['before its hour', call(), 'upcoming', true],
    ['at its hour', call({ startsAt: now }), 'due', false],
    ['after its hour', call({ startsAt: earlier }), 'due', false],
    ['on an unknown day', call({ source: 'other', startsAt: null }), 'due', false],
    ['at a provider', call({ source: 'calendly' }), 'upcoming', false],
    ['held', call({ status: 'held' }), 'held', false],
    ['missed', call({ status: 'missed' }), 'missed', false],
    ['cancelled', call({ status: 'cancelled' }), 'cancelled', false],
  ] as const)('a call %s: its state, and whether its person moves or cancels it here', (_, given, state, changes) => {
    expect(callState(given, now)).toBe(state);
    expect(canChangeCall(given, now)).toBe(changes);
  });

  it.each([
    [undefined, true],
    ['booked', false],
    ['held', false],
    ['missed', true],
    ['cancelled', true],
  ] as const)('after a call that is %s, another can be booked: %s', (status, expected) =>
    expect(canBookCall(status && { status })).toBe(expected),
  );

  it.each([
    ['booked', 400, true],
    ['held', 29, true],
    ['held', 30, false],
    ['cancelled', 31, false],
  ] as const)('a call that is %s for %i days is on the home page: %s', (status, days, expected) => {
    const changedAt = new Date(now.getTime() - days * 86_400_000);
    expect(isCallOnHome({ status, changedAt }, now)).toBe(expected);
  });
});

describe('docs/product/moderation.md, Call queue', () => {
  it.each([
    ['before its hour', call(), ['held', 'cancelled']],
    ['after its hour', call({ startsAt: earlier }), ['held', 'missed']],
    ['on an unknown day', call({ source: 'other', startsAt: null }), ['held', 'missed', 'cancelled']],
    ['held already', call({ status: 'held' }), []],
    ['cancelled already', call({ status: 'cancelled' }), []],
  ] as const)('the outcomes of a call %s', (_, given, expected) =>
    expect(possibleOutcomes(given, now)).toEqual(expected),
  );

  it('a call is cancelled with a reason', () => {
    expect(callReasonSchema.safeParse({ reason: ' ' }).success).toBe(false);
    expect(callReasonSchema.safeParse({ reason: 'x'.repeat(1001) }).success).toBe(false);
    expect(callReasonSchema.parse({ reason: ' Malade ' })).toEqual({ reason: 'Malade' });
  });
});
