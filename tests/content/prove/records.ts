import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { type ProofRecords, proofRecordsSchema } from '../../../domain/assessments/content/proof-record.ts';
import type { ProvableItem } from './provable.ts';
import type { Verdict } from './prove-items.ts';

const tests = join(import.meta.dirname, '../../../content/tests');
const header = '# Written by "npm run content -- prove": do not edit.\n';
const fileOf = (alias: string) => join(tests, alias, 'proofs.yaml');

export function readProofs(alias: string): ProofRecords {
  const file = fileOf(alias);
  return existsSync(file) ? proofRecordsSchema.parse(load(readFileSync(file, 'utf8')) ?? {}) : {};
}

/** Writes the file only when it changes; without records there is no file. */
export function writeProofs(alias: string, records: ProofRecords): void {
  const file = fileOf(alias);
  const text = proofsText(records);
  if (text === header) rmSync(file, { force: true });
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

export function proofsText(records: ProofRecords): string {
  const sorted = Object.entries(records).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.length === 0 ? header : header + dump(Object.fromEntries(sorted), { forceQuotes: true });
}

/** The records of a test after some of its items were executed on that day. */
export function newRecords(
  records: Readonly<ProofRecords>,
  all: readonly ProvableItem[],
  verdicts: readonly Verdict<ProvableItem>[],
  date: string,
): ProofRecords {
  const ids = new Set(all.map(({ id }) => id));
  const kept = Object.fromEntries(Object.entries(records).filter(([id]) => ids.has(id)));
  for (const { item, tool, version, faults } of verdicts) {
    const old = kept[item.id];
    if (faults.length > 0) delete kept[item.id];
    else if (tool && version && (old?.hash !== item.hash || old.version !== version))
      kept[item.id] = { tool, version, date, hash: item.hash };
  }
  return kept;
}

/** What is missing in the records of a test, or too much. */
export function recordFaults(alias: string, all: readonly ProvableItem[], records: Readonly<ProofRecords>): string[] {
  const ids = new Set(all.map(({ id }) => id));
  const run = `run "npm run content -- prove ${alias}"`;
  return [
    ...all.flatMap(({ id, hash }) => {
      const record = records[id];
      if (record?.hash === hash) return [];
      return [`${alias}/${id} ${record ? 'has changed since its proof' : 'has no record of its proof'}: ${run}`];
    }),
    ...Object.keys(records)
      .filter((id) => !ids.has(id))
      .map((id) => `${alias}/${id} has a record but no proof: ${run}`),
  ];
}
