import { afterAll, expect, it } from 'vitest';
import type { ProofTool } from '../../../domain/assessments/content/proof.ts';
import { readContentFiles } from '../../../server/data/content/read-content.ts';
import { rememberProved, wasProvedHere } from '../prove/cache.ts';
import { itemTool } from '../prove/execute-items.ts';
import { type ProvableItem, provableItems } from '../prove/provable.ts';
import { proveItems } from '../prove/prove-items.ts';
import { tools } from '../prove/tools/table.ts';

/**
 * One item in so many is executed again: together they take less than a minute on two busy cores, without what this
 * machine has executed before. The others have the record of an earlier execution.
 */
const oneIn: Partial<Record<ProofTool, number>> = { typescript: 4, bash: 10, php: 20, git: 20, node: 30, python: 30 };
const oneInOfSlow = 60;
const mostVariants = 3;
/** Each order of the steps is a program. */
const mostSteps = 4;
const patience = 600_000;

/** Executes some of the items of these tools again. */
export async function executedAgain(names: readonly ProofTool[]): Promise<void> {
  const { tests } = await readContentFiles();
  const chosen = tests.flatMap(provableItems).filter(isChosen).map(withFewVariants);
  afterAll(async () => {
    for (const name of names) await tools[name].close?.();
  }, patience);

  it.each(names)('questions for %s print what their files say', { timeout: patience }, async (name) => {
    const own = chosen.filter((item) => itemTool(item) === name);
    if (own.length === 0) return;
    const version = await tools[name].version();
    if (!version) return console.warn(`${name} is not installed: ${own.length} questions were not executed again.`);
    const items = own.filter(({ hash }) => !wasProvedHere(hash, version));
    const verdicts = await proveItems(items, { [name]: tools[name] });
    const told = verdicts.flatMap(({ item, faults }) => faults.map((fault) => `${item.alias}/${item.id}: ${fault}`));
    expect(told).toEqual([]);
    for (const { hash } of items) rememberProved(hash, version);
  });
}

/** By the state of the item, so that the choice is the same on every machine and every day. */
function isChosen(item: ProvableItem): boolean {
  const tool = itemTool(item);
  const [first] = item.variants;
  if (!tool || (first?.format === 'order' && first.steps.length > mostSteps)) return false;
  return Number.parseInt(item.hash.slice(0, 8), 16) % (oneIn[tool] ?? oneInOfSlow) === 0;
}

function withFewVariants(item: ProvableItem): ProvableItem {
  return { ...item, variants: item.variants.slice(0, mostVariants) };
}
