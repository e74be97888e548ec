export type PlaceLocale = 'fr' | 'en';

/** A city, named in the language that was asked for. */
export type Place = {
  /** As the provider names it: kept with what people save, and good for `details` of the same provider only. */
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
  /** Cities for what has been typed so far, the likeliest first. Accents, capitals and hyphens do not matter. */
  suggest(text: string, locale: PlaceLocale, limit: number): Promise<Place[]>;
  details(placeId: string, locale: PlaceLocale): Promise<Place | undefined>;
};
