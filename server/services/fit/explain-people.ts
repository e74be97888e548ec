import { sql } from 'kysely';
import type { Ties } from '../../../domain/fit/log.ts';
import type { FitPerson } from '../../../domain/fit/person.ts';
import type { FitPlan } from '../../../domain/fit/plan.ts';
import { explainFit, type FitLine, type FitView } from '../../../domain/fit/view.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';
import { readPeople } from '../../search/library/fit-people.ts';
import { readLibraryNames } from '../library/library-names.ts';

/** A line with the name of its technology, language or place. */
export type NamedLine = FitLine & { label?: string };
export type NamedFit = Omit<FitView, 'lines'> & { lines: NamedLine[] };

/** Why a person fits, with what the rule has read of them: the screen gets the first, the log of rankings the rest. */
export type Explained = { fit: NamedFit; person: FitPerson; ties: Ties };

/** Why these people fit, by id: computed by the rule itself from their rows. */
export async function explainPeople(
  runtime: Pick<Runtime, 'db' | 'cache'>,
  plan: FitPlan,
  ids: readonly string[],
  { day, locale }: { day: number; locale: Locale },
): Promise<Map<string, Explained>> {
  if (ids.length === 0) return new Map();
  const [people, names] = await Promise.all([
    readPeople(runtime.db, sql<boolean>`l.developer_id = any(${ids}::uuid[])`, ids.length),
    readLibraryNames(runtime),
  ]);
  const views = people.map(({ position, person: on }) => {
    const person = on(day);
    return { position, person, view: explainFit(plan, person) };
  });
  const places = await readPlaceNames(
    runtime.db,
    views.flatMap(({ view }) => view.lines.flatMap(({ placeId }) => placeId ?? [])),
    locale,
  );
  const labelOf = ({ name, id = '', placeId = '' }: FitLine) => {
    if (name === 'technology' || name === 'language') return names[name].get(id)?.[locale];
    return name === 'place' ? places.get(placeId) : undefined;
  };
  const named = (line: FitLine): NamedLine => {
    const label = labelOf(line);
    return label === undefined ? line : { ...line, label };
  };
  return new Map(
    views.map(({ position: { id, boost, lastUpdate }, person, view: { score, lines } }) => [
      id,
      { fit: { score, lines: lines.map(named) }, person, ties: [boost, lastUpdate, id] },
    ]),
  );
}

async function readPlaceNames(db: Writer, ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('places')
    .select(['id', locale === 'fr' ? 'localityFr as name' : 'localityEn as name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
