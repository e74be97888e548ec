import type { Spread } from '../filters.ts';

/** How many profiles have a value of this interval. */
type Bin = { from: number; to: number; count: number };

/** How the profiles of a search are spread over the values of a filter by a number. */
export type Spreads = Record<Spread, Bin[]> & {
  /** The profiles without a salary. They are in no interval. */
  noSalary: number;
};

/**
 * The same for every search, so that a drawing does not move under the hand. From this number of years on, and above
 * this salary in thousands of euros, all profiles are in one interval; so are those with the lowest salaries.
 */
export const manyYears = 20;
export const [lowSalary, highSalary] = [25, 100];
export const salaryStep = 5;

/** Counts by value become intervals. */
export function spreadsOf(counts: Record<Spread, Record<string, number>>): Spreads {
  const { 0: noSalary = 0, ...salaries } = counts.salary;
  // A year lasts until the next one begins.
  const years = Array.from({ length: manyYears + 1 }, (_, from) => ({ from, to: from + 1, count: 0 }));
  for (const [value, count] of Object.entries(counts.years)) add(years, Math.min(Number(value), manyYears), count);
  // A limit is included: with at most 50, all of the interval that ends with 50 are found.
  const steps = (highSalary - lowSalary) / salaryStep;
  const salary = Array.from({ length: steps + 2 }, (_, index) => ({
    from: index === 0 ? 1 : lowSalary + (index - 1) * salaryStep + 1,
    to: index > steps ? 200 : lowSalary + index * salaryStep,
    count: 0,
  }));
  for (const [value, count] of Object.entries(salaries)) {
    const index = Math.ceil((Number(value) - lowSalary) / salaryStep);
    add(salary, Math.min(Math.max(index, 0), steps + 1), count);
  }
  return { years, salary, noSalary };
}

function add(bins: Bin[], index: number, count: number): void {
  const bin = bins[index];
  if (bin) bin.count += count;
}
