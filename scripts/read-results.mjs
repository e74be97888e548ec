// What the runners of tests found, read from the files that they write (their reporters named "json").

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {string[]} failed What failed, one line each, with what was said about it.
 * @property {string[]} flaky What held only when it was tried again.
 * @property {string[]} skipped What was left out on purpose.
 * @property {boolean} [unexplained] No test says why it failed: what the runner printed may.
 */

/**
 * The results of one runner. One that died, wrote nothing readable or found no test has failed.
 * @param {string | undefined} written The text of the file; undefined when there is none.
 * @param {number | null} exitCode null when a signal ended it.
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

/** Vitest: files, each with its tests. A file that fails on its own (it cannot be loaded) counts as one failure. */
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

/** Playwright: suites in suites, with tests that were tried once or more. One that was never tried has failed. */
export function readPlaywright({ suites, errors }) {
  const results = { passed: 0, failed: errors.map(({ message }) => message), flaky: [], skipped: [] };
  for (const { name, test } of suites.flatMap((suite) => testsOf(suite, []))) {
    if (test.status === 'expected') results.passed++;
    else if (test.status === 'flaky') {
      // One that held on its second walk held; it is named, so that its cause is looked for.
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

/** Skipped is also said of one that was waiting for its turn when the runner stopped. */
function isLeftOut({ status, expectedStatus, results }) {
  return status === 'skipped' && expectedStatus === 'skipped' && results.length > 0;
}

function messagesOf({ results }) {
  const last = results.at(-1);
  return last ? last.errors.map(({ message }) => message ?? '') : ['It did not run.'];
}
