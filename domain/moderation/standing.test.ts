import { describe, expect, it } from 'vitest';
import { disableEmailSchema, disableReasons, silentReason } from './disable-reason.ts';
import { activated, disabledFor, possibleActs } from './standing.ts';

const now = new Date('2026-11-16T10:00:00Z');

describe('what an administrator can do', () => {
  it.each([
    ["'Admin activate (only when currently disabled)'", { disabled: true, validationStatus: null }, ['activate']],
    [
      'a disabled profile, whatever else',
      { disabled: true, isShort: true, validationStatus: 'published' },
      ['activate'],
    ],
    ['one whose person is leaving', { disabled: true, disabledReason: 'leaving', validationStatus: null }, []],
    ['one that waits for its first look', { validationStatus: 'waiting' }, ['review', 'disable']],
    ['one that nobody has noticed', { validationStatus: null }, ['review', 'disable']],
    ['one that is not whole yet', { isShort: true, validationStatus: 'waiting' }, ['disable']],
    ['one that waits to be published', { validationStatus: 'reviewed' }, ['disable']],
    ['one that is published', { validationStatus: 'published' }, ['disable']],
  ])('%s', (_, traits, acts) => {
    expect(possibleActs({ disabled: false, disabledReason: null, isShort: false, ...traits })).toEqual(acts);
  });
});

describe('section 4', () => {
  it("'Admin disable: clears validationStatus, … sets disabled to {date: now, reason}'", () => {
    expect(disabledFor('NotRelevant', now)).toEqual({
      validationStatus: null,
      validationAdminId: null,
      validationDate: null,
      disabledAt: now,
      disabledReason: 'NotRelevant',
    });
  });

  it("'Admin activate: sets validationStatus to {status: 'reviewed', adminUid, validationDate: now} … sets disabled to false'", () => {
    expect(activated('somebody', now)).toEqual({
      validationStatus: 'reviewed',
      validationAdminId: 'somebody',
      validationDate: now,
      disabledAt: null,
      disabledReason: null,
    });
  });

  it("'Disable reasons (template keys)': six, of which 'Default' is for those who are not written to", () => {
    expect(disableReasons).toHaveLength(6);
    expect(silentReason).toBe('Default');
  });
});

describe("'Disable dialog: subject and message required'", () => {
  const email = { reason: 'Default', locale: 'fr', sender: '', subject: 'Objet', message: 'Un\n\nDeux' };
  it.each([
    ['whole', {}, undefined],
    ['without a subject', { subject: ' ' }, 'subject'],
    ['without a message', { message: '\u200b' }, 'message'],
    ['with a reason that nobody knows', { reason: 'Grumpy' }, 'reason'],
  ])('%s', (_, change, wrong) => {
    const parsed = disableEmailSchema.safeParse({ ...email, ...change });
    expect(parsed.success ? undefined : parsed.error.issues[0]?.path[0]).toBe(wrong);
  });
});
