// Reads the results of the test runners from the files of their "json" reporters.

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {string[]} failed The failed tests, each with its error messages.
 * @property {string[]} flaky Tests that passed only when they were repeated.
 * @property {string[]} skipped Tests that were skipped on purpose.
 * @property {boolean} [unexplained] No test explains the failure; the output of the runner may.
 */

/**
 * The results of one runner. A runner that crashed, wrote no readable file or found no test has failed.
 * @param {string | undefined} written The content of the file; undefined when there is no file.
 * @param {number | null} exitCode null when a signal ended the runner.
 * @param {(report: any) => Results} read
 * @returns {Results}
 */
export function readResults(written, exitCode, read) {
  const results = parsed(written, read);
  const ran = results.passed + results.failed.length;
  if (results.failed.length > 0) return results;
  if (exitCode === null) return failedWith(results, 'The runner was ended by a signal.');
  if (exitCode !== 0) return failedWith(results, `The runner named no failed test, and ended with code ${exitCode}.`);
  return ran === 0 ? failedWith(results, 'The runner found no test.') : results;
}

function parsed(written, read) {
  const nothing = { passed: 0, failed: [], flaky: [], skipped: [] };
  if (written === undefined) return failedWith(nothing, 'The runner wrote no results.');
  try {
    return read(JSON.parse(written));
  } catch (error) {
    return failedWith(nothing, `The results of the runner cannot be read: ${error.message}`);
  }
}

function failedWith(results, sentence) {
  return { ...results, failed: [...results.failed, sentence], unexplained: true };
}

/** Vitest: files with their tests. A file that cannot be loaded counts as one failure. */
export function readVitest({ testResults }) {
  const results = { passed: 0, failed: [], flaky: [], skipped: [] };
  for (const { name: file, status, message, assertionResults } of testResults) {
    const failedBefore = results.failed.length;
    for (const test of assertionResults) {
      const name = `${file} › ${[...test.ancestorTitles.filter(Boolean), test.title].join(' › ')}`;
      if (test.status === 'passed') results.passed++;
      else if (test.status === 'skipped' || test.status === 'todo' || test.status === 'disabled')
        results.skipped.push(name);
      else results.failed.push([name, ...test.failureMessages].join('\n'));
    }
    if (status === 'failed' && results.failed.length === failedBefore) results.failed.push(`${file}\n${message}`);
  }
  return results;
}

/** Playwright: nested suites with tests that ran once or more. A test that never ran has failed. */
export function readPlaywright({ suites, errors }) {
  const results = { passed: 0, failed: errors.map(({ message }) => message), flaky: [], skipped: [] };
  for (const { name, test } of suites.flatMap((suite) => testsOf(suite, []))) {
    if (test.status === 'expected') results.passed++;
    else if (test.status === 'flaky') {
      // A test that passed when repeated has passed; it is listed so that the cause can be found.
      results.passed++;
      results.flaky.push(name);
    } else if (isLeftOut(test)) results.skipped.push(name);
    else results.failed.push([name, ...messagesOf(test)].join('\n'));
  }
  return results;
}

function testsOf(suite, above) {
  const titles = [...above, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ test, name: `[${test.projectName}] ${[...titles, spec.title].join(' › ')}` })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

/** Playwright also reports tests as skipped that had not started when the runner stopped: these have no results. */
function isLeftOut({ status, expectedStatus, results }) {
  return status === 'skipped' && expectedStatus === 'skipped' && results.length > 0;
}

function messagesOf({ results }) {
  const last = results.at(-1);
  return last ? last.errors.map(({ message }) => message ?? '') : ['It did not run.'];
}
