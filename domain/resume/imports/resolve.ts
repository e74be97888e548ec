import type { ExperienceDraft } from '../../profile/cards/experience.ts';
import { distinctPlaces, type PlaceChoice } from '../../profile/place-choice.ts';
import { sameText } from '../../profile/text-limits.ts';
import type { Found, FoundName, FoundPlace, Unplaced } from './found.ts';
import { matchLanguage, matchProfession, type NamedLookup, type ProfessionLookup, technologyMatcher } from './match.ts';

export type Lookups = {
  professions: readonly ProfessionLookup[];
  technologies: readonly NamedLookup[];
  languages: readonly NamedLookup[];
  /** By `placeKey`; a missing place was not found. */
  places: ReadonlyMap<string, PlaceChoice>;
};

/** docs/product/resume.md, Matching imported names. */
const importedValue = 70;

/** The content of a document with the ids of what it names. */
export type Resolved = Omit<Found, 'jobTitles' | 'place' | 'dreamPlaces' | 'experiences' | 'skills' | 'languages'> & {
  professionId?: string;
  place?: PlaceChoice;
  dreamPlaces: PlaceChoice[];
  experiences: Omit<ExperienceDraft, 'id'>[];
  technologies: { id: string; name: string; value: number | null }[];
  languages: { languageId: string; name: string; value: number }[];
  unplaced: Unplaced[];
};

/** The key of a place, so that each is looked up once. */
export const placeKey = ({ placeId, name, countryCode }: FoundPlace) =>
  JSON.stringify([placeId, name.toLowerCase(), countryCode]);

/** Every place that has to be looked up, each once. */
export function placesOf(found: Pick<Found, 'place' | 'dreamPlaces' | 'experiences'>): FoundPlace[] {
  const all = [found.place, ...found.dreamPlaces, ...found.experiences.map(({ place }) => place)];
  return [...new Map(all.flatMap((place) => (place ? [[placeKey(place), place] as const] : []))).values()];
}

/** Replaces names by ids; an unknown name is reported, never guessed. */
export function resolveFound(found: Found, lookups: Lookups, alreadyUnplaced: readonly Unplaced[] = []): Resolved {
  const { jobTitles, place, dreamPlaces, experiences, skills, languages, ...rest } = found;
  const unplaced = [...alreadyUnplaced];
  const unknown = (section: string, text: string) => unplaced.push({ section, text, reason: 'unknown' });
  const chosen = (section: string, one: FoundPlace | null | undefined) => {
    const choice = one ? lookups.places.get(placeKey(one)) : undefined;
    if (one && !choice) unknown(section, one.name || (one.placeId ?? ''));
    return choice;
  };
  const professions = jobTitles.map((title) => matchProfession(lookups.professions, title));
  return {
    ...rest,
    professionId: professions.find((one) => one !== undefined)?.id,
    place: chosen('basics', place),
    dreamPlaces: distinctPlaces(dreamPlaces.flatMap((one) => chosen('locations', one) ?? [])),
    // An experience without its place is imported: the place is requested later.
    experiences: experiences.map((one) => ({
      ...one,
      place: (one.place && lookups.places.get(placeKey(one.place))) ?? null,
    })),
    technologies: each(skills, technologiesOf(lookups.technologies), (name) => unknown('skills', name)).map(
      ({ match: { id, nameFr }, value }) => ({
        id,
        name: lookups.technologies.find((one) => one.id === id)?.nameFr ?? nameFr,
        value: value === undefined ? importedValue : value,
      }),
    ),
    languages: each(languages, languagesOf(lookups.languages), (name) => unknown('languages', name)).map(
      ({ match: { id, nameFr }, value }) => ({ languageId: id, name: nameFr, value: value ?? importedValue }),
    ),
    unplaced,
  };
}

type Matching = (one: FoundName) => NamedLookup[];

/** Each match once, at its first position. */
function each(names: readonly FoundName[], matching: Matching, missed: (name: string) => void) {
  const found = new Map<string, { match: NamedLookup; value: number | null | undefined }>();
  for (const one of names) {
    const matches = matching(one);
    if (matches.length === 0) missed(one.name);
    for (const match of matches) if (!found.has(match.id)) found.set(match.id, { match, value: one.value });
  }
  return [...found.values()];
}

/** An id together with its name is certain; a name alone may be part of a sentence. */
function technologiesOf(list: readonly NamedLookup[]): Matching {
  let matching: ((skill: string) => NamedLookup[]) | undefined;
  return ({ id, name }) => {
    const certain = list.find(
      (one) => one.id === id && [one.nameFr, one.nameEn].some((known) => sameText(known, name)),
    );
    if (certain) return [certain];
    matching ??= technologyMatcher(list);
    return matching(name);
  };
}

function languagesOf(list: readonly NamedLookup[]): Matching {
  return ({ id, name }) => {
    const match = matchLanguage(list, name) ?? list.find((one) => one.id === id);
    return match ? [match] : [];
  };
}
