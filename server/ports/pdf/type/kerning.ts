import { readClasses, readCoverage } from './glyph-sets.ts';

/** Undefined when this table does not contain the pair, so that the next one is tried. */
type Pairs = (left: number, right: number) => number | undefined;

/** The kerning of pairs of letters (GPOS, 'kern'). Without it, 'To' and 'AV' have gaps in a large name. */
export function readKerning(table: Buffer): (left: number, right: number) => number {
  if (table.length === 0) return () => 0;
  const features = table.subarray(table.readUInt16BE(6));
  const lookups = table.subarray(table.readUInt16BE(8));
  const chosen = new Set<number>();
  for (let index = 0; index < features.readUInt16BE(0); index++) {
    const entry = 2 + 6 * index;
    if (features.toString('latin1', entry, entry + 4) !== 'kern') continue;
    const feature = features.subarray(features.readUInt16BE(entry + 4));
    for (let at = 0; at < feature.readUInt16BE(2); at++) chosen.add(feature.readUInt16BE(4 + 2 * at));
  }
  const steps = [...chosen]
    .toSorted((a, b) => a - b)
    .map((index) => readLookup(lookups.subarray(lookups.readUInt16BE(2 + 2 * index))));
  const known = new Map<number, number>();
  return (left, right) => {
    const key = left * 65_536 + right;
    const found = known.get(key);
    if (found !== undefined) return found;
    let sum = 0;
    for (const step of steps) sum += first(step, left, right);
    known.set(key, sum);
    return sum;
  };
}

function first(tables: Pairs[], left: number, right: number): number {
  for (const pairs of tables) {
    const value = pairs(left, right);
    if (value !== undefined) return value;
  }
  return 0;
}

function readLookup(lookup: Buffer): Pairs[] {
  const tables = Array.from({ length: lookup.readUInt16BE(4) }, (_, index) =>
    lookup.subarray(lookup.readUInt16BE(6 + 2 * index)),
  );
  const type = lookup.readUInt16BE(0);
  if (type === 2) return tables.map(readPairs);
  // An extension only contains the offset of the real table.
  const extended = tables.filter((table) => type === 9 && table.readUInt16BE(2) === 2);
  return extended.map((table) => readPairs(table.subarray(table.readUInt32BE(4))));
}

function readPairs(table: Buffer): Pairs {
  const covered = readCoverage(table.subarray(table.readUInt16BE(2)));
  const [format, other] = [table.readUInt16BE(4), table.readUInt16BE(6)];
  const size = 2 * (bits(format) + bits(other));
  // The advance follows the two placements, if they exist.
  const advance = 2 * bits(format & 3);
  const valueAt = (at: number) => (format & 4 ? table.readInt16BE(at + advance) : 0);
  return table.readUInt16BE(0) === 1
    ? listedPairs(table, covered, size, valueAt)
    : classedPairs(table, covered, size, valueAt);
}

function listedPairs(
  table: Buffer,
  covered: Map<number, number>,
  size: number,
  valueAt: (at: number) => number,
): Pairs {
  const second = (list: number, at: number) => list + 2 + at * (2 + size);
  return (left, right) => {
    const index = covered.get(left);
    if (index === undefined) return undefined;
    const list = table.readUInt16BE(10 + 2 * index);
    let [low, high] = [0, table.readUInt16BE(list) - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const glyph = table.readUInt16BE(second(list, middle));
      if (glyph === right) return valueAt(second(list, middle) + 2);
      if (glyph < right) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  };
}

function classedPairs(
  table: Buffer,
  covered: Map<number, number>,
  size: number,
  valueAt: (at: number) => number,
): Pairs {
  const lefts = readClasses(table.subarray(table.readUInt16BE(8)));
  const rights = readClasses(table.subarray(table.readUInt16BE(10)));
  const columns = table.readUInt16BE(14);
  return (left, right) =>
    covered.has(left) ? valueAt(16 + size * (lefts(left) * columns + rights(right))) : undefined;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
