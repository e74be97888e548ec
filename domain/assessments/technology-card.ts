/** docs/product/assessments.md, Tests section of a profile. */
export const cardSorts = ['lastActivity', 'completion', 'alphabetical'] as const;
export type CardSort = (typeof cardSorts)[number];

/** docs/product/assessments.md, Tests section of a profile: rounded down. */
export function completionOf({ validated, total }: { validated: number; total: number }): number {
  return total > 0 ? Math.floor((validated / total) * 100) : 0;
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
