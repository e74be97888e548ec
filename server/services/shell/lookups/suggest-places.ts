import { type Context, signedIn } from '../../../context.ts';

export type PlaceSuggestion = { placeId: string; label: string; detail: string };

const mostSuggestions = 8;

/** Cities that match the typed text; the label is how a chosen city is shown. */
export async function suggestPlaces(context: Context, text: string): Promise<PlaceSuggestion[]> {
  signedIn(context);
  const places = await context.ports.places.suggest(text, context.locale, mostSuggestions);
  return places.map(({ placeId, locality, country, formattedAddress }) => ({
    placeId,
    label: `${locality}, ${country}`,
    detail: formattedAddress,
  }));
}
