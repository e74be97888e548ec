import { chosenTests, readTests } from '../read-tests.ts';
import { findingLine, lint } from './lint.ts';

/** npm run content -- lint [alias…] */
export async function lintCommand(aliases: string[]): Promise<number> {
  const read = await readTests();
  const chosen = chosenTests(read, aliases).map(({ alias }) => alias);
  // All tests are needed to compare the questions of one technology.
  const findings = lint(read.tests).filter(({ alias, others = [] }) =>
    [alias, ...others].some((one) => chosen.includes(one)),
  );
  // A file that cannot be read has no findings, and must not look like one without mistakes.
  const broken = read.broken.filter(({ alias }) => aliases.length === 0 || aliases.includes(alias));
  for (const finding of findings) console.log(findingLine(finding));
  console.log(`${findings.length + broken.length} found`);
  return findings.length + broken.length > 0 || chosen.length === 0 ? 1 : 0;
}
