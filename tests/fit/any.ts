import { type Need, needSchema } from './need.ts';
import type { Person } from './person.ts';

/** A need with these facts, for tests that need no more. */
export function needWith(facts: object): Need {
  return needSchema.parse({
    id: 'need',
    locale: 'fr',
    text: 'dev',
    professions: ['web'],
    judgements: [{ person: 'a', grade: 1, why: 'only for the schema' }],
    ...facts,
  });
}

/** A person with these facts and no others. */
export function personWith(facts: Partial<Person>): Person {
  return {
    key: 'person',
    professionId: null,
    years: 3,
    technologies: [],
    tests: [],
    places: [],
    remote: null,
    remoteDays: null,
    contracts: ['permanent'],
    salary: null,
    dailyRate: null,
    languages: [],
    jobSearchState: 'open_opportunities',
    sentence: '',
    interestedTechnologies: '',
    experiences: [],
    projects: [],
    boost: 0,
    lastUpdate: new Date('2026-11-01'),
    ...facts,
  };
}
