import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../viewer.ts';
import { canContribute, canSeeDrafts, chooseExamples } from './draft-test.ts';
import { publicExamples, questionsToPublish } from './draft-test-size.ts';

const person = (role: SignedIn['role']): SignedIn => ({
  userId: 'x',
  sessionId: 'x',
  role,
  name: 'X',
  email: 'x@example.com',
  locale: 'fr',
  twoFactorEnabled: false,
  membership: undefined,
});

describe('drafts of tests (docs/product/catalogue.md, Who finds what)', () => {
  it('are visible to administrators and to accepted contributors of a draft test', () => {
    expect(canSeeDrafts(person('ADMIN'), false)).toBe(true);
    expect(canSeeDrafts(person('DEVELOPER'), true)).toBe(true);
    expect(canSeeDrafts(person('DEVELOPER'), false)).toBe(false);
    expect(canSeeDrafts(undefined, true)).toBe(false);
  });
});

it('developers and administrators may contribute, recruiters may not', () => {
  expect(canContribute(person('DEVELOPER'))).toBe(true);
  expect(canContribute(person('ADMIN'))).toBe(true);
  expect(canContribute(person('RECRUITER'))).toBe(false);
  expect(canContribute(undefined)).toBe(false);
});

describe('the public examples of a test that is published', () => {
  it('are spread over its levels in any order of the questions, and leave enough for a whole session', () => {
    const questions = Array.from({ length: questionsToPublish }, (_, index) => ({
      id: `q${String(index).padStart(2, '0')}`,
      difficulty: Math.floor(index / 4),
    }));
    const chosen = chooseExamples(questions);
    expect(chosen).toEqual(chooseExamples(questions.toReversed()));
    expect(new Set(chosen).size).toBe(publicExamples);
    expect(chosen.map((id) => questions.find((one) => one.id === id)?.difficulty)).toEqual([0, 1, 2, 3]);
  });
});
