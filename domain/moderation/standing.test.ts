import { describe, expect, it } from 'vitest';
import { disableEmailSchema, disableReasons, silentReason } from './disable-reason.ts';
import { activated, disabledFor, possibleActs } from './standing.ts';

const now = new Date('2026-11-16T10:00:00Z');

describe('actions of an administrator on a profile (docs/product/moderation.md, Validation of profiles)', () => {
  it.each([
    ['a disabled profile', { disabled: true, validationStatus: null }, ['activate']],
    [
      'a disabled profile, in any other state',
      { disabled: true, isShort: true, validationStatus: 'published' },
      ['activate'],
    ],
    ['a profile whose owner is leaving', { disabled: true, disabledReason: 'leaving', validationStatus: null }, []],
    ['a profile that waits for its first review', { validationStatus: 'waiting' }, ['review', 'disable']],
    ['a profile without a validation status', { validationStatus: null }, ['review', 'disable']],
    ['an incomplete profile', { isShort: true, validationStatus: 'waiting' }, ['disable']],
    ['a reviewed profile that waits to be published', { validationStatus: 'reviewed' }, ['disable']],
    ['a published profile', { validationStatus: 'published' }, ['disable']],
  ])('for %s', (_, traits, acts) => {
    expect(possibleActs({ disabled: false, disabledReason: null, isShort: false, ...traits })).toEqual(acts);
  });
});

describe('decisions about a profile', () => {
  it('disabling clears the validation status and stores date and reason', () => {
    expect(disabledFor('NotRelevant', now)).toEqual({
      validationStatus: null,
      validationAdminId: null,
      validationDate: null,
      disabledAt: now,
      disabledReason: 'NotRelevant',
    });
  });

  it('activating stores the review and clears the disabled state', () => {
    expect(activated('somebody', now)).toEqual({
      validationStatus: 'reviewed',
      validationAdminId: 'somebody',
      validationDate: now,
      disabledAt: null,
      disabledReason: null,
    });
  });

  it('there are six reasons; Default is used when no e-mail is sent', () => {
    expect(disableReasons).toHaveLength(6);
    expect(silentReason).toBe('Default');
  });
});

describe('the e-mail of the disable dialog (docs/product/moderation.md, Disabling a profile)', () => {
  const email = { reason: 'Default', locale: 'fr', sender: '', subject: 'Objet', message: 'Un\n\nDeux' };
  it.each([
    ['whole', {}, undefined],
    ['without a subject', { subject: ' ' }, 'subject'],
    ['without a message', { message: '\u200b' }, 'message'],
    ['with an unknown reason', { reason: 'Grumpy' }, 'reason'],
  ])('%s is accepted or refused', (_, change, wrong) => {
    const parsed = disableEmailSchema.safeParse({ ...email, ...change });
    expect(parsed.success ? undefined : parsed.error.issues[0]?.path[0]).toBe(wrong);
  });
});
