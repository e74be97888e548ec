import type { RankedList, RankedOffer, Spot } from '../../../domain/fit/offer.ts';
import type { FitPerson } from '../../../domain/fit/person.ts';

/** Offers for a person, in the order of fit. */
export type OfferSearch = {
  person: FitPerson;
  /** The places of the person with their positions. */
  wished: readonly Spot[];
  /** Offers that do not meet a wish are left out for the person, and come last in a search; `similar` has no wishes. */
  kind: Exclude<RankedList, 'alert'>;
  /** Companies that the person hides from: by id, and by the names of employers (domain/library/employer.ts). */
  hidden: { companyIds: readonly string[]; names: readonly string[] };
  /** Similar to this offer, which is not among them. */
  exceptId?: string;
  after: RankedOffer | undefined;
  size: number;
};

/** Filters that the index knows itself: all of these technologies, one of the contracts, and so on. */
export type OfferTerms = {
  professionId: string | undefined;
  technologyIds: readonly string[];
  contracts: readonly string[];
  remotes: readonly string[];
  /** The highest pay is at least this. */
  salary: number | undefined;
};

export type FoundOffers = {
  positions: RankedOffer[];
  /** How many offers of the list come before these. */
  before: number;
  /** More results follow. */
  more: boolean;
  /** How many offers the whole list has. */
  total: number;
  /** How many were found and left out because they do not meet a wish. */
  leftOut: number;
};

/** What the thread must know beside the search. */
export type AskedOffers = {
  search: OfferSearch;
  /** Professions of the same family as that of the person. */
  related: readonly string[];
  /** The weights of technologies that are not rare, and of all others. */
  rarities: { known: readonly (readonly [id: string, factor: number])[]; other: number };
  /** The day (since 1970) on which offers must be valid. */
  day: number;
  /** The numbers of the offers that the database has found; undefined: all. */
  among: Int32Array | undefined;
  terms: OfferTerms | undefined;
};
