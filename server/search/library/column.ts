/** The values of one kind, slot by slot: what counting them walks over. */
export type Column = {
  /** The number of a value is its place here. */
  names: string[];
  numbers: Map<string, number>;
  /** The values of a slot stand between its place and the next one's. */
  places: Uint32Array;
  values: Uint16Array;
  /** How many of all who are there have each value. */
  totals: number[];
};

export const makeColumn = (capacity: number): Column => ({
  names: [],
  numbers: new Map(),
  places: new Uint32Array(capacity + 1),
  values: new Uint16Array(capacity * 2),
  totals: [],
});

export function growColumn(column: Column, capacity: number): void {
  const places = new Uint32Array(capacity + 1);
  places.set(column.places);
  column.places = places;
}

/** The next slot's values. */
export function fillColumn(column: Column, slot: number, names: readonly string[]): void {
  let end = column.places[slot] as number;
  if (end + names.length > column.values.length) {
    const values = new Uint16Array(Math.ceil((end + names.length) * 1.5));
    values.set(column.values);
    column.values = values;
  }
  for (const name of names) {
    const known = column.numbers.get(name);
    const number = known ?? column.names.push(name) - 1;
    if (known === undefined) column.numbers.set(name, number);
    column.values[end++] = number;
    column.totals[number] = (column.totals[number] ?? 0) + 1;
  }
  column.places[slot + 1] = end;
}

export function uncount(column: Column, totals: number[], slot: number): void {
  for (let i = column.places[slot] as number; i < (column.places[slot + 1] as number); i++) {
    const number = column.values[i] as number;
    totals[number] = (totals[number] ?? 0) - 1;
  }
}

export function countColumn({ places, values, names }: Column, slots: Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(names.length);
  for (let i = 0; i < length; i++) {
    const slot = slots[i] as number;
    const end = places[slot + 1] as number;
    for (let at = places[slot] as number; at < end; at++) {
      const number = values[at] as number;
      counts[number] = (counts[number] as number) + 1;
    }
  }
  return counts;
}
