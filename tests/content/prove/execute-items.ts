import type { ProofTool } from '../../../domain/assessments/content/proof.ts';
import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { programsOf } from './judge.ts';
import { type Plan, type Program, planOf, toolOf } from './plan.ts';
import { isLate } from './printed.ts';
import type { Tool } from './tools/tool.ts';

/** The variants of one entry of a file. */
export type Item = { id: string; variants: readonly ContentQuestion[] };
/** A variant, what was executed for it, and what each program printed. */
export type Executed = { question: ContentQuestion; plan: Plan; printed: string[] };
/** An item after its programs were executed; `faults` tells why some could not be, and without `version` none was. */
export type ExecutedItem<T extends Item> = {
  item: T;
  tool?: ProofTool;
  version?: string;
  executed: Executed[];
  faults: string[];
};
export type Tools = Partial<Record<ProofTool, Tool>>;
type Planned<T extends Item> = { item: T; plans: Pick<Executed, 'question' | 'plan'>[]; faults: string[] };

/** For a program that did not end in time: a busy machine must not change a verdict. */
const patientSeconds = 60;

/**
 * Executes the programs of items, one tool after the other. Programs that did not end in time are executed once more,
 * with more time, when `isGood` does not accept what they printed.
 */
export async function executeItems<T extends Item>(
  items: readonly T[],
  tools: Tools,
  say: (line: string) => void,
  isGood: (executed: Executed) => boolean,
): Promise<ExecutedItem<T>[]> {
  const done: ExecutedItem<T>[] = [];
  for (const [name, some] of Map.groupBy(items, itemTool)) {
    const tool = name && tools[name];
    const version = await tool?.version();
    if (!tool || !version) {
      const faults = name ? [] : ['no tool executes its language: give the proof a tool'];
      done.push(...some.map((item) => ({ item, tool: name, executed: [], faults })));
      continue;
    }
    const started = performance.now();
    const planned = some.map(plan);
    const prints = await executeAll(tool, planned, isGood);
    done.push(
      ...planned.map((one) => ({
        item: one.item,
        tool: name,
        version,
        executed: printedBy(one, prints),
        faults: one.faults,
      })),
    );
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    say(`${version}: ${some.length} items, ${prints.size} programs in ${seconds} s`);
  }
  return done;
}

export function itemTool({ variants }: Item): ProofTool | undefined {
  return variants[0] && toolOf(variants[0]);
}

async function executeAll(
  tool: Tool,
  planned: readonly Planned<Item>[],
  isGood: (executed: Executed) => boolean,
): Promise<Map<string, string>> {
  const all = planned.flatMap(({ plans }) => plans.flatMap((one) => programsOf(one.plan)));
  // Equal programs are executed once.
  const programs = new Map(all.map((program) => [textOf(program), program]));
  const printed = await tool.run([...programs.values()]);
  const prints = new Map([...programs.keys()].map((text, index) => [text, printed[index] ?? '']));
  const doubtful = planned.flatMap((one) => printedBy(one, prints)).filter((one) => !isGood(one));
  for (const program of doubtful.flatMap((one) => programsOf(one.plan))) {
    const text = textOf(program);
    if (isLate(prints.get(text) ?? '')) prints.set(text, (await tool.run([program], patientSeconds))[0] ?? '');
  }
  return prints;
}

function plan<T extends Item>(item: T): Planned<T> {
  const planned: Planned<T> = { item, plans: [], faults: [] };
  for (const question of item.variants) {
    try {
      planned.plans.push({ question, plan: planOf(question) });
    } catch (error) {
      planned.faults.push((error as Error).message);
    }
  }
  return { ...planned, faults: [...new Set(planned.faults)] };
}

function printedBy({ plans }: Planned<Item>, prints: ReadonlyMap<string, string>): Executed[] {
  return plans.map((one) => ({
    ...one,
    printed: programsOf(one.plan).map((program) => prints.get(textOf(program)) ?? ''),
  }));
}

function textOf({ text, stdin, files, run }: Program): string {
  return JSON.stringify([text, stdin, files, run]);
}
