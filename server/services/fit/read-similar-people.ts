import { sql } from 'kysely';
import { dayNumber, dayOf } from '../../../domain/day.ts';
import { planOf } from '../../../domain/fit/plan.ts';
import { needOfPerson } from '../../../domain/fit/similar.ts';
import { asGiven, readLibraryQuery } from '../../../domain/library/query.ts';
import { canKeepLists, libraryAccess } from '../../../domain/permissions/library.ts';
import type { Context } from '../../context.ts';
import { readPeople } from '../../search/library/fit-people.ts';
import { type LibraryEntry, readEntries } from '../library/read-entries.ts';
import { searchOf } from '../library/resolve-query.ts';
import { findInLibrary } from '../library/search-library.ts';
import { readFitWorld } from './read-world.ts';

const mostShown = 4;

/** docs/product/fit.md, Similar profiles: for viewers of the CV library, under its rules of who is seen. */
export async function readSimilarPeople(context: Context, developerId: string): Promise<LibraryEntry[]> {
  const { viewer, db, locale, ports } = context;
  if (libraryAccess(viewer) !== 'open') return [];
  const [known] = await readPeople(db, sql<boolean>`l.developer_id = ${developerId} and l.listed`, 1);
  if (!known) return [];
  const now = ports.clock.now();
  const today = dayNumber(now);
  const person = known.person(today);
  if (person.technologies.length === 0) return [];
  const technologies = person.technologies.map(({ id }) => id);
  const query = { ...asGiven(readLibraryQuery(new URLSearchParams())), groups: { panel: [technologies], text: [] } };
  const [search, world] = await Promise.all([
    searchOf(db, query, viewer?.membership?.companyId),
    readFitWorld(context),
  ]);
  const fit = { plan: planOf(needOfPerson(person), world), day: today };
  const found = await findInLibrary(context, search, { after: undefined, size: mostShown + 1, fit });
  const ids = found.positions.map(({ id }) => id).filter((id) => id !== developerId);
  const recruiterId = canKeepLists(viewer) ? viewer.userId : undefined;
  return readEntries(db, ids.slice(0, mostShown), { locale, recruiterId, company: search.company, day: dayOf(now) });
}
