import { type Context, signedIn } from '../../../context.ts';

export type PlaceSuggestion = { placeId: string; label: string; detail: string };

const mostSuggestions = 8;

/** Cities for what has been typed so far; the label is what a chosen city is shown as. */
export async function suggestPlaces(context: Context, text: string): Promise<PlaceSuggestion[]> {
  signedIn(context);
  const places = await context.ports.places.suggest(text, context.locale, mostSuggestions);
  return places.map(({ placeId, locality, country, formattedAddress }) => ({
    placeId,
    label: `${locality}, ${country}`,
    detail: formattedAddress,
  }));
}
