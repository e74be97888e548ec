export type PlaceLocale = 'fr' | 'en';

/** A city, named in the requested language. */
export type Place = {
  /** The identifier of the provider: stored with saved data, and only valid for `details` of the same provider. */
  placeId: string;
  locality: string;
  country: string;
  /** ISO 3166-1, two capital letters. */
  countryCode: string;
  /** Region or state. */
  area1?: string;
  /** Département or county. */
  area2?: string;
  formattedAddress: string;
};

export type Places = {
  /** Cities that match the typed text, the most likely first. Accents, capitals and hyphens are ignored. */
  suggest(text: string, locale: PlaceLocale, limit: number): Promise<Place[]>;
  details(placeId: string, locale: PlaceLocale): Promise<Place | undefined>;
};
