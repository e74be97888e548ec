export const seniorities = ['junior', 'mid', 'senior', 'lead'] as const;
export type Seniority = (typeof seniorities)[number];

/** The years of experience that a word for seniority asks for (docs/product/shell.md, Vocabulary). */
export const seniorityYears: Record<Seniority, { least?: number; most?: number }> = {
  junior: { least: 0, most: 2 },
  mid: { least: 3, most: 4 },
  senior: { least: 5 },
  lead: { least: 8 },
};
