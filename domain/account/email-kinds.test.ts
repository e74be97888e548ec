import { describe, expect, it } from 'vitest';
import { isOptionalKind, kindsFor, necessaryKinds, optionalKindOf, optionalKinds } from './email-kinds.ts';

describe('kinds of e-mails (docs/product/account.md, E-mail preferences)', () => {
  it('no template has two kinds', () => {
    const templates = [...Object.values(optionalKinds), ...Object.values(necessaryKinds)].flatMap((kind) => [
      ...kind.templates,
    ]);
    expect(new Set(templates).size).toBe(templates.length);
  });

  it.each([
    ['job-alert', 'jobAlerts'],
    ['library-alert', 'profileAlerts'],
    ['unread-from-developer', 'messages'],
    ['introduction-request', 'requests'],
    ['join-asked', 'joinRequests'],
    // Security, what the law asks for, answers to what the reader did.
    ['password-changed', undefined],
    ['erasure-asked', undefined],
    ['application-declined', undefined],
    ['no-such-template', undefined],
  ])('%s can be turned off as %s', (template, kind) => {
    expect(optionalKindOf(template)).toBe(kind);
  });

  it.each([
    [
      'developer',
      [
        'jobAlerts',
        'appliedOffers',
        'requests',
        'requestReminders',
        'messages',
        'meetingProposals',
        'openTests',
        'publishedQuestions',
      ],
    ],
    [
      'recruiter',
      [
        'profileAlerts',
        'messages',
        'joinRequests',
        'waitingApplications',
        'expiringOffers',
        'failedPublications',
        'candidatesInCharge',
        'candidateReminders',
        'noteMentions',
      ],
    ],
    ['administrator', ['publishedQuestions', 'bookedCalls']],
  ] as const)('of a %s that can be turned off', (audience, kinds) => {
    const { optional, necessary } = kindsFor(audience);
    expect(optional).toEqual(kinds);
    expect(necessary).toContain('account');
    expect(optional.every(isOptionalKind)).toBe(true);
    expect(necessary.some(isOptionalKind)).toBe(false);
  });

  it('names that objects have by themselves are no kinds', () => {
    expect(isOptionalKind('constructor')).toBe(false);
  });
});
