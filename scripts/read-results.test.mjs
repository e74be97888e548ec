import { describe, expect, it } from 'vitest';
import { readPlaywright, readResults, readVitest } from './read-results.mjs';

const check = (title, status, failureMessages = []) => ({
  ancestorTitles: ['', 'a rule'],
  title,
  status,
  failureMessages,
});
const file = (assertionResults, status = 'passed', message = '') => ({
  name: 'domain/rule.test.ts',
  status,
  message,
  assertionResults,
});
const vitest = (...testResults) => JSON.stringify({ testResults });

const walk = (status, results = [{ errors: [] }], expectedStatus = 'passed') => ({
  projectName: 'phone',
  status,
  expectedStatus,
  results,
});
const playwright = (tests, errors = []) =>
  JSON.stringify({
    errors,
    suites: [
      {
        title: 'shell.e2e.ts',
        specs: [],
        suites: [{ title: 'the menu', specs: tests.map((test) => ({ title: 'opens', tests: [test] })) }],
      },
    ],
  });
const walked = '[phone] shell.e2e.ts › the menu › opens';

describe('the results of Vitest', () => {
  it.each([
    ['all tests passed', [file([check('one', 'passed'), check('two', 'passed')])], 0, { passed: 2 }],
    [
      'one test failed',
      [file([check('one', 'passed'), check('two', 'failed', ['expected 1 to be 2'])], 'failed')],
      1,
      { passed: 1, failed: ['domain/rule.test.ts › a rule › two\nexpected 1 to be 2'] },
    ],
    [
      'a file cannot be loaded',
      [file([check('one', 'passed')]), file([], 'failed', 'Cannot find module')],
      1,
      { passed: 1, failed: ['domain/rule.test.ts\nCannot find module'] },
    ],
    [
      'tests were skipped',
      [file([check('one', 'passed'), check('two', 'skipped'), check('three', 'todo')])],
      0,
      { passed: 1, skipped: ['domain/rule.test.ts › a rule › two', 'domain/rule.test.ts › a rule › three'] },
    ],
    [
      'a test did not finish',
      [file([check('one', 'pending')])],
      0,
      { passed: 0, failed: ['domain/rule.test.ts › a rule › one'] },
    ],
    ['no test was found', [], 0, { passed: 0, failed: ['The runner found no test.'] }],
    ['all tests were skipped', [file([check('one', 'skipped')])], 0, { failed: ['The runner found no test.'] }],
    [
      'an error happened outside all tests',
      [file([check('one', 'passed')])],
      1,
      { passed: 1, failed: ['The runner named no failed test, and ended with code 1.'] },
    ],
    [
      'the runner was ended by a signal',
      [file([check('one', 'passed')])],
      null,
      { failed: ['The runner was ended by a signal.'] },
    ],
  ])('are counted when %s', (_, testResults, code, expected) => {
    expect(readResults(vitest(...testResults), code, readVitest)).toMatchObject(expected);
  });
});

describe('the results of Playwright', () => {
  it.each([
    ['all tests passed', [walk('expected'), walk('expected')], 0, { passed: 2, failed: [] }],
    [
      'one test failed twice',
      [walk('expected'), walk('unexpected', [{ errors: [{ message: 'first' }] }, { errors: [{ message: 'second' }] }])],
      1,
      { passed: 1, failed: [`${walked}\nsecond`] },
    ],
    ['one test passed when it was repeated', [walk('flaky')], 0, { passed: 1, failed: [], flaky: [walked] }],
    ['one test never ran', [walk('expected'), walk('skipped', [])], 1, { failed: [`${walked}\nIt did not run.`] }],
    ['one test was interrupted', [walk('skipped', [{ errors: [] }])], 1, { failed: [walked] }],
    [
      'one test was skipped on purpose',
      [walk('expected'), walk('skipped', [{ errors: [] }], 'skipped')],
      0,
      { passed: 1, failed: [], skipped: [walked] },
    ],
    ['no test was found', [], 0, { failed: ['The runner found no test.'] }],
  ])('are counted when %s', (_, tests, code, expected) => {
    expect(readResults(playwright(tests), code, readPlaywright)).toMatchObject(expected);
  });

  it('contain a failure for an error outside all tests', () => {
    const written = playwright([walk('expected')], [{ message: 'The product did not start.' }]);
    expect(readResults(written, 1, readPlaywright)).toMatchObject({
      passed: 1,
      failed: ['The product did not start.'],
    });
  });
});

describe('a runner without readable results has failed', () => {
  it.each([
    ['a missing file', undefined, 'The runner wrote no results.'],
    ['an incomplete file', '{"suites": [', 'The results of the runner cannot be read: '],
    ['another format', '{"version": 2}', 'The results of the runner cannot be read: '],
  ])('because of %s', (_, written, sentence) => {
    for (const read of [readVitest, readPlaywright]) {
      for (const code of [0, 1, null]) {
        const { passed, failed } = readResults(written, code, read);
        expect(passed).toBe(0);
        expect(failed).toEqual([expect.stringContaining(sentence)]);
      }
    }
  });
});
