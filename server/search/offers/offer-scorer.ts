import {
  freshnessShare,
  languageShare,
  payShare,
  pointsOf,
  remoteShare,
  stateShare,
  yearsShare,
} from '../../../domain/fit/fit.ts';
import {
  heldOf,
  isNear,
  isOtherContract,
  isTooLow,
  isTooMuchOnSite,
  placeCounts,
  rankOfTier,
} from '../../../domain/fit/offer.ts';
import { pointsOfParts } from '../../../domain/fit/plan.ts';
import { notAlike } from '../../../domain/fit/similar-offers.ts';
import {
  mostPoints,
  type PartName,
  placeShares,
  professionShares,
  technologyWeights,
} from '../../../domain/fit/weights.ts';
import { contractTypes, remoteFrequencies } from '../../../domain/profile/cards/job-terms.ts';
import type { Column } from '../columnar/column.ts';
import type { AskedOffers } from './found.ts';
import { bitOf, mostBits, type OfferColumns, partsOfBits } from './offer-columns.ts';

type Points = Record<PartName, number>;

/** The same figures as domain/fit/offer.ts, by tables that are made once for a search. */
export type OfferScorer = {
  isUnmet: (slot: number) => boolean;
  /** The rank of a slot, or -1 when it cannot reach `least`. */
  rank: (slot: number, least: number) => number;
};

export function makeOfferScorer({ search, related, rarities }: AskedOffers, columns: OfferColumns): OfferScorer {
  const { person } = search;
  const { technology, language, profession, place } = columns;
  const inColumn = (column: Column, value: (name: string, number: number) => number) =>
    Float64Array.from(column.names, value);

  const strengths = new Map(person.technologies.map(({ id, strength }) => [id, strength]));
  const held = inColumn(technology, (id) => strengths.get(id) ?? -1);
  const known = new Map(rarities.known);
  const factors = inColumn(technology, (id) => known.get(id) ?? rarities.other);
  const languageLevels = new Map(person.languages.map(({ id, level }) => [id, level]));
  const spoken = language.names.map((id) => languageLevels.get(id));
  const professions = inColumn(profession, (id) =>
    id === person.professionId ? professionShares.same : related.includes(id) ? professionShares.family : 0,
  );
  const isWished = (id: string) => person.placeIds.includes(id);
  const near = inColumn(place, (id, number) => {
    const spot = columns.spots[number];
    if (isWished(id)) return placeShares.city;
    return spot && search.wished.some((one) => isNear(spot, one)) ? placeShares.near : 0;
  });
  // By the numbers of the columns: 0 stands for a value that the offer does not say.
  const contracts = [null, ...contractTypes];
  const contractShares = contracts.map((type) => (type !== null && person.contractTypes.includes(type) ? 100 : 0));
  const otherContracts = contracts.map((type) => isOtherContract(type, person.contractTypes));
  const remotes = [null, ...remoteFrequencies];
  const remoteShares = remotes.map((one) => remoteShare(one === null ? [] : [one], person.remote));
  const tooMuchOnSite = remotes.map((one) => isTooMuchOnSite(one, person.remote));
  const fullTime = remotes.indexOf('fullTime');
  const wishesRemote = person.remote === 'fullTime';

  const constant = { state: stateShare(person.state), freshness: freshnessShare(person.age) };
  const answering = person.answering ?? 100;
  const ignored = (search.kind === 'similar' ? notAlike : []).reduce((bits, name) => bits | bitOf(name), 0);
  const tables: ({ points: Points; always: number } | undefined)[] = new Array(mostBits).fill(undefined);
  const tableOf = (bits: number) => {
    const points = pointsOfParts(partsOfBits(bits));
    const always =
      pointsOf(points.state, constant.state) +
      pointsOf(points.freshness, constant.freshness) +
      pointsOf(points.answering, answering);
    return { points, always };
  };

  const valueIn = ({ places, values }: Column, slot: number): number => {
    const at = places[slot] as number;
    return at < (places[slot + 1] as number) ? (values[at] as number) : -1;
  };

  const wishesPlace = person.placeIds.length > 0;
  // By remote work: whether a place that is not near counts, first of offers without a place.
  const nowhere = { id: '', latitude: null, longitude: null };
  const countsAt = [null, nowhere].map((spot) =>
    remotes.map((remote) => placeCounts({ place: spot, remote }, person.remote)),
  );
  const isUnmet = (slot: number): boolean => {
    const remote = columns.remotes[slot] as number;
    if (otherContracts[columns.contracts[slot] as number] || tooMuchOnSite[remote]) return true;
    const pay = columns.pays[slot] as number;
    if (pay > 0 && isTooLow(pay - 1, person.salary)) return true;
    if (!wishesPlace) return false;
    const at = valueIn(place, slot);
    if (at < 0) return countsAt[0]?.[remote] === true;
    return (near[at] as number) === 0 && countsAt[1]?.[remote] === true;
  };

  const { places: technologyAt, values: technologyOf } = technology;
  const { musts } = columns;
  const tierOf = (slot: number, unmet: boolean): number => {
    const from = technologyAt[slot] as number;
    const end = technologyAt[slot + 1] as number;
    let isShared = false;
    let isMissing = false;
    for (let at = from; at < end; at++) {
      if ((held[technologyOf[at] as number] as number) >= 0) isShared = true;
      else if (musts[at] === 1) isMissing = true;
    }
    return rankOfTier(unmet, heldOf(from < end, isShared, isMissing));
  };

  // Of each technology, first as a welcome one.
  const weighed = new Float64Array(2 * factors.length);
  for (const [number, factor] of factors.entries()) {
    weighed[2 * number] = technologyWeights.nice * factor;
    weighed[2 * number + 1] = technologyWeights.must * factor;
  }
  /** As `share` in domain/fit/plan.ts: what rounding leaves over goes to the first. */
  const technologyPoints = (slot: number, all: number): number => {
    const from = technologyAt[slot] as number;
    const end = technologyAt[slot + 1] as number;
    let sum = 0;
    for (let at = from; at < end; at++)
      sum += weighed[2 * (technologyOf[at] as number) + (musts[at] as number)] as number;
    let rest = all;
    let points = 0;
    for (let at = end - 1; at >= from; at--) {
      const number = technologyOf[at] as number;
      const weight = weighed[2 * number + (musts[at] as number)] as number;
      const most = at === from ? rest : Math.floor((all * weight) / sum);
      rest -= most;
      const strength = held[number] as number;
      if (strength > 0) points += pointsOf(most, strength);
    }
    return points;
  };

  const languagePoints = (slot: number, all: number): number => {
    const from = language.places[slot] as number;
    const many = (language.places[slot + 1] as number) - from;
    const one = Math.floor(all / many);
    let points = 0;
    for (let at = from; at < from + many; at++) {
      const most = at === from ? all - one * (many - 1) : one;
      points += pointsOf(most, languageShare(columns.levels[at] as number, spoken[language.values[at] as number]));
    }
    return points;
  };

  const placeShare = (slot: number): number => {
    const share = near[valueIn(place, slot)] ?? 0;
    const remote = wishesRemote && columns.remotes[slot] === fullTime ? placeShares.remote : 0;
    return share === placeShares.city || remote === 0 ? share : remote;
  };

  const yearsOf = (slot: number) => {
    const [least, most] = [columns.least[slot] as number, columns.most[slot] as number];
    return { least: least === 0 ? undefined : least - 1, most: most === 0 ? undefined : most - 1 };
  };

  const rank = (slot: number, least: number): number => {
    const tier = tierOf(slot, search.kind === 'search' && isUnmet(slot));
    if (tier + mostPoints < least) return -1;
    const bits = (columns.parts[slot] as number) & ~ignored;
    tables[bits] ??= tableOf(bits);
    const { points, always } = tables[bits];
    const others = mostPoints - points.technology;
    let score = points.technology === 0 ? 0 : technologyPoints(slot, points.technology);
    if (tier + score + others < least) return -1;
    score += always;
    if (points.profession > 0) score += pointsOf(points.profession, professions[valueIn(profession, slot)] ?? 0);
    if (points.years > 0) score += pointsOf(points.years, yearsShare(yearsOf(slot), person.years));
    if (points.place > 0) score += pointsOf(points.place, placeShare(slot));
    if (points.remote > 0) score += pointsOf(points.remote, remoteShares[columns.remotes[slot] as number] ?? 0);
    if (points.contract > 0) score += pointsOf(points.contract, contractShares[columns.contracts[slot] as number] ?? 0);
    if (points.pay > 0) score += pointsOf(points.pay, payShare((columns.pays[slot] as number) - 1, person.salary));
    if (points.language > 0) score += languagePoints(slot, points.language);
    return tier + score;
  };

  return { isUnmet, rank };
}
