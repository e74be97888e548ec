import type { ProofTool } from '../../../domain/assessments/content/proof.ts';
import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { type Executed, executeItems, type Item, type Tools } from './execute-items.ts';
import { judge } from './judge.ts';

/** `faults` is empty when the proof holds; without `version` the tool is not installed and nothing was executed. */
export type Verdict<T extends Item> = { item: T; tool?: ProofTool; version?: string; faults: string[] };

/** Executes the proofs of items. */
export async function proveItems<T extends Item>(
  items: readonly T[],
  tools: Tools,
  say: (line: string) => void = () => {},
): Promise<Verdict<T>[]> {
  const done = await executeItems(items, tools, say, (one) => faultsOf(one).length === 0);
  return done.map(({ executed, ...one }) => ({ ...one, faults: [...one.faults, ...executed.flatMap(faultsOf)] }));
}

function faultsOf({ question, plan, printed }: Executed): string[] {
  return judge(plan, printed).map((fault) => named(question, fault));
}

function named({ id, key }: ContentQuestion, fault: string): string {
  return key === id ? fault : `variant ${key.slice(id.length + 1)}: ${fault}`;
}
