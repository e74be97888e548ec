import { parseArgs } from 'node:util';
import type { ProofRecords } from '../../../domain/assessments/content/proof-record.ts';
import { type ContentFiles, outputsOf, readContentFiles } from '../../../server/data/content/read-content.ts';
import { rememberProved } from './cache.ts';
import { type CombinedItem, combinedItems, hasAllOutputs, writeOutputs } from './outputs.ts';
import { type ProvableItem, provableItems } from './provable.ts';
import { proveItems, type Verdict } from './prove-items.ts';
import { proveOutputs } from './prove-outputs.ts';
import { newRecords, readProofs, writeProofs } from './records.ts';
import { tools } from './tools/table.ts';

type TestFiles = ContentFiles['tests'][number];
type Wanted = (item: { id: string; hash: string }, records: ProofRecords) => boolean;

const mostFaultsTold = 6;
const say = (line: string) => console.log(`  ${line}`);

/** Executes what has changed since its last proof, and writes the records. */
export async function prove(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { again: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
  });
  const { tests } = await readContentFiles();
  const unknown = positionals.filter((alias) => !tests.some((one) => one.alias === alias));
  if (unknown.length > 0) {
    console.error(`There is no test ${unknown.join(', ')} in content/tests.`);
    return 1;
  }
  const chosen = tests.filter(({ alias }) => positionals.length === 0 || positionals.includes(alias));
  const isWanted: Wanted = ({ id, hash }, records) =>
    values.only ? values.only.includes(id) : values.again || records[id]?.hash !== hash;
  const interrupted = new AbortController();
  const stop = () => {
    interrupted.abort();
    // The database server would go on after this process.
    closeTools().finally(() => process.exit(1));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await proveTests(chosen, isWanted);
  } catch (error) {
    // Programs fail when their tool is closed.
    if (interrupted.signal.aborted) return 1;
    throw error;
  } finally {
    await closeTools();
  }
}

let closing: Promise<unknown> | undefined;
/** Once, also when it is asked for again by an interruption. */
function closeTools(): Promise<unknown> {
  closing ??= Promise.all(Object.values(tools).map((tool) => tool.close?.()));
  return closing;
}

async function proveTests(chosen: readonly TestFiles[], isWanted: Wanted): Promise<number> {
  const printed = await printCombinations(chosen, isWanted);
  const tests = printed.tests.map((files) => ({
    alias: files.alias,
    items: provableItems(files),
    records: readProofs(files.alias),
  }));
  const all = tests.flatMap(({ items, records }) => items.map((item) => ({ item, records })));
  // What has just been printed is proved: it is not executed again.
  const known = (item: ProvableItem) => printed.verdicts.find((one) => isSame(one.item, item));
  const wanted = all.flatMap(({ item, records }) => (!known(item) && isWanted(item, records) ? [item] : []));
  const count = wanted.length + printed.verdicts.length;
  console.log(`${all.length} items have a proof, ${count} of them are executed.`);
  const proved = all.flatMap(({ item }): Verdict<ProvableItem>[] => {
    const verdict = known(item);
    return verdict ? [{ ...verdict, item }] : [];
  });
  const verdicts = [...proved, ...(await proveItems(wanted, tools, say))];
  const today = new Date().toISOString().slice(0, 10);
  for (const { alias, items, records } of tests) {
    const own = verdicts.filter(({ item }) => item.alias === alias);
    writeProofs(alias, newRecords(records, items, own, today));
  }
  for (const { item, version, faults } of verdicts)
    if (version && faults.length === 0) rememberProved(item.hash, version);
  return tell([...verdicts, ...printed.verdicts.filter(({ faults }) => faults.length > 0)]);
}

/** Executes combinations of values whose outputs are not known, and returns the tests with these outputs. */
async function printCombinations(
  chosen: readonly TestFiles[],
  isWanted: Wanted,
): Promise<{ tests: TestFiles[]; verdicts: Verdict<CombinedItem>[] }> {
  const wanted = chosen.flatMap((files) => {
    const outputs = outputsOf(files.files);
    const items = combinedItems(files);
    if (items.length === 0) return [];
    const records = readProofs(files.alias);
    const hashes = new Map(provableItems(files).map(({ id, hash }) => [id, hash]));
    const isOld = ({ id }: CombinedItem) => isWanted({ id, hash: hashes.get(id) ?? '' }, records);
    return items.filter((item) => !hasAllOutputs(item, outputs) || isOld(item));
  });
  const verdicts = await proveOutputs(wanted, tools, say);
  const tests = chosen.map((files) => {
    const items = combinedItems(files);
    const ids = new Set(items.map(({ id }) => id));
    const outputs = Object.fromEntries(Object.entries(outputsOf(files.files)).filter(([id]) => ids.has(id)));
    for (const one of verdicts.filter(({ item }) => item.alias === files.alias)) {
      if (one.faults.length > 0) delete outputs[one.item.id];
      else if (one.version) outputs[one.item.id] = one.outputs;
    }
    const text = writeOutputs(files.alias, outputs);
    const others = files.files.filter(({ name }) => name !== 'outputs.yaml');
    return { ...files, files: text === '' ? others : [...others, { name: 'outputs.yaml', text }] };
  });
  return { tests, verdicts };
}

function isSame(one: { alias: string; id: string }, other: { alias: string; id: string }): boolean {
  return one.alias === other.alias && one.id === other.id;
}

/** Prints what holds and what does not, and returns the code with which the command ends. */
function tell(verdicts: readonly Verdict<ProvableItem | CombinedItem>[]): number {
  const failed = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { item, faults } of failed) {
    for (const fault of faults.slice(0, mostFaultsTold)) console.error(`✗ ${item.alias}/${item.id}: ${fault}`);
    if (faults.length > mostFaultsTold) console.error(`  … and ${faults.length - mostFaultsTold} more`);
  }
  const missing = verdicts.filter(({ version, faults }) => !version && faults.length === 0);
  for (const [tool, some] of Map.groupBy(missing, (one) => one.tool))
    console.error(`! ${tool} is not installed: ${some.length} items were not executed.`);
  console.log(`${verdicts.length - failed.length - missing.length} hold, ${failed.length} failed.`);
  return failed.length > 0 ? 1 : 0;
}
