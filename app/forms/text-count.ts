/** `near`: the limit is near or passed. `left`: announced; fewer characters than this are left, 0 when there are none. */
type Count = { near: boolean; left: number | undefined };

const announced = [0, 20, 100];

/** What is said about the length of a text; undefined while it has less than half of the characters it may have. */
export function countOf(typed: number, most: number): Count | undefined {
  if (typed < most / 2) return undefined;
  const left = most - typed;
  return { near: left <= most / 20, left: announced.find((step) => left < step || (step === 0 && left <= 0)) };
}
