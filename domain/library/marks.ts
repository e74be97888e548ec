import { proficiencies } from '../profile/cards/proficiency.ts';

/** The ranks of the filter: among the best 5, 20 or 40 per cent, the same as the medals. */
export const testRanks = [5, 20, 40] as const;

/** The levels of the filter: the words for a language on the profile, without the one that every speaker reaches. */
export const languageLevels = [proficiencies.fair, proficiencies.good, proficiencies.full] as const;

/** The marks of a shown test: the test, and every rank that it reaches. A provisional result has no rank. */
export function testMarks(testId: string, centile: number, provisional = false): string[] {
  return provisional
    ? [testId]
    : [testId, ...testRanks.filter((rank) => 100 * centile <= rank).map((rank) => markOf(testId, rank))];
}

/** The marks of a spoken language: the language, and every level that it reaches. */
export function languageMarks(languageId: string, value: number): string[] {
  return [languageId, ...languageLevels.filter((level) => value >= level).map((level) => markOf(languageId, level))];
}

/** The languages of these marks, each with the level that it reaches. */
export function spokenOf(marks: readonly string[]): { id: string; level: number }[] {
  const levels = new Map<string, number>();
  for (const mark of marks) {
    const [id = '', level = 0] = mark.split('~');
    levels.set(id, Math.max(levels.get(id) ?? 0, Number(level)));
  }
  return [...levels].map(([id, level]) => ({ id, level }));
}

/** The mark that a search uses: a test with a rank, or a language with a level. */
export function markOf(id: string, bound: number | undefined): string {
  return bound === undefined ? id : `${id}~${bound}`;
}

/** The test or language of a mark with this bound; undefined for marks with another one. */
export function idOfMark(mark: string, bound: number | undefined): string | undefined {
  const [id, own] = mark.split('~');
  return own === (bound === undefined ? undefined : String(bound)) ? id : undefined;
}
