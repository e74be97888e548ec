import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import * as z from 'zod';
import { proofRecordsSchema, reviewRecordsSchema } from '../../../domain/assessments/content/proof-record.ts';
import {
  type ContentTest,
  type ContentTheme,
  contentSubjectSchema,
  contentTestSchema,
  contentThemesSchema,
  loadedSubjectSchema,
  wholeTestSchema,
} from '../../../domain/assessments/content/test-file.ts';
import { type Outputs, withOutputs } from '../../../domain/assessments/content/variants.ts';

const folder = new URL('../../../content/', import.meta.url);
/** Written by commands: what was executed, what it printed, and who answered without the key. */
const records = ['proofs.yaml', 'reviews.yaml', 'outputs.yaml'];

type File = { name: string; text: string };
export type ContentFiles = { version: string; themes: string; tests: { alias: string; files: File[] }[] };

/** The content files, and a version that changes with them. */
export async function readContentFiles(): Promise<ContentFiles> {
  const themes = await readFile(new URL('themes.yaml', folder), 'utf8');
  const aliases = (await readdir(new URL('tests/', folder))).sort();
  const tests = await Promise.all(aliases.map(async (alias) => ({ alias, files: await readTestFiles(alias) })));
  const digest = createHash('sha256').update(themes);
  for (const { alias, files } of tests)
    for (const { name, text } of files) digest.update(`\n${alias}/${name}\n${text}`);
  return { version: digest.digest('hex'), themes, tests };
}

async function readTestFiles(alias: string): Promise<File[]> {
  const inside = new URL(`tests/${alias}/`, folder);
  const names = (await readdir(inside)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, inside), 'utf8') })));
}

export type Content = { themes: ContentTheme[]; tests: ContentTest[] };

/** Throws with the name of the file and the mistakes in it. */
export function parseContent({ themes, tests }: ContentFiles): Content {
  return { themes: contentThemesSchema.parse(load(themes)), tests: tests.map((test) => parseTest(test)) };
}

/** The same with the first variant of each question only: a start must not wait for what the tests have checked. */
export function parseForLoading({ themes, tests }: ContentFiles): Content {
  return {
    themes: contentThemesSchema.parse(load(themes)),
    tests: tests.map((test) => parseTest(test, loadedSubjectSchema)),
  };
}

type Schema<T> = {
  safeParse: (given: unknown) => { success: true; data: T } | { success: false; error: { issues: unknown[] } };
};

export function parseTest(
  { alias, files }: ContentFiles['tests'][number],
  subjectSchema = contentSubjectSchema,
): ContentTest {
  const head = files.find(({ name }) => name === 'test.yaml');
  if (!head) throw new Error(`content/tests/${alias}: no test.yaml`);
  const read = <T>(name: string, schema: Schema<T>, raw: unknown): T => {
    const result = schema.safeParse(raw);
    if (!result.success)
      throw new Error(`content/tests/${alias}/${name}: ${JSON.stringify(result.error.issues.slice(0, 3))}`);
    return result.data;
  };
  const test = read('test.yaml', contentTestSchema, load(head.text));
  if (test.alias !== alias) throw new Error(`content/tests/${alias}: its alias is ${test.alias}`);
  const outputs = outputsOf(files);
  const subjects = subjectFiles(files).map(({ name, text }) => {
    const raw = rawSubject.parse(load(text));
    const questions = raw.questions.flatMap((item) => withOutputs(item, outputs) ?? []);
    return { ...read(name, subjectSchema, { ...raw, questions }), key: name.replace(/\.yaml$/, '') };
  });
  const proofs = read('proofs.yaml', proofRecordsSchema, recordsOf(files, 'proofs.yaml'));
  const reviews = read('reviews.yaml', reviewRecordsSchema, recordsOf(files, 'reviews.yaml'));
  return read('', wholeTestSchema, { ...test, subjects, proofs, reviews });
}

const rawSubject = z.looseObject({ questions: z.array(z.unknown()) });
const outputsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The files of subjects: all but the head of the test and what commands write. */
export function subjectFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => name !== 'test.yaml' && !records.includes(name));
}

export function outputsOf(files: readonly File[]): Outputs {
  return outputsSchema.parse(recordsOf(files, 'outputs.yaml'));
}

/** What a command has written; nothing when there is no such file. */
function recordsOf(files: readonly File[], wanted: string): unknown {
  const file = files.find(({ name }) => name === wanted);
  return file ? load(file.text) : {};
}
