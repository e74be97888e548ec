/** docs/product/library.md, New profiles on the home page. */
export const newDays = 14;
/** The newest offers and the newest searches that are looked through: each is one search. */
export const mostNeeds = { offers: 4, searches: 4 } as const;
export const mostNewPeople = 5;
const mostOfOneNeed = 3;

/**
 * Which people are shown for which need: the needs take turns, each with its best person that no other has shown yet.
 * Gives the people of each need, in its order.
 */
export function shareOut(found: readonly (readonly string[])[]): string[][] {
  const shown: string[][] = found.map(() => []);
  const taken = new Set<string>();
  for (let turn = 0; turn < mostOfOneNeed; turn++) {
    for (const [need, ids] of found.entries()) {
      const next = taken.size < mostNewPeople ? ids.find((id) => !taken.has(id)) : undefined;
      if (next === undefined) continue;
      taken.add(next);
      shown[need]?.push(next);
    }
  }
  return shown;
}
