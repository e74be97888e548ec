import { unsupportedItems } from '../lint/floors.ts';
import { readProofs } from '../prove/records.ts';
import { chosenTests, readTests } from '../read-tests.ts';
import { figuresOf, totalOf } from './figures.ts';
import { figuresLine, shareLines } from './lines.ts';

/** npm run content -- count [alias…] */
export async function countCommand(aliases: string[]): Promise<number> {
  const tests = chosenTests(await readTests(), aliases);
  const figures = tests.map((test) => figuresOf(test, readProofs(test.alias)));
  const names = [...tests.map(({ alias }) => alias), `${tests.length} tests`];
  const width = Math.max(...names.map((name) => name.length));
  const lines = [...figures, ...(tests.length > 1 ? [totalOf(figures)] : [])].map((one, index) =>
    figuresLine((names[index] ?? '').padEnd(width), one),
  );
  for (const line of [...lines, ...shareLines(totalOf(figures))]) console.log(line);
  if (aliases.length > 0)
    for (const test of tests)
      for (const { item, says } of unsupportedItems(test)) console.log(`${test.alias}/${item}: ${says}`);
  return tests.length > 0 ? 0 : 1;
}
