import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';
import { profileState } from '../../domain/profile/state/profile-state.ts';
import type { DeveloperRows } from '../../server/data/world/rows.ts';
import { createPeople, demoWorld, makeBase } from '../../server/data/world/world.ts';
import type { Person, ShownTest } from './person.ts';
import { places } from './places.ts';

/** The people whom the CV library of a demo lists, made without a database. Only the dates depend on `now`. */
export function demoPeople(now: Date): Person[] {
  const { seed, developers, companies } = demoWorld;
  const base = makeBase({ seed, now, companies, accountPassword: 'not used' });
  const make = createPeople({ seed, now, adminId: null, plainAliases: true });
  const tests = readShownTests();
  return [...base.developers, ...Array.from({ length: developers }, (_, index) => make(index))]
    .filter(isListed)
    .map((rows) => personOf(rows, tests.get(rows.developer.seoAlias ?? '') ?? []));
}

const shownTests = z.record(z.string(), z.array(z.strictObject({ technologyId: z.string(), centile: z.number() })));

/** Results come from answers to the questions of the content, so that only a database has them. */
function readShownTests(): Map<string, ShownTest[]> {
  const text = readFileSync(new URL('shown-tests.yaml', import.meta.url), 'utf8');
  return new Map(Object.entries(shownTests.parse(load(text))));
}

function isListed({ developer }: DeveloperRows): boolean {
  return profileState({ ...developer, disabled: developer.disabledAt !== null }) === 'published';
}

function personOf(rows: DeveloperRows, tests: ShownTest[]): Person {
  const { developer, confidential } = rows;
  return {
    key: developer.seoAlias ?? developer.id,
    professionId: developer.professionId,
    years: developer.codeExperienceYears ?? 0,
    technologies: rows.technologies.map(({ technologyId, value }) => ({ id: technologyId, level: value ?? 0 })),
    tests,
    places: rows.places
      .filter(({ kind }) => kind === 'dream')
      .flatMap(({ placeId }) => (placeId === null ? [] : (places.get(placeId) ?? []))),
    remote: developer.remoteFrequency,
    remoteDays: developer.remoteDaysPerWeek,
    contracts: developer.contractTypes,
    salary: developer.salary,
    dailyRate: developer.averageDailyRate,
    languages: rows.languages.map(({ languageId, value }) => ({ id: languageId, level: value ?? 0 })),
    jobSearchState: developer.jobSearchState,
    sentence: developer.oneSentenceDescription ?? '',
    interestedTechnologies: developer.interestedTechnologies ?? '',
    experiences: rows.experiences.map(({ jobTitle, description, startYear, startMonth, endYear, endMonth }) => ({
      title: jobTitle ?? '',
      description: description ?? '',
      start: { year: startYear, month: startMonth },
      end: endYear === null || endMonth === null ? null : { year: endYear, month: endMonth },
    })),
    projects: rows.projects.map(({ name, description }) => ({ name: name ?? '', description: description ?? '' })),
    boost: confidential.boost,
    lastUpdate: developer.lastUpdate,
  };
}
