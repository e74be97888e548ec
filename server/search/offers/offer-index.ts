import type { RankedOffer } from '../../../domain/fit/offer.ts';
import { type Bits, bitsFor, drop, enlarged, intersect, listBits, put, subtract } from '../columnar/bits.ts';
import { addHaving, type Column } from '../columnar/column.ts';
import { firstByFit, growRanking, makeRanking, positionOf, rank } from '../library/ranking.ts';
import type { AskedOffers, FoundOffers } from './found.ts';
import { fillOffer, growOfferColumns, makeOfferColumns, type OfferValues } from './offer-columns.ts';
import { makeOfferScorer } from './offer-scorer.ts';
import { makeTermsFilter } from './offer-terms.ts';

/** A published offer of a validated company. */
export type IndexedOffer = OfferValues & { number: number; id: string; microseconds: number };

export type OfferIndex = {
  add: (offer: IndexedOffer) => void;
  remove: (number: number) => void;
  knows: (number: number) => boolean;
  answer: (asked: AskedOffers) => FoundOffers;
  settle: () => void;
  size: () => { live: number; used: number };
};

/** Open offers in memory: like the CV library, every offer has a slot, and a changed one gets a new slot. */
export function makeOfferIndex(expected = 0): OfferIndex {
  let capacity = Math.max(1024, Math.ceil(expected * 1.1));
  let used = 0;
  let present = bitsFor(capacity);
  let wanted = bitsFor(capacity);
  /** What one condition of a search finds. */
  let others = bitsFor(capacity);
  let scratch = new Uint32Array(capacity);
  const slotOf = new Map<number, number>();
  const ranking = makeRanking(capacity);
  const columns = makeOfferColumns(capacity);

  const grow = (): void => {
    capacity = Math.ceil(capacity * 1.5);
    present = enlarged(present, capacity);
    wanted = bitsFor(capacity);
    others = bitsFor(capacity);
    scratch = new Uint32Array(capacity);
    growRanking(ranking, capacity);
    growOfferColumns(columns, capacity);
  };

  const add = (offer: IndexedOffer): void => {
    if (used === capacity) grow();
    const slot = used++;
    slotOf.set(offer.number, slot);
    put(present, slot);
    rank(ranking, slot, offer.id, 0, offer.microseconds);
    fillOffer(columns, slot, offer, capacity);
  };

  const remove = (number: number): void => {
    const slot = slotOf.get(number);
    if (slot === undefined) return;
    slotOf.delete(number);
    drop(present, slot);
  };

  /** The offers among which the search looks. */
  const candidates = ({ among, search, terms }: AskedOffers): Bits => {
    if (!among) wanted.set(present);
    else {
      wanted.fill(0);
      for (const number of among) {
        const slot = slotOf.get(number);
        if (slot !== undefined) put(wanted, slot);
      }
    }
    others.fill(0);
    addHaving(others, columns.company, search.hidden.companyIds);
    addHaving(others, columns.companyName, search.hidden.names);
    subtract(wanted, others);
    for (const id of terms?.technologyIds ?? []) keepHaving(columns.technology, [id]);
    if (terms?.professionId) keepHaving(columns.profession, [terms.professionId]);
    if (search.kind === 'similar') keepAlike(search);
    return wanted;
  };

  const keepHaving = (column: Column, values: readonly string[]): void => {
    others.fill(0);
    addHaving(others, column, values);
    intersect(wanted, others);
  };

  /** Takes an offer out of the set. */
  const dropId = (bits: Bits, id: string): void => {
    const own = Buffer.from(id.replaceAll('-', ''), 'hex');
    // Earlier slots with this id are former states of the offer.
    for (let slot = used - 1; slot >= 0; slot--) {
      let at = 15;
      while (at >= 0 && ranking.ids[slot * 16 + at] === own[at]) at--;
      if (at >= 0) continue;
      drop(bits, slot);
      return;
    }
  };

  /** Only other offers with a common technology. */
  const keepAlike = ({ person, exceptId }: AskedOffers['search']): void => {
    keepHaving(
      columns.technology,
      person.technologies.map(({ id }) => id),
    );
    if (exceptId !== undefined) dropId(wanted, exceptId);
  };

  const answer = (asked: AskedOffers): FoundOffers => {
    const { search, day } = asked;
    const isWanted = makeTermsFilter(asked.terms, columns);
    const scorer = makeOfferScorer(asked, columns);
    const many = listBits(candidates(asked), scratch);
    let total = 0;
    let leftOut = 0;
    for (let at = 0; at < many; at++) {
      const slot = scratch[at] as number;
      if ((columns.lastDays[slot] as number) < day || !isWanted(slot)) continue;
      if (search.kind === 'forYou' && scorer.isUnmet(slot)) leftOut++;
      else scratch[total++] = slot;
    }
    const after = search.after && {
      fit: search.after.rank,
      boost: 0,
      lastUpdate: search.after.publishedAt,
      id: search.after.id,
    };
    const { first, before } = firstByFit(ranking, scratch, total, search.size + 1, after, scorer.rank);
    const positions = first.map(({ slot, fit }): RankedOffer => {
      const { lastUpdate, id } = positionOf(ranking, slot);
      return { rank: fit, publishedAt: lastUpdate, id };
    });
    return { positions: positions.slice(0, search.size), before, more: first.length > search.size, total, leftOut };
  };

  return {
    add,
    remove,
    knows: (number) => slotOf.has(number),
    answer,
    settle: () => {},
    size: () => ({ live: slotOf.size, used }),
  };
}
