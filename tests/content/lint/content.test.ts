import { describe, expect, it } from 'vitest';
import { readReviews, reviewFaults } from '../blind/reviews.ts';
import { readTests } from '../read-tests.ts';
import { findingLine, lint } from './lint.ts';

const { tests, broken } = await readTests();

describe('the content files', () => {
  it('can be read', () => {
    expect(broken).toEqual([]);
  });

  it('have no mistake that a rule finds: npm run content -- lint', () => {
    expect(lint(tests).map(findingLine)).toEqual([]);
  });

  it('were answered by a second reader: npm run content -- blind, then compare', () => {
    const faults = tests.flatMap((test) => reviewFaults(test, readReviews(test.alias)));
    expect(faults).toEqual([]);
  });
});
