/** One parameter in the address of a search. */
export type Parameter<Value = unknown> = {
  /** The value from all that the address says under this name; invalid values are dropped. */
  read: (given: readonly string[]) => Value;
  /** All possible values, in the order in which they are shown. */
  values?: readonly string[];
  /** The values are ids with a name in both languages; a name typed without JavaScript is replaced by its id. */
  named?: true;
  /** It only means something together with at least so many values of other parameters of its filter. */
  needs?: { parameters: readonly string[]; least: number };
  /** The value that is left out of the address. */
  usual?: string;
  /** It says how another value is meant, and is not counted as one more filter. */
  refines?: true;
};

/** The most values of one filter: more than a recruiter selects, and few enough for one query. */
export const mostValues = 20;
const longestValue = 80;

function tidyValues(given: readonly string[]): string[] {
  const tidy = given.map((value) => value.trim()).filter((value) => value !== '' && value.length <= longestValue);
  return [...new Set(tidy)].sort().slice(0, mostValues);
}

/** Ids, or typed names where no script could turn them into ids. */
export const ids = { read: tidyValues };
export const namedIds = { ...ids, named: true } as const;

export const someOf = <const T extends string>(values: readonly T[]) => ({
  values,
  read: (given: readonly string[]): T[] => {
    const tidy = tidyValues(given);
    return values.filter((value) => tidy.includes(value));
  },
});

export const ticked = { values: ['1'], read: ([first]: readonly string[]): boolean => first === '1' };

export const wholeNumber = (least: number, most: number) => ({
  read: ([first = '']: readonly string[]): number | undefined => {
    const number = /^\d{1,3}$/.test(first.trim()) ? Number(first) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
});

/** One of a few numbers. */
export const oneOf = <const T extends number, const Otherwise>(known: readonly T[], otherwise: Otherwise) => ({
  read: (given: readonly string[]): T | Otherwise => {
    const number = wholeNumber(0, 999).read(given);
    return known.find((one) => one === number) ?? otherwise;
  },
});

export const line = (longest: number) => ({
  read: ([first = '']: readonly string[]): string =>
    first.replace(/\s+/g, ' ').trim().slice(0, longest).trim().toWellFormed(),
});
