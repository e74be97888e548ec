/** docs/product/assessments.md, Tests section of a profile. */
export const cardSorts = ['lastActivity', 'completion', 'alphabetical'] as const;
export type CardSort = (typeof cardSorts)[number];

/** docs/product/assessments.md, Tests section of a profile: rounded down. */
export function completionOf({ validated, total }: { validated: number; total: number }): number {
  return total > 0 ? Math.floor((validated / total) * 100) : 0;
}

/** How many questions a technology has, and how many the developer has validated, has written, or both. */
export type Squares = { validated: number; contributions: number; validatedContributions: number; total: number };

/**
 * docs/product/assessments.md, Tests section of a profile: one square per question, the developer's own questions first
 * and validated ones before the others. They name no question.
 */
export function questionSquares({ validated, contributions, validatedContributions, total }: Squares) {
  const group = (count: number, contribution: boolean, right: boolean) =>
    Array.from({ length: Math.max(0, count) }, () => ({ contribution, validated: right }));
  const others = validated - validatedContributions;
  return [
    ...group(validatedContributions, true, true),
    ...group(contributions - validatedContributions, true, false),
    ...group(others, false, true),
    ...group(total - contributions - others, false, false),
  ];
}

type Sortable = {
  name: string;
  validated: number;
  total: number;
  /** In milliseconds. */
  lastActivity: number | null;
  pinnedAt: number | null;
};

/** Pinned cards first, in the order in which they were pinned; equal cards are sorted by name. */
export function sortCards<Card extends Sortable>(cards: readonly Card[], sort: CardSort, locale: string): Card[] {
  const byName = (one: Card, other: Card) => one.name.localeCompare(other.name, locale);
  const by: Record<CardSort, (one: Card, other: Card) => number> = {
    lastActivity: (one, other) => (other.lastActivity ?? 0) - (one.lastActivity ?? 0),
    completion: (one, other) => completionOf(other) - completionOf(one),
    alphabetical: byName,
  };
  return cards.toSorted(
    (one, other) =>
      Number(one.pinnedAt === null) - Number(other.pinnedAt === null) ||
      (one.pinnedAt ?? 0) - (other.pinnedAt ?? 0) ||
      by[sort](one, other) ||
      byName(one, other),
  );
}
