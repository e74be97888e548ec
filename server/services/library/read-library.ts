import { dayNumber, dayOf } from '../../../domain/day.ts';
import { isNeed } from '../../../domain/fit/need.ts';
import { needOfQuery } from '../../../domain/fit/need-of-query.ts';
import { planOf } from '../../../domain/fit/plan.ts';
import type { LibraryQuery } from '../../../domain/library/filters.ts';
import { libraryPageSize } from '../../../domain/library/library-position.ts';
import type { LibraryOrder } from '../../../domain/library/order.ts';
import { writeLibraryQuery } from '../../../domain/library/query.ts';
import { type Spreads, spreadsOf } from '../../../domain/library/spreads/spreads.ts';
import {
  asTyped,
  partKey,
  searchParts,
  type TypedValue,
  typedValues,
} from '../../../domain/library/understood-query.ts';
import { canKeepLists, libraryAccess } from '../../../domain/permissions/library.ts';
import { Forbidden, Invalid } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { explainPeople, type NamedFit } from '../fit/explain-people.ts';
import { namePlan, type OrderPart } from '../fit/name-plan.ts';
import { logPeople } from '../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../fit/read-world.ts';
import { countWays } from './count-ways.ts';
import { openPosition, sealPosition } from './cursor.ts';
import type { City } from './find-cities.ts';
import { type LibraryFacets, nameFacets } from './name-facets.ts';
import { type LibraryEntry, readEntries } from './read-entries.ts';
import { resolveQuery, searchOf } from './resolve-query.ts';
import { findNear, searchLibrary } from './search-library.ts';

type FittingEntry = LibraryEntry & { fit?: NamedFit };
export type OpenLibrary = {
  access: 'open';
  /** The resolved query of the address: ids only, without unknown values. */
  query: LibraryQuery;
  /** What its text means, and the misspelt words of it. */
  typed: TypedValue[];
  corrections: LibraryCorrection[];
  cities: City[];
  entries: FittingEntry[];
  /** Where few people are found by fit: who comes near the search. */
  near: FittingEntry[];
  total: number;
  /** By fit only where the search says what is needed; `choice`: whether there are two orders to choose from. */
  order: { by: LibraryOrder; choice: boolean; parts: OrderPart[] };
  facets: LibraryFacets;
  /** How the profiles are spread over years and salaries; a filter's own choice is left aside. */
  spreads: Spreads;
  /** The names of values that the facets do not list, by parameter and value: 'without php'. */
  valueNames: Record<string, string>;
  /** When no profile is found: how many there are without each part of the search, by its key. */
  ways: Record<string, number>;
  next: string | undefined;
};
/** `key` names what the word was read as; `asTyped` is the text that searches the word as it is. */
export type LibraryCorrection = { typed: string; key: string; asTyped: string };

export type Library = OpenLibrary | { access: 'noCompany' | 'pending' | 'declined' };

/** One page of the CV library: by fit to what the search asks for, or boosted developers first, then those updated last. */
export async function readLibrary(
  context: Context,
  given: LibraryQuery,
  after: string | undefined,
  order: LibraryOrder = 'fit',
): Promise<Library> {
  const { viewer, config, db, locale, ports } = context;
  const access = libraryAccess(viewer);
  if (access === 'refused') throw new Forbidden();
  if (access !== 'open') return { access };
  const position = after === undefined ? undefined : openPosition(config.SECRET, after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const recruiterId = canKeepLists(viewer) ? viewer.userId : undefined;
  const searcher = { companyId: viewer?.membership?.companyId, recruiterId };
  const wanted = recruiterId ? given : { ...given, unseen: false };
  const { query, searched, understood, cities, names, valueNames } = await resolveQuery(
    context,
    wanted,
    locale,
    searcher,
  );
  const search = await searchOf(db, searched, searcher.companyId, recruiterId);
  const need = needOfQuery(searched, search.place?.placeIds ?? []);
  const choice = isNeed(need);
  const by = choice ? order : 'date';
  // The pages of a list ordered by fit belong to the day of its first page.
  const today = position?.day ?? dayNumber(ports.clock.now());
  const plan = by === 'fit' ? planOf(need, await readFitWorld(context)) : undefined;
  if (position && (position.fit !== undefined) !== (plan !== undefined)) throw new Invalid({ after: 'unknown' });
  const page = { after: position, size: libraryPageSize, fit: plan && { plan, day: today } };
  const found = await searchLibrary(context, search, page);
  const exact = found.positions.map(({ id }) => id);
  const near = position ? [] : await findNear(context, search, page.fit, exact);
  const ids = [...exact, ...near];
  const day = dayOf(ports.clock.now());
  const entries = await readEntries(db, ids, { locale, recruiterId, company: search.company, day });
  const shown = entries.map((entry) => entry.id);
  const fits = plan ? await explainPeople(context, plan, shown, { day: today, locale }) : undefined;
  const before = position?.place ?? 0;
  if (plan && fits) {
    const results = shown.flatMap((id) => {
      const explained = fits.get(id);
      // Who comes near is below all others, whatever the score.
      const tier = near.length > 0 && exact.includes(id) ? 1 : 0;
      return explained ? { ...explained, developerId: id, tier, place: before + ids.indexOf(id) + 1 } : [];
    });
    // The page does not wait for its log.
    void logPeople(context, { plan, day: today, radius: searched.radius, results });
  }
  const last = found.more ? found.positions.at(-1) : undefined;
  const typed = typedValues(understood);
  const fitting = entries.map((entry): FittingEntry => {
    const explained = fits?.get(entry.id);
    return explained ? { ...entry, fit: explained.fit } : entry;
  });
  const isEmpty = found.total === 0 && after === undefined;
  return {
    access,
    query,
    typed,
    corrections: understood.corrections.map(({ typed: word, span, part }) => ({
      typed: word,
      key: partKey(typedValues({ ...understood, parts: [part] })[0]),
      asTyped: asTyped(understood.text, span),
    })),
    cities,
    entries: fitting.filter(({ id }) => exact.includes(id)),
    near: fitting.filter(({ id }) => near.includes(id)),
    total: found.total,
    order: { by, choice, parts: plan ? namePlan(plan, names, locale) : [] },
    facets: nameFacets(found.counts, { query, searched }, names, locale),
    spreads: spreadsOf(found.counts),
    valueNames,
    ways: isEmpty ? await countWays(context, searchParts(writeLibraryQuery(query), typed), searcher) : {},
    next: last && sealPosition(config.SECRET, plan ? { ...last, place: before + exact.length } : last),
  };
}
