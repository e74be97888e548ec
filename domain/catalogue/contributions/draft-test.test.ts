import { describe, expect, it } from 'vitest';
import { chooseExamples } from './draft-test.ts';
import { publicExamples, questionsToPublish } from './draft-test-size.ts';

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
