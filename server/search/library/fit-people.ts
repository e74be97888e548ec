import { sql } from 'kysely';
import { fitOf } from '../../../domain/fit/fit.ts';
import type { FitPerson } from '../../../domain/fit/person.ts';
import type { LibraryPosition } from '../../../domain/library/library-position.ts';
import { spokenOf } from '../../../domain/library/marks.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import type { JobSearchState } from '../../../domain/profile/cards/job-search.ts';
import type { Writer } from '../../data/database.ts';
import { isFound } from './conditions.ts';
import type { FoundPage, PageWanted } from './found.ts';
import { type Condition, preciseMoment } from './sql-filters.ts';

/** What fit reads of a row of library_profiles; `day`: the day of the last change, since 1970. */
export type PersonRow = {
  technologyIds: string[];
  technologyStrengths: number[];
  professionId: string | null;
  years: number;
  placeIds: string[];
  regionIds: string[];
  remote: string | null;
  contractTypes: string[];
  salary: number | null;
  languageMarks: string[];
  state: JobSearchState;
  day: number;
  answering: number | null;
};

type Row = LibraryPosition & PersonRow;

/**
 * While the index is not there, the database finds people and this process computes their fit. The people updated last
 * are enough then: in a large library the index takes over soon after the start.
 */
const mostRanked = 3000;

export async function findPageByFit(
  db: Writer,
  search: LibrarySearch,
  { after, size }: PageWanted,
  fit: NonNullable<PageWanted['fit']>,
): Promise<FoundPage> {
  const rows = await readPeople(db, isFound(search), mostRanked);
  const ranked = rows
    .map(({ position, person }) => ({ ...position, fit: fitOf(fit.plan, person(fit.day)).score, day: fit.day }))
    .filter((one) => !after || isBefore(after, one))
    .sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return { positions: ranked.slice(0, size), more: ranked.length > size };
}

type Known = { position: LibraryPosition; person: (today: number) => FitPerson };

/** The people of library_profiles (alias l) as fit reads them, those updated last first. */
export async function readPeople(db: Writer, where: Condition, most: number): Promise<Known[]> {
  const { rows } = await sql<Row>`select l.developer_id as id, l.boost, ${preciseMoment} as last_update,
      l.technology_ids, l.technology_strengths, l.profession_id, l.years, l.place_ids, l.region_ids, l.remote,
      l.contract_types, l.salary, l.language_marks, l.state, l.answering,
      floor(extract(epoch from l.last_update) / 86400)::int as day
    from library_profiles l where ${where}
    order by l.boost desc, l.last_update desc, l.developer_id desc limit ${most}`.execute(db);
  return rows.map((row) => ({
    position: { id: row.id, boost: row.boost, lastUpdate: row.lastUpdate },
    person: (today) => personOf(row, today),
  }));
}

export function personOf(row: PersonRow, today: number): FitPerson {
  return {
    technologies: row.technologyIds.map((id, index) => ({ id, strength: row.technologyStrengths[index] ?? 0 })),
    professionId: row.professionId,
    years: row.years,
    placeIds: row.placeIds,
    regionIds: row.regionIds,
    remote: row.remote,
    contractTypes: row.contractTypes,
    salary: row.salary,
    languages: spokenOf(row.languageMarks),
    state: row.state,
    age: Math.max(0, today - row.day),
    answering: row.answering,
  };
}

/** Whether the first comes before the second: by fit, then as without a need. */
function isBefore(a: LibraryPosition, b: LibraryPosition): boolean {
  if (a.fit !== b.fit) return (a.fit ?? 0) > (b.fit ?? 0);
  if (a.boost !== b.boost) return a.boost > b.boost;
  return a.lastUpdate === b.lastUpdate ? a.id > b.id : a.lastUpdate > b.lastUpdate;
}
