import { describe, expect, it } from 'vitest';
import { readReviews, reviewFaults } from '../blind/reviews.ts';
import { isUnfinished } from '../items.ts';
import { readTests } from '../read-tests.ts';
import { findingLine, lint } from './lint.ts';

/** Their texts are being written anew, and have mistakes that are not worth mending before. */
const beingWritten = ['react-advanced'];

const { tests, broken } = await readTests();

describe('the content files', () => {
  it('can be read', () => {
    expect(broken).toEqual([]);
  });

  it('have no mistake that a rule finds: npm run content -- lint', () => {
    const open = tests
      .filter((test) => isUnfinished(test) && beingWritten.includes(test.alias))
      .map(({ alias }) => alias);
    const findings = lint(tests).filter(
      ({ alias, others = [] }) => ![alias, ...others].some((one) => open.includes(one)),
    );
    expect(findings.map(findingLine)).toEqual([]);
  });

  it('were answered by a second reader: npm run content -- blind, then compare', () => {
    const faults = tests
      .filter((test) => !isUnfinished(test))
      .flatMap((test) => reviewFaults(test, readReviews(test.alias)));
    expect(faults).toEqual([]);
  });

  it('are still being written, or the list above is not needed any more', () => {
    expect(tests.filter((test) => isUnfinished(test) && beingWritten.includes(test.alias))).not.toEqual([]);
  });
});
