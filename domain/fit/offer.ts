import { degreesOf, kilometresBetween, type Point } from '../library/distance.ts';
import { type ContractType, contractTypes, type RemoteFrequency } from '../profile/cards/job-terms.ts';
import { type Fit, fitOf } from './fit.ts';
import type { Need } from './need.ts';
import type { FitPerson } from './person.ts';
import type { FitPlan } from './plan.ts';
import { mostPoints } from './weights.ts';

/** A place with its position, where it is known. */
export type Spot = { id: string; latitude: number | null; longitude: number | null };

/** Everything about an offer that fit reads. */
export type FitOffer = {
  technologies: readonly { id: string; must: boolean }[];
  professionId: string | null;
  years: { least: number | null; most: number | null };
  place: Spot | null;
  remote: RemoteFrequency | null;
  contract: ContractType | null;
  /** The highest pay in thousands of euros per year. */
  pay: number | null;
  languages: readonly { id: string; level: number }[];
};

/** docs/product/fit.md, Wishes of the person: so far from a wished city is still near it. */
export const nearKilometres = 20;

/** The pay of an internship or of freelance work is not a yearly salary. */
export const withoutSalary: readonly (ContractType | null)[] = ['internship', 'freelance'];

/** The highest pay that counts. */
export function payOf({ contract, pay }: Pick<FitOffer, 'contract' | 'pay'>): number | undefined {
  return pay === null || withoutSalary.includes(contract) ? undefined : pay;
}

/** The need of an offer; `nearIds` are the places near its own. */
export function needOfOffer(offer: FitOffer, nearIds: ReadonlySet<string>): Need {
  const { professionId, years, place, remote, contract } = offer;
  const { least, most } = years;
  return {
    technologies: offer.technologies,
    professionIds: professionId === null ? [] : [professionId],
    years: least === null && most === null ? undefined : { least: least ?? undefined, most: most ?? undefined },
    place:
      place === null ? undefined : { cityIds: [place.id], nearIds, regionIds: [], orRemote: remote === 'fullTime' },
    remotes: remote === null ? [] : [remote],
    contracts: contract === null ? [] : [contract],
    pay: payOf(offer),
    languages: offer.languages,
  };
}

/** Those of the wished places that are near the place of an offer. */
export function placesNear(place: Spot | null, wished: readonly Spot[]): Set<string> {
  return new Set(wished.filter((one) => place !== null && isNear(place, one)).map(({ id }) => id));
}

const nearDegrees = degreesOf(nearKilometres);

export function isNear(a: Spot, b: Spot): boolean {
  if (a.id === b.id) return true;
  const [from, to] = [pointOf(a), pointOf(b)];
  if (!from || !to || Math.abs(from.latitude - to.latitude) > nearDegrees) return false;
  return kilometresBetween(from, to) <= nearKilometres;
}

function pointOf({ latitude, longitude }: Spot): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** What a person wishes, and an offer either meets or not. */
const wishes = ['contract', 'place', 'remote', 'pay'] as const;
export type Wish = (typeof wishes)[number];
type Wisher = Pick<FitPerson, 'contractTypes' | 'placeIds' | 'remote' | 'salary'>;

type Wanted = Pick<FitOffer, 'contract' | 'place' | 'remote' | 'pay'>;

/** docs/product/fit.md, Wishes of the person: what the person or the offer does not say excludes nothing. */
export function unmetWishes(offer: Wanted, person: Wisher, nearIds: ReadonlySet<string>): Wish[] {
  const isNearOne = person.placeIds.some((id) => id === offer.place?.id || nearIds.has(id));
  const unmet: Record<Wish, boolean> = {
    contract: isOtherContract(offer.contract, person.contractTypes),
    place: person.placeIds.length > 0 && !isNearOne && placeCounts(offer, person.remote),
    remote: isTooMuchOnSite(offer.remote, person.remote),
    pay: isTooLow(payOf(offer), person.salary),
  };
  return wishes.filter((wish) => unmet[wish]);
}

export function isOtherContract(contract: ContractType | null, wished: readonly string[]): boolean {
  // Older profiles have kinds that no offer has: they say nothing.
  const known = contractTypes.filter((type) => wished.includes(type));
  return contract !== null && known.length > 0 && !known.includes(contract);
}

/** Work from home can be done in every city, except for those who wish to work on site only. */
export function placeCounts({ place, remote }: Pick<FitOffer, 'place' | 'remote'>, wished: string | null): boolean {
  return remote === 'fullTime' ? wished === 'no' : place !== null;
}

export function isTooMuchOnSite(remote: RemoteFrequency | null, wished: string | null): boolean {
  return wished === 'fullTime' && remote !== null && remote !== 'fullTime';
}

export function isTooLow(pay: number | undefined, salary: number | null): boolean {
  return pay !== undefined && salary !== null && pay < salary;
}

/**
 * How many of the technologies of an offer a person has: `all` that are required, and at least one; `some`, also where
 * the offer names none; `none` of them.
 */
const heldTechnologies = ['none', 'some', 'all'] as const;
export type HeldTechnologies = (typeof heldTechnologies)[number];

/** The fit of a person for an offer; `missing`: the required technologies that the person does not have. */
export type OfferFit = Fit & { unmet: readonly Wish[]; missing: readonly string[]; held: HeldTechnologies };

export function fitOffer(plan: FitPlan, person: FitPerson, unmet: readonly Wish[]): OfferFit {
  return { ...fitOf(plan, person), unmet, ...technologiesOf(plan, person) };
}

function technologiesOf({ technologies }: FitPlan, person: FitPerson): Pick<OfferFit, 'missing' | 'held'> {
  const own = new Set(person.technologies.map(({ id }) => id));
  const missing = technologies.filter(({ id, must }) => must && !own.has(id)).map(({ id }) => id);
  const isShared = technologies.some(({ id }) => own.has(id));
  return { missing, held: heldOf(technologies.length > 0, isShared, missing.length > 0) };
}

export function heldOf(isNamed: boolean, isShared: boolean, isMissing: boolean): HeldTechnologies {
  if (!isNamed) return 'some';
  if (!isShared) return 'none';
  return isMissing ? 'some' : 'all';
}

/**
 * The lists of offers: for a person without a search, of a search, in an e-mail, and offers similar to another one, which
 * know no wishes.
 */
export const rankedLists = ['forYou', 'search', 'alert', 'similar'] as const;
export type RankedList = (typeof rankedLists)[number];

/** The tier of an offer from its plan alone: the need has all terms that wishes are compared with. */
export function tierOfPlan(plan: FitPlan, person: FitPerson, list: RankedList): number {
  const { contracts, remotes, place, pay = null } = plan.need;
  const [contract = null] = contracts;
  const [remote = null] = remotes;
  const [placeId] = place?.cityIds ?? [];
  const spot = placeId === undefined ? null : { id: placeId, latitude: null, longitude: null };
  const terms = { contract, remote, pay, place: spot };
  const unmet = list === 'similar' ? [] : unmetWishes(terms, person, place?.nearIds ?? new Set());
  return tierOf({ unmet, ...technologiesOf(plan, person) });
}

/**
 * One number for the order of offers: all wishes met before one unmet, then all required technologies before some of
 * them, before none, then the score.
 */
export function rankOf({ unmet, held, score }: Pick<OfferFit, 'unmet' | 'held' | 'score'>): number {
  return rankOfTier(unmet.length > 0, held) + score;
}

const tierPoints = mostPoints + 1;
export const highestRank = 6 * tierPoints - 1;

export function rankOfTier(isUnmet: boolean, held: HeldTechnologies): number {
  return ((isUnmet ? 0 : 3) + heldTechnologies.indexOf(held)) * tierPoints;
}

/** 5: all wishes are met and no required technology is missing; 0: a wish is unmet, and no technology is shared. */
export function tierOf({ unmet, held }: Pick<OfferFit, 'unmet' | 'held'>): number {
  return rankOfTier(unmet.length > 0, held) / tierPoints;
}

/** Whether the offer of this rank shares a technology with the person, or names none. */
export function sharesTechnology(rank: number): boolean {
  return Math.floor(rank / tierPoints) % 3 > 0;
}

/** An offer in the order of a person: its rank, the moment of its publication with microseconds, and its id. */
export type RankedOffer = { rank: number; publishedAt: string; id: string };

/** Negative when the first comes before the second. */
export function compareOffers(a: RankedOffer, b: RankedOffer): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.publishedAt !== b.publishedAt) return a.publishedAt > b.publishedAt ? -1 : 1;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

/** What a profile lacks for offers in the order of fit to be of use. */
const fitGaps = ['technologies', 'profession', 'wishes'] as const;
export type FitGap = (typeof fitGaps)[number];

type Gapped = Pick<FitPerson, 'professionId' | 'contractTypes' | 'placeIds'> & { technologies: readonly unknown[] };

export function gapsOf(person: Gapped): FitGap[] {
  const lacks: Record<FitGap, boolean> = {
    technologies: person.technologies.length === 0,
    profession: person.professionId === null,
    wishes: person.contractTypes.length === 0 && person.placeIds.length === 0,
  };
  return fitGaps.filter((gap) => lacks[gap]);
}

/** docs/product/fit.md, Offers for a person: without a favourite technology, offers are in the order of their dates. */
export function canRankOffers(person: Gapped): boolean {
  return !gapsOf(person).includes('technologies');
}
