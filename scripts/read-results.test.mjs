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

describe('what vitest wrote', () => {
  it.each([
    ['all held', [file([check('one', 'passed'), check('two', 'passed')])], 0, { passed: 2 }],
    [
      'one failed',
      [file([check('one', 'passed'), check('two', 'failed', ['expected 1 to be 2'])], 'failed')],
      1,
      { passed: 1, failed: ['domain/rule.test.ts › a rule › two\nexpected 1 to be 2'] },
    ],
    [
      'a file that cannot be loaded',
      [file([check('one', 'passed')]), file([], 'failed', 'Cannot find module')],
      1,
      { passed: 1, failed: ['domain/rule.test.ts\nCannot find module'] },
    ],
    [
      'left out',
      [file([check('one', 'passed'), check('two', 'skipped'), check('three', 'todo')])],
      0,
      { passed: 1, skipped: ['domain/rule.test.ts › a rule › two', 'domain/rule.test.ts › a rule › three'] },
    ],
    [
      'never came to an end',
      [file([check('one', 'pending')])],
      0,
      { passed: 0, failed: ['domain/rule.test.ts › a rule › one'] },
    ],
    ['no test', [], 0, { passed: 0, failed: ['The runner found no test.'] }],
    ['only left out', [file([check('one', 'skipped')])], 0, { failed: ['The runner found no test.'] }],
    [
      'an error outside of every test',
      [file([check('one', 'passed')])],
      1,
      { passed: 1, failed: ['The runner named no failed test, and ended with code 1.'] },
    ],
    ['ended by a signal', [file([check('one', 'passed')])], null, { failed: ['The runner was ended by a signal.'] }],
  ])('%s', (_, testResults, code, expected) => {
    expect(readResults(vitest(...testResults), code, readVitest)).toMatchObject(expected);
  });
});

describe('what playwright wrote', () => {
  it.each([
    ['all held', [walk('expected'), walk('expected')], 0, { passed: 2, failed: [] }],
    [
      'one failed, twice',
      [walk('expected'), walk('unexpected', [{ errors: [{ message: 'first' }] }, { errors: [{ message: 'second' }] }])],
      1,
      { passed: 1, failed: [`${walked}\nsecond`] },
    ],
    ['one held when it was tried again', [walk('flaky')], 0, { passed: 1, failed: [], flaky: [walked] }],
    ['one was never tried', [walk('expected'), walk('skipped', [])], 1, { failed: [`${walked}\nIt did not run.`] }],
    ['one was interrupted', [walk('skipped', [{ errors: [] }])], 1, { failed: [walked] }],
    [
      'one is left out on purpose',
      [walk('expected'), walk('skipped', [{ errors: [] }], 'skipped')],
      0,
      { passed: 1, failed: [], skipped: [walked] },
    ],
    ['no test', [], 0, { failed: ['The runner found no test.'] }],
  ])('%s', (_, tests, code, expected) => {
    expect(readResults(playwright(tests), code, readPlaywright)).toMatchObject(expected);
  });

  it('an error outside of every test is a failure', () => {
    const written = playwright([walk('expected')], [{ message: 'The product did not start.' }]);
    expect(readResults(written, 1, readPlaywright)).toMatchObject({
      passed: 1,
      failed: ['The product did not start.'],
    });
  });
});

describe('a runner whose results cannot be known has failed', () => {
  it.each([
    ['no file', undefined, 'The runner wrote no results.'],
    ['half a file', '{"suites": [', 'The results of the runner cannot be read: '],
    ['another shape', '{"version": 2}', 'The results of the runner cannot be read: '],
  ])('%s', (_, written, sentence) => {
    for (const read of [readVitest, readPlaywright]) {
      for (const code of [0, 1, null]) {
        const { passed, failed } = readResults(written, code, read);
        expect(passed).toBe(0);
        expect(failed).toEqual([expect.stringContaining(sentence)]);
      }
    }
  });
});
