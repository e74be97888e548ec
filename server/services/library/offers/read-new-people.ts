import { dayNumber, dayOf } from '../../../../domain/day.ts';
import { isNeed } from '../../../../domain/fit/need.ts';
import { needOfQuery } from '../../../../domain/fit/need-of-query.ts';
import { type FitPlan, planOf } from '../../../../domain/fit/plan.ts';
import { mostNeeds, mostNewPeople, newDays, shareOut } from '../../../../domain/library/offers/new-people.ts';
import { readLibraryQuery, type SearchedQuery } from '../../../../domain/library/query.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import type { Member } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { explainPeople, type NamedFit } from '../../fit/explain-people.ts';
import { logPeople } from '../../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../../fit/read-world.ts';
import { type LibraryEntry, readEntries } from '../read-entries.ts';
import { resolveQuery, searchesOf } from '../resolve-query.ts';
import { findEach } from '../search-library.ts';
import { listSearches } from '../searches/saved-searches.ts';
import { readSearchedOffers } from './read-searched-offers.ts';

/** An offer or a saved search; `query` is the address of all its profiles. */
export type PeopleNeed = { kind: 'offer' | 'search'; name: string | null; query: string };

export type NewPeople = {
  /** What was looked through. */
  needs: PeopleNeed[];
  /** The needs with new people, each person once. */
  groups: (PeopleNeed & { entries: (LibraryEntry & { fit?: NamedFit })[] })[];
};

/**
 * docs/product/library.md, New profiles on the home page. Undefined for viewers who may not open the CV library. At most
 * eight searches of the index, whatever the company has published and the recruiter saved.
 */
export async function readNewPeople(context: Context): Promise<NewPeople | undefined> {
  const { viewer, db, locale, ports } = context;
  if (!canKeepLists(viewer)) return undefined;
  const needs = await readNeeds(context, viewer);
  const said = ({ kind, name, query }: PeopleNeed): PeopleNeed => ({ kind, name, query });
  if (needs.length === 0) return { needs: [], groups: [] };
  const now = ports.clock.now();
  const today = dayNumber(now);
  const [searches, world] = await Promise.all([
    searchesOf(
      db,
      needs.map(({ searched }) => searched),
      viewer.membership.companyId,
      viewer.userId,
    ),
    readFitWorld(context),
  ]);
  const plans = needs.map(({ searched }, at) => {
    const need = needOfQuery(searched, searches[at]?.place?.placeIds ?? []);
    return isNeed(need) ? planOf(need, world) : undefined;
  });
  const found = await findEach(
    context,
    searches.map((search, at) => {
      const plan = plans[at];
      const page = { after: undefined, size: mostNewPeople, fit: plan && { plan, day: today } };
      return { search: { ...search, since: today - newDays }, page };
    }),
  );
  const shown = shareOut(found.map(({ positions }) => positions.map(({ id }) => id)));
  const company = searches[0]?.company;
  const reader = { locale, recruiterId: viewer.userId, company, day: dayOf(now) };
  const entries = new Map((await readEntries(db, shown.flat(), reader)).map((entry) => [entry.id, entry]));
  const groups = await Promise.all(
    needs.map(async (need, at) => {
      const people = (shown[at] ?? []).flatMap((id) => entries.get(id) ?? []);
      const plan = plans[at];
      const explained = plan ? await explain(context, plan, people, need.searched) : people;
      return { ...said(need), entries: explained };
    }),
  );
  return { needs: needs.map(said), groups: groups.filter((group) => group.entries.length > 0) };
}

type Need = PeopleNeed & { searched: SearchedQuery };

/** The newest offers, then the newest searches; a search that is that of an offer counts once. */
async function readNeeds(context: Context, viewer: Member): Promise<Need[]> {
  const [offers, saved] = await Promise.all([
    readSearchedOffers(context, viewer, { newest: mostNeeds.offers }),
    listSearches(context),
  ]);
  const known = new Set(offers.map(({ query }) => query));
  const others = saved.filter(({ query }) => !known.has(query)).slice(0, mostNeeds.searches);
  const resolved = await Promise.all(
    others.map(async ({ name, query }) => {
      const given = readLibraryQuery(new URLSearchParams(query));
      const { searched } = await resolveQuery(context, given, context.locale, viewer.membership);
      return { kind: 'search' as const, name, query, searched };
    }),
  );
  const first = new Map<string, Need>();
  for (const need of [
    ...offers.map(({ title, ...offer }) => ({ kind: 'offer' as const, name: title, ...offer })),
    ...resolved,
  ])
    if (!first.has(need.query)) first.set(need.query, { ...need, searched: { ...need.searched, unseen: true } });
  return [...first.values()];
}

/** The people with their reasons; what is shown in the order of fit is logged, and the page does not wait for it. */
async function explain(context: Context, plan: FitPlan, people: readonly LibraryEntry[], { radius }: SearchedQuery) {
  const day = dayNumber(context.ports.clock.now());
  const ids = people.map(({ id }) => id);
  const fits = await explainPeople(context, plan, ids, { day, locale: context.locale });
  const results = ids.flatMap((id, at) => {
    const explained = fits.get(id);
    return explained ? { ...explained, developerId: id, place: at + 1 } : [];
  });
  void logPeople(context, { plan, day, radius, results });
  return people.map((entry) => {
    const explained = fits.get(entry.id);
    return explained ? { ...entry, fit: explained.fit } : entry;
  });
}
