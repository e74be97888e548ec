import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { type ContentQuestion, questionsSchema } from '../../../domain/assessments/content/question.ts';
import {
  combinationsOf,
  combinedItemSchema,
  fillSlots,
  type Outputs,
  type Variant,
  variantKey,
} from '../../../domain/assessments/content/variants.ts';
import { type ContentFiles, outputsOf, subjectFiles } from '../../../server/data/content/read-content.ts';
import type { Item } from './execute-items.ts';

type TestFiles = ContentFiles['tests'][number];
/** An entry whose variants are all combinations of some values, in the order of `variants`. */
export type CombinedItem = Item & { alias: string; combinations: { key: string; values: Variant }[] };

/** Stands for the output while it is not known. */
const unknown = 'unknown';

export function combinedItems({ alias, files }: TestFiles): CombinedItem[] {
  return subjectFiles(files).flatMap(({ name, text }) => {
    const { questions } = load(text) as { questions: unknown[] };
    return questions.flatMap((raw) => {
      const item = combinedItemSchema.safeParse(raw);
      if (!item.success) return [];
      const { variants, ...model } = item.data;
      const combinations = combinationsOf(variants);
      const read = combinations.map((values) =>
        questionsSchema.safeParse(fillSlots({ ...model, output: unknown }, values)),
      );
      const mistake = read.find((one) => !one.success);
      if (mistake)
        throw new Error(`content/tests/${alias}/${name}, ${model.id}: ${JSON.stringify(mistake.error.issues)}`);
      const filled: ContentQuestion[] = read.flatMap((one) => one.data ?? []);
      const keyed = combinations.map((values) => ({ key: variantKey(values), values }));
      return [{ alias, id: model.id, combinations: keyed, variants: filled }];
    });
  });
}

/** What is missing in outputs.yaml, or too much. */
export function outputFaults(files: TestFiles): string[] {
  const items = combinedItems(files);
  const outputs = outputsOf(files.files);
  const run = `run "npm run content -- prove ${files.alias}"`;
  const stale = items.filter((item) => !hasAllOutputs(item, outputs)).map(({ id }) => id);
  const extra = Object.keys(outputs).filter((id) => !items.some((item) => item.id === id));
  return [...stale, ...extra].map((id) => `${files.alias}/${id}: outputs.yaml does not have its combinations: ${run}`);
}

export function hasAllOutputs({ id, combinations }: CombinedItem, outputs: Outputs): boolean {
  const keys = combinations.map(({ key }) => key);
  const known = Object.keys(outputs[id] ?? {});
  return known.length === new Set(keys).size && keys.every((key) => known.includes(key));
}

/** Why what a combination printed cannot be the answer of a question. */
export function outputFault(output: string): string | undefined {
  if (output === '') return 'prints nothing';
  if (/^ERROR: /m.test(output)) return `ends with an error: ${JSON.stringify(output)}`;
  if (output.trim() !== output) return `begins with an empty line: ${JSON.stringify(output)}`;
  if (output.length > 60 || output.split('\n').length > 3) return `prints too much: ${JSON.stringify(output)}`;
  return undefined;
}

const header = '# Written by "npm run content -- prove": do not edit.\n';
const fileOf = (alias: string) => join(import.meta.dirname, '../../../content/tests', alias, 'outputs.yaml');

/** Writes the file only when it changes, and returns its text; without outputs there is no file. */
export function writeOutputs(alias: string, outputs: Outputs): string {
  const file = fileOf(alias);
  const text = outputsText(outputs);
  if (text === '') rmSync(file, { force: true });
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return text;
}

export function outputsText(outputs: Outputs): string {
  const inOrder = <T>(of: Record<string, T>) =>
    Object.fromEntries(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)));
  const sorted = Object.entries(inOrder(outputs)).map(([id, known]) => [id, inOrder(known)]);
  if (sorted.length === 0) return '';
  return header + dump(Object.fromEntries(sorted), { lineWidth: -1, quoteStyle: 'double', forceQuotes: true });
}
