import { expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { readSimilarPeople } from './read-similar-people.ts';

const runtime = await testRuntime();
const { db } = runtime;

async function makePerson(technologyIds: string[], professionId: string, codeExperienceYears: number) {
  const person = await makeDeveloper(db, { professionId, codeExperienceYears });
  const rows = technologyIds.map((technologyId, position) => ({ developerId: person.userId, technologyId, position }));
  if (rows.length > 0) await db.insertInto('developerTechnologies').values(rows).execute();
  await refreshInLibrary(db, person);
  return person;
}

const similarTo = async (viewer: SignedIn, developer: SignedIn) =>
  (await readSimilarPeople(contextOf(runtime, viewer), developer.userId)).map(({ id }) => id);

it('similar profiles share a technology, the closest first (docs/product/fit.md, Similar profiles)', async () => {
  const companyId = await makeCompany(db);
  const recruiter = await makeRecruiter(db, { companyId });
  const person = await makePerson(['elixir', 'phoenix'], 'back-end-developer', 5);
  const twin = await makePerson(['elixir', 'phoenix'], 'back-end-developer', 6);
  const related = await makePerson(['elixir'], 'full-stack-developer', 5);
  const hiding = await makePerson(['elixir', 'phoenix'], 'back-end-developer', 5);
  const bare = await makePerson([], 'back-end-developer', 5);
  await makePerson(['cobol'], 'back-end-developer', 5);
  await db.insertInto('blockedCompanies').values({ developerId: hiding.userId, companyId }).execute();
  expect(await similarTo(recruiter, person)).toEqual([twin.userId, related.userId]);
  // The team sees who hides from the company too.
  expect(await similarTo(await makeAdministrator(db), person)).toContain(hiding.userId);
  expect(await similarTo(recruiter, bare)).toEqual([]);
});

it('only viewers of the CV library get them', async () => {
  const person = await makePerson(['zig'], 'back-end-developer', 5);
  await makePerson(['zig'], 'back-end-developer', 5);
  const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
  expect(await similarTo(person, person)).toEqual([]);
  expect(await similarTo(waiting, person)).toEqual([]);
});
