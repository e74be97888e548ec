import { type FitOffer, payOf, type Spot } from '../../../domain/fit/offer.ts';
import { type PartName, weights } from '../../../domain/fit/weights.ts';
import { contractTypes, remoteFrequencies } from '../../../domain/profile/cards/job-terms.ts';
import { type Column, fillColumn, growColumn, makeColumn } from '../columnar/column.ts';

/** What the index keeps of an offer. */
export type OfferValues = FitOffer & { companyId: string; companyNames: readonly string[]; lastDay: number };

/** The parts of a need; those that every need has come last and have no bit. */
const partNames = Object.keys(weights) as PartName[];
const alwaysAsked: readonly PartName[] = ['state', 'freshness', 'answering'];
export const bitOf = (name: PartName): number => (alwaysAsked.includes(name) ? 0 : 1 << partNames.indexOf(name));
/** The parts of each set of bits. */
export const partsOfBits = (bits: number): PartName[] =>
  partNames.filter((name) => bitOf(name) === 0 || (bits & bitOf(name)) !== 0);
export const mostBits = 1 << (partNames.length - alwaysAsked.length);
// The parts of an offer are one byte.
if (mostBits > 256)
  throw new Error('fit has more than eight parts that depend on an offer: make OfferColumns.parts a Uint16Array');

const columnNames = ['technology', 'language', 'profession', 'place', 'company', 'companyName'] as const;
type Columns = Record<(typeof columnNames)[number], Column>;

/** Lists of values in columns; single values as small numbers, 0 for a value that is not known. */
export type OfferColumns = Columns & {
  /** One for each technology: whether it is required. */
  musts: Uint8Array;
  /** One for each language. */
  levels: Uint8Array;
  parts: Uint8Array;
  contracts: Uint8Array;
  remotes: Uint8Array;
  /** The highest pay that counts for fit, and the highest pay; one more than the value. */
  pays: Uint16Array;
  salaries: Uint16Array;
  /** One more than the value, for both. */
  least: Uint8Array;
  most: Uint8Array;
  lastDays: Int32Array;
  /** The positions of the places, by their number in the column. */
  spots: Spot[];
};

export const makeOfferColumns = (capacity: number): OfferColumns => ({
  ...(Object.fromEntries(columnNames.map((name) => [name, makeColumn(capacity)])) as Columns),
  musts: new Uint8Array(capacity * 2),
  levels: new Uint8Array(capacity * 2),
  parts: new Uint8Array(capacity),
  contracts: new Uint8Array(capacity),
  remotes: new Uint8Array(capacity),
  pays: new Uint16Array(capacity),
  salaries: new Uint16Array(capacity),
  least: new Uint8Array(capacity),
  most: new Uint8Array(capacity),
  lastDays: new Int32Array(capacity),
  spots: [],
});

export function growOfferColumns(columns: OfferColumns, capacity: number): void {
  for (const name of columnNames) growColumn(columns[name], capacity);
  for (const name of ['parts', 'contracts', 'remotes', 'least', 'most'] as const)
    columns[name] = larger(columns[name], new Uint8Array(capacity));
  for (const name of ['pays', 'salaries'] as const) columns[name] = larger(columns[name], new Uint16Array(capacity));
  columns.lastDays = larger(columns.lastDays, new Int32Array(capacity));
}

function larger<T extends Uint8Array | Uint16Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}

/** Fills the next slot. */
export function fillOffer(columns: OfferColumns, slot: number, offer: OfferValues, capacity: number): void {
  const { technologies, languages, professionId, place, contract, remote, years } = offer;
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  fillColumn(columns.technology, slot, ids(technologies), capacity);
  fillColumn(columns.language, slot, ids(languages), capacity);
  fillColumn(columns.profession, slot, professionId === null ? [] : [professionId], capacity);
  fillColumn(columns.place, slot, place === null ? [] : [place.id], capacity);
  fillColumn(columns.company, slot, [offer.companyId], capacity);
  fillColumn(columns.companyName, slot, offer.companyNames, capacity);
  const musts = technologies.map(({ must }) => Number(must));
  columns.musts = fillBeside(columns.musts, columns.technology, slot, musts);
  const levels = languages.map(({ level }) => level);
  columns.levels = fillBeside(columns.levels, columns.language, slot, levels);
  if (place) columns.spots[columns.place.numbers.get(place.id) ?? 0] = place;
  const pay = payOf(offer);
  columns.contracts[slot] = contractNumber(contract);
  columns.remotes[slot] = remoteNumber(remote);
  columns.pays[slot] = pay === undefined ? 0 : pay + 1;
  columns.salaries[slot] = offer.pay === null ? 0 : offer.pay + 1;
  columns.least[slot] = years.least === null ? 0 : years.least + 1;
  columns.most[slot] = years.most === null ? 0 : years.most + 1;
  columns.lastDays[slot] = offer.lastDay;
  columns.parts[slot] = bitsOf(offer);
}

/** The parts that the need of an offer has: as in `needOfOffer`. */
function bitsOf(offer: OfferValues): number {
  const has: Partial<Record<PartName, boolean>> = {
    technology: offer.technologies.length > 0,
    profession: offer.professionId !== null,
    years: offer.years.least !== null || offer.years.most !== null,
    place: offer.place !== null,
    pay: payOf(offer) !== undefined,
    language: offer.languages.length > 0,
    contract: offer.contract !== null,
    remote: offer.remote !== null,
  };
  return partNames.reduce((bits, name) => (has[name] ? bits | bitOf(name) : bits), 0);
}

export const contractNumber = (contract: string | null): number =>
  (contractTypes as readonly string[]).indexOf(contract ?? '') + 1;
export const remoteNumber = (remote: string | null): number =>
  (remoteFrequencies as readonly string[]).indexOf(remote ?? '') + 1;

/** One value for each value of the column. */
function fillBeside(bytes: Uint8Array, column: Column, slot: number, values: readonly number[]): Uint8Array {
  const [from, end] = [column.places[slot] as number, column.places[slot + 1] as number];
  const filled = end > bytes.length ? larger(bytes, new Uint8Array(Math.ceil(end * 1.5))) : bytes;
  for (let at = from; at < end; at++) filled[at] = values[at - from] ?? 0;
  return filled;
}
