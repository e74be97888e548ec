import type { LibraryPosition } from '../../../domain/library/library-position.ts';
import type { Scorer } from './fit-columns.ts';

/** Boost and date in one sortable number; microseconds since 2000 fit into 51 bits until 2071. */
const boostStep = 2 ** 51;
const startOf2000 = Date.UTC(2000, 0, 1) * 1000;

/** The sort keys of all slots. */
export type Ranking = { scores: Float64Array; ids: Uint8Array };

export const makeRanking = (capacity: number): Ranking => ({
  scores: new Float64Array(capacity),
  ids: new Uint8Array(capacity * 16),
});

export function growRanking(ranking: Ranking, capacity: number): void {
  const { scores, ids } = makeRanking(capacity);
  scores.set(ranking.scores);
  ids.set(ranking.ids);
  ranking.scores = scores;
  ranking.ids = ids;
}

export function rank(ranking: Ranking, slot: number, id: string, boost: number, microseconds: number): void {
  ranking.scores[slot] = boost * boostStep + (microseconds - startOf2000);
  ranking.ids.set(bytesOf(id), slot * 16);
}

/** The first of these slots, or the first after a position: by date. */
export function firstOf(
  ranking: Ranking,
  slots: Uint32Array,
  length: number,
  size: number,
  after: LibraryPosition | undefined,
): number[] {
  const { scores, ids } = ranking;
  const beyond = after && { score: scoreOf(after), id: bytesOf(after.id) };
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  // From the end, where the latest changes are.
  for (let i = length - 1; i >= 0; i--) {
    const slot = slots[i] as number;
    const score = scores[slot] as number;
    if (score < least) continue;
    if (beyond && (score > beyond.score || (score === beyond.score && compareIds(ids, slot * 16, beyond.id, 0) >= 0)))
      continue;
    let at = best.length;
    while (at > 0 && comesBefore(slot, score, best[at - 1] as number)) at--;
    if (at === size) continue;
    best.splice(at, 0, slot);
    if (best.length > size) best.pop();
    if (best.length === size) least = scores[best.at(-1) as number] as number;
  }
  return best;

  function comesBefore(slot: number, score: number, other: number): boolean {
    const theirs = scores[other] as number;
    return score > theirs || (score === theirs && compareIds(ids, slot * 16, ids, other * 16) > 0);
  }
}

/** A slot and its score of fit. */
export type Fitting = { slot: number; fit: number };

/** The first of these slots by fit; equal ones by date, as above. `before`: how many come before them. */
export function firstByFit(
  ranking: Ranking,
  slots: Uint32Array,
  length: number,
  size: number,
  after: LibraryPosition | undefined,
  scorer: Scorer,
): { first: Fitting[]; before: number } {
  const { scores, ids } = ranking;
  const beyond = after && { fit: after.fit ?? 0, score: scoreOf(after), id: bytesOf(after.id) };
  const best: Fitting[] = [];
  let least = 0;
  let before = 0;
  for (let i = length - 1; i >= 0; i--) {
    const slot = slots[i] as number;
    const fit = scorer(slot, least);
    if (fit < least) continue;
    if (beyond && !isAfter(slot, fit)) {
      before++;
      continue;
    }
    let at = best.length;
    while (at > 0 && comesBefore(slot, fit, best[at - 1] as Fitting)) at--;
    if (at === size) continue;
    best.splice(at, 0, { slot, fit });
    if (best.length > size) best.pop();
    if (best.length === size) least = (best.at(-1) as Fitting).fit;
  }
  return { first: best, before };

  function comesBefore(slot: number, fit: number, other: Fitting): boolean {
    if (fit !== other.fit) return fit > other.fit;
    const difference = (scores[slot] as number) - (scores[other.slot] as number);
    return difference > 0 || (difference === 0 && compareIds(ids, slot * 16, ids, other.slot * 16) > 0);
  }

  function isAfter(slot: number, fit: number): boolean {
    if (!beyond || fit !== beyond.fit) return fit < (beyond?.fit ?? 0);
    const score = scores[slot] as number;
    return score < beyond.score || (score === beyond.score && compareIds(ids, slot * 16, beyond.id, 0) < 0);
  }
}

export function positionOf({ scores, ids }: Ranking, slot: number): LibraryPosition {
  const score = scores[slot] as number;
  const boost = Math.floor(score / boostStep);
  const microseconds = score - boost * boostStep + startOf2000;
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds - milliseconds * 1000).padStart(3, '0');
  return {
    boost,
    lastUpdate: new Date(milliseconds).toISOString().replace('Z', `${rest}Z`),
    id: idOf(ids.subarray(slot * 16, slot * 16 + 16)),
  };
}

function scoreOf({ boost, lastUpdate }: LibraryPosition): number {
  const microseconds = Date.parse(lastUpdate.slice(0, 23).concat('Z')) * 1000 + Number(lastUpdate.slice(23, 26));
  return boost * boostStep + (microseconds - startOf2000);
}

function compareIds(a: Uint8Array, from: number, b: Uint8Array, at: number): number {
  for (let i = 0; i < 16; i++) {
    const difference = (a[from + i] as number) - (b[at + i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

const bytesOf = (id: string): Uint8Array => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
