import { fold } from '../text/fold.ts';

/** The name of the search in the address: '/tests?tests[query]="React"'. */
export const testsQueryName = 'tests[query]';

const longest = 80;

/** The text that the visitor searches for: a link from a technology puts its name between quotes. */
export function readTestsQuery(params: URLSearchParams): string {
  const given = params.get(testsQueryName) ?? '';
  return given
    .replace(/\\?["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

export function testsQueryString(query: string): string {
  return query ? `?${new URLSearchParams({ [testsQueryName]: query })}` : '';
}

/** Every word must begin a word of the test; accents and case do not matter. */
export function matchesTest(query: string, texts: readonly string[]): boolean {
  const known = wordsOf(texts.join(' '));
  return wordsOf(query).every((word) => known.some((one) => one.startsWith(word)));
}

/** '+' and '#' count as letters, so that C, C++ and C# are three words. */
function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
}
