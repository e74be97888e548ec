import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import {
  type ContentTest,
  type ContentTheme,
  contentTestSchema,
  contentThemesSchema,
} from '../../../domain/assessments/content.ts';

const folder = new URL('../../../content/', import.meta.url);

export type ContentFiles = { version: string; themes: string; tests: { name: string; text: string }[] };

/** The content files, and a version that changes with them. */
export async function readContentFiles(): Promise<ContentFiles> {
  const themes = await readFile(new URL('themes.yaml', folder), 'utf8');
  const names = (await readdir(new URL('tests/', folder))).filter((name) => name.endsWith('.yaml')).sort();
  const tests = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(`tests/${name}`, folder), 'utf8') })),
  );
  const digest = createHash('sha256').update(themes);
  for (const { name, text } of tests) digest.update(`\n${name}\n${text}`);
  return { version: digest.digest('hex'), themes, tests };
}

export type Content = { themes: ContentTheme[]; tests: ContentTest[] };

/** Throws with the name of the file and the mistakes in it. */
export function parseContent({ themes, tests }: ContentFiles): Content {
  return {
    themes: contentThemesSchema.parse(parse(themes)),
    tests: tests.map(({ name, text }) => {
      const read = contentTestSchema.safeParse(parse(text));
      if (!read.success) throw new Error(`content/tests/${name}: ${JSON.stringify(read.error.issues.slice(0, 3))}`);
      if (name !== `${read.data.alias}.yaml`) throw new Error(`content/tests/${name}: its alias is ${read.data.alias}`);
      return read.data;
    }),
  };
}
