import { type Month, monthsBetween } from './month.ts';

type Period = { start: Month | null; end: Month | null; stillEmployed: boolean };

/**
 * docs/product/profile.md, Experiences: the whole years that the experiences cover. Months in which two of them overlap
 * count once; an experience without its dates does not count.
 */
export function yearsCovered(experiences: readonly Period[], today: Month): number {
  const spans = experiences
    .flatMap(({ start, end, stillEmployed }) => {
      const last = stillEmployed ? today : end;
      return start && last ? [{ from: monthNumber(start), to: monthNumber(last) }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    // The first and the last month both count.
    months += Math.max(0, to - Math.max(from - 1, counted));
    counted = Math.max(counted, to);
  }
  return Math.floor(months / 12);
}

/** docs/product/profile.md, Experiences: the months of one experience. One that goes on lasts until this month. */
export function monthsLasted({ start, end }: { start: Month; end: Month | null }, today: Month): number {
  return Math.max(1, monthsBetween(start, end ?? today) + 1);
}

const monthNumber = (month: Month) => monthsBetween({ year: 0, month: 0 }, month);
