import { executeItems, type Tools } from './execute-items.ts';
import { printedAnswer } from './judge.ts';
import { type CombinedItem, outputFault } from './outputs.ts';
import { isLate } from './printed.ts';
import type { Verdict } from './prove-items.ts';

/** `outputs` is what each combination printed, by its key. */
export type PrintedItem = Verdict<CombinedItem> & { outputs: Record<string, string> };

/** Executes all combinations of items, to know what they print. */
export async function proveOutputs(
  items: readonly CombinedItem[],
  tools: Tools,
  say: (line: string) => void = () => {},
): Promise<PrintedItem[]> {
  const done = await executeItems(items, tools, say, ({ printed }) => !printed.some(isLate));
  return done.map(({ item, executed, faults, ...rest }) => {
    const printed = executed.map(({ plan, printed: [text = ''] }, index) => ({
      ...item.combinations[index],
      output: printedAnswer(plan, text),
    }));
    const refused = printed.flatMap(({ values, output }) => {
      const fault = outputFault(output);
      return fault ? [`with ${JSON.stringify(values)} it ${fault}`] : [];
    });
    const unproved = item.variants.some(({ proof }) => !proof) ? ['it has combinations of values but no proof'] : [];
    const different = new Set(printed.map(({ output }) => output)).size;
    const same = rest.version && different < 2 ? ['all its combinations print the same'] : [];
    const outputs = Object.fromEntries(printed.map(({ key = '', output }) => [key, output]));
    return { item, ...rest, outputs, faults: [...faults, ...unproved, ...refused, ...same] };
  });
}
