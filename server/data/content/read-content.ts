import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import {
  type ContentCategory,
  type ContentTest,
  contentCategoriesSchema,
  contentTestSchema,
} from '../../../domain/assessments/content.ts';

const folder = new URL('../../../content/', import.meta.url);

export type ContentFiles = { version: string; categories: string; tests: { name: string; text: string }[] };

/** The content files, and a version that changes with them. */
export async function readContentFiles(): Promise<ContentFiles> {
  const categories = await readFile(new URL('categories.yaml', folder), 'utf8');
  const names = (await readdir(new URL('tests/', folder))).filter((name) => name.endsWith('.yaml')).sort();
  const tests = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(`tests/${name}`, folder), 'utf8') })),
  );
  const digest = createHash('sha256').update(categories);
  for (const { name, text } of tests) digest.update(`\n${name}\n${text}`);
  return { version: digest.digest('hex'), categories, tests };
}

export type Content = { categories: ContentCategory[]; tests: ContentTest[] };

/** Throws with the name of the file and the mistakes in it. */
export function parseContent({ categories, tests }: ContentFiles): Content {
  return {
    categories: contentCategoriesSchema.parse(parse(categories)),
    tests: tests.map(({ name, text }) => {
      const read = contentTestSchema.safeParse(parse(text));
      if (!read.success) throw new Error(`content/tests/${name}: ${JSON.stringify(read.error.issues.slice(0, 3))}`);
      if (name !== `${read.data.alias}.yaml`) throw new Error(`content/tests/${name}: its alias is ${read.data.alias}`);
      return read.data;
    }),
  };
}
