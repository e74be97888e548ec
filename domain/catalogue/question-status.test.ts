import { describe, expect, it } from 'vitest';
import type { TestState } from '../assessments/test-state.ts';
import type { SignedIn } from '../viewer.ts';
import type { QuestionStatus } from './contributions/question-status.ts';
import { catalogueRights, questionReading } from './question-status.ts';

const somebody = (role: SignedIn['role']) => ({ role }) as SignedIn;

describe('docs/product/catalogue.md, Who finds what', () => {
  it('« Non publiées » is only for signed-in users', () => {
    expect(catalogueRights(undefined, false)).toEqual({ unpublished: false, drafts: false });
    expect(catalogueRights(somebody('DEVELOPER'), false)).toEqual({ unpublished: true, drafts: false });
  });
  it('drafts are only for users who may see drafts', () => {
    expect(catalogueRights(somebody('ADMIN'), true).drafts).toBe(true);
    expect(catalogueRights(somebody('DEVELOPER'), false).drafts).toBe(false);
  });
});

describe('the page of a question', () => {
  const reading = (status: QuestionStatus, signedIn: boolean, testStatus: TestState = 'PUBLISHED', drafts = false) =>
    questionReading({ status, testStatus, everPublished: true, mine: false }, { unpublished: signedIn, drafts });
  it('is open when the question is published or waits for validation', () => {
    expect(reading('PUBLISHED', false)).toBe('open');
    expect(reading('WAITING_FOR_VALIDATION', false)).toBe('open');
  });
  it('is gone for a visitor when the question was published before', () => {
    expect(reading('DELETED', false)).toBe('gone');
    expect(reading('ARCHIVED', false)).toBe('gone');
    expect(reading('DECLINED', false)).toBe('none');
  });
  it('is open to the author of the question in every status', () => {
    const mine = { status: 'DECLINED', testStatus: 'DRAFT', everPublished: false, mine: true } as const;
    expect(questionReading(mine, { unpublished: true, drafts: false })).toBe('open');
  });
  it('is open to every user who finds the question in the catalogue', () =>
    expect(reading('DECLINED', true)).toBe('open'));
  it('does not exist while its test is a draft', () => {
    expect(reading('PUBLISHED', true, 'DRAFT')).toBe('none');
    expect(reading('PUBLISHED', true, 'DRAFT', true)).toBe('open');
  });
  it('is gone with its archived test, except for the author of the question', () => {
    expect(reading('PUBLISHED', false, 'ARCHIVED')).toBe('gone');
    expect(reading('PUBLISHED', true, 'ARCHIVED', true)).toBe('gone');
    const waiting = { status: 'WAITING_FOR_VALIDATION', testStatus: 'ARCHIVED', everPublished: false } as const;
    const rights = { unpublished: true, drafts: true };
    expect(questionReading({ ...waiting, mine: false }, rights)).toBe('none');
    expect(questionReading({ ...waiting, mine: true }, rights)).toBe('open');
  });
});
