import { type ContentFiles, readContentFiles } from '../../server/data/content/read-content.ts';

/** The content files of some tests: all of them take seconds to load. */
export async function contentOf(...aliases: string[]): Promise<ContentFiles> {
  const files = await readContentFiles();
  return { ...files, tests: files.tests.filter(({ alias }) => aliases.includes(alias)) };
}
