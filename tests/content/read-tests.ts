import type { ContentTest } from '../../domain/assessments/content/test-file.ts';
import { parseTest, readContentFiles } from '../../server/data/content/read-content.ts';

export type ReadTests = { tests: ContentTest[]; broken: { alias: string; says: string }[] };

/** All tests. One whose files have a mistake does not keep the others from being read. */
export async function readTests(): Promise<ReadTests> {
  const read: ReadTests = { tests: [], broken: [] };
  for (const files of (await readContentFiles()).tests) {
    try {
      read.tests.push(parseTest(files));
    } catch (error) {
      read.broken.push({ alias: files.alias, says: error instanceof Error ? error.message : String(error) });
    }
  }
  return read;
}

/** The tests that a command was asked for, all of them if none was named; says what cannot be read. */
export function chosenTests({ tests, broken }: ReadTests, aliases: string[]): ContentTest[] {
  const wanted = (alias: string) => aliases.length === 0 || aliases.includes(alias);
  for (const { alias, says } of broken) if (wanted(alias)) console.error(says);
  for (const alias of aliases)
    if (![...tests, ...broken].some((one) => one.alias === alias))
      console.error(`content/tests/${alias} does not exist`);
  return tests.filter(({ alias }) => wanted(alias));
}
