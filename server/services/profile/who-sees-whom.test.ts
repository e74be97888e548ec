import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../domain/contact/conversations/candidate-query.ts';
import { asGiven, readLibraryQuery } from '../../../domain/library/query.ts';
import { canSeePlayerName } from '../../../domain/permissions/assessments.ts';
import { canReadCandidates } from '../../../domain/permissions/ats.ts';
import { canAskForContact, canTalkForCompany } from '../../../domain/permissions/contact.ts';
import { canSeeApplicants } from '../../../domain/permissions/jobs.ts';
import { canKeepLists, canReadNotes, libraryAccess } from '../../../domain/permissions/library.ts';
import {
  canKnowAlias,
  canOpenProfile,
  type ProfileFacts,
  seesCard,
  viewerKind,
} from '../../../domain/permissions/profile.ts';
import { canDownload } from '../../../domain/permissions/resume.ts';
import { readVisibility, type Visibility } from '../../../domain/profile/visibility.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
  refreshInLibrary,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { readBoardPeople } from '../assessments/leaderboards/board-people.ts';
import { listApplications } from '../ats/read-applications.ts';
import { readCandidates } from '../contact/candidates/read-candidates.ts';
import { readContactFacts } from '../contact/introductions/read-contact-facts.ts';
import { readApplicants } from '../jobs/read-applicants.ts';
import { changeFavourite } from '../library/change-favourite.ts';
import { isHiddenFrom } from '../library/is-hidden-from.ts';
import { readNotes } from '../library/notes/read-notes.ts';
import { readFavourites } from '../library/read-developer-list.ts';
import { readLibrary } from '../library/read-library.ts';
import { searchOf } from '../library/resolve-query.ts';
import { searchLibrary } from '../library/search-library.ts';
import { downloadResume } from '../resume/downloads/download-resume.ts';
import { findByAlias } from './find-by-alias.ts';
import { isStillShown } from './links/still-shown.ts';
import { readProfile } from './read-profile.ts';

const company = 'Maréva Conseil';
const link = { network: 'github', url: 'https://github.com/alix' };
const shown = { all: true, cards: { about: { all: true }, tests: { all: true }, links: { all: true } } };
const closed = { all: false, cards: {} };

/** What each developer is, and whether the library lists them. `hides`: from the company of the recruiters. */
type Kind = {
  traits?: Parameters<typeof makeDeveloper>[1];
  employer?: { companyName: string; stillEmployed: boolean };
  blocks?: true;
  hides?: true;
  listed: boolean;
  visibility?: Visibility;
};
const disabled = { disabledAt: new Date('2026-01-01'), disabledReason: 'other' };
const kinds: Record<string, Kind> = {
  'a public profile': { listed: true },
  'a profile that is not public': { listed: true, visibility: closed },
  'a short profile': { listed: false, traits: { isShort: true } },
  'a disabled profile': { listed: false, traits: disabled },
  'a disabled short profile': { listed: false, traits: { ...disabled, isShort: true } },
  'a profile that waits for its review': { listed: false, traits: { validationStatus: 'waiting' } },
  'a developer who does not search': { listed: false, traits: { jobSearchState: 'not_searching' } },
  'a developer who blocks the company': { listed: true, blocks: true, hides: true },
  'a short profile that blocks the company': { listed: false, blocks: true, hides: true, traits: { isShort: true } },
  'a developer who hides from the employer': {
    listed: true,
    hides: true,
    employer: { companyName: 'MAREVA Conseil SAS', stillEmployed: true },
  },
  'an employee who does not hide': {
    listed: true,
    traits: { hideFromEmployer: false },
    employer: { companyName: company, stillEmployed: true },
  },
  'a former employee': { listed: true, employer: { companyName: company, stillEmployed: false } },
};

type Known = Kind & { id: string; alias: string };
const people: Record<string, Known> = {};
const viewers: Record<string, Viewer> = {};
let runtime: Runtime;
let companyId: string;
let jobId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  companyId = await makeCompany(db, { name: company, planId: 'unlimited' });
  jobId = await makeJob(db, companyId);
  viewers['a visitor'] = undefined;
  viewers['another developer'] = await makeDeveloper(db);
  viewers['a recruiter without a company'] = await makeNewcomer(db);
  const waiting = await makeCompany(db, { name: 'En attente', validatedAt: null, planId: 'unlimited' });
  viewers['a recruiter of a company that waits'] = await makeRecruiter(db, { companyId: waiting });
  viewers['a recruiter of the company'] = await makeRecruiter(db, { companyId, admin: false, intros: false });
  viewers['an administrator of the company'] = await makeRecruiter(db, { companyId });
  const other = await makeCompany(db, { name: 'Ailleurs', planId: 'unlimited' });
  viewers['a recruiter of another company'] = await makeRecruiter(db, { companyId: other });
  viewers['an administrator of the product'] = await makeAdministrator(db);
  for (const [index, [name, kind]] of Object.entries(kinds).entries()) {
    const alias = `alias-${index}`;
    const visibility = JSON.stringify(kind.visibility ?? shown);
    const person = await makeDeveloper(db, { seoAlias: alias, visibility, ...kind.traits });
    await fill(person, kind);
    people[name] = { ...kind, id: person.userId, alias };
  }
  await runtime.library.start();
});

/** The facts that the rules depend on, and an application and a favourite that exist since before. */
async function fill(person: SignedIn, { employer, blocks }: Kind): Promise<void> {
  const { db } = runtime;
  const developerId = person.userId;
  if (blocks) await db.insertInto('blockedCompanies').values({ developerId, companyId }).execute();
  if (employer) {
    const job = { jobTitle: 'Dev', description: '', startYear: 2020, startMonth: 1, position: 0 };
    const end = employer.stillEmployed ? {} : { endYear: 2021, endMonth: 1 };
    await db
      .insertInto('developerExperiences')
      .values({ developerId, ...employer, ...job, ...end })
      .execute();
  }
  await db
    .insertInto('developerSocials')
    .values({ developerId, ...link, position: 0 })
    .execute();
  await db
    .insertInto('jobApplications')
    .values({ developerId, jobId, appliedAt: new Date('2026-02-01') })
    .execute();
  for (const viewer of Object.values(viewers)) {
    if (!canKeepLists(viewer)) continue;
    const list = { recruiterId: viewer.userId, companyId: viewer.membership.companyId };
    await db
      .insertInto('favourites')
      .values({ ...list, developerId, createdAt: new Date('2026-02-01') })
      .execute();
  }
  await refreshInLibrary(db, person);
}

const allowed = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value !== undefined && value !== false,
    (error: Error) => {
      if (['Forbidden', 'NotFound'].includes(error.name)) return false;
      throw error;
    },
  );
const holds = async (ids: Promise<string[]>, person: Known) => allowed(ids.then((all) => all.includes(person.id)));

type Facts = ProfileFacts & { visibility: Visibility };
function factsFor(viewer: Viewer, { id, traits, hides, visibility = shown }: Known): Facts {
  return {
    id,
    disabled: traits?.disabledAt !== undefined,
    isShort: traits?.isShort === true,
    hidesFromCompany: hides === true && viewer?.membership?.companyId === companyId,
    visibility: readVisibility(visibility),
  };
}

function isFound(viewer: Viewer, facts: Facts, { listed }: Known): boolean {
  return libraryAccess(viewer) === 'open' && listed && canOpenProfile(viewer, facts);
}

/** Each place that decides who sees whom: what it answers, and what the permissions say. */
const places: Record<
  string,
  {
    ask: (context: Context, person: Known) => Promise<boolean>;
    rule: (viewer: Viewer, facts: Facts, known: Known) => boolean;
  }
> = {
  'the profile page': {
    ask: async (context, { id }) => (await readProfile(context, id)).kind === 'profile',
    rule: canOpenProfile,
  },
  'the profile page by its alias': {
    ask: async (context, { alias }) => (await readProfile(context, alias)).kind === 'profile',
    rule: canKnowAlias,
  },
  'the search of an alias': { ask: (context, { alias }) => allowed(findByAlias(context, alias)), rule: canKnowAlias },
  'a tracked link of the profile': {
    ask: (context, { id }) => isStillShown(context, { url: link.url, type: 'social', data: id }),
    rule: (viewer, facts) =>
      canOpenProfile(viewer, facts) && seesCard(viewerKind(viewer, facts.id), facts.visibility, 'links'),
  },
  'the notes': { ask: (context, { id }) => allowed(readNotes(context, id)), rule: canReadNotes },
  'the résumé': {
    ask: (context, { id }) => allowed(downloadResume(context, id, { file: 'resume.json', theme: 'sober' })),
    rule: (viewer, facts) => {
      const asked = { viewerKind: viewerKind(viewer, facts.id), planId: viewer?.membership?.planId };
      return viewer !== undefined && canOpenProfile(viewer, facts) && canDownload(asked);
    },
  },
  'adding a favourite': {
    ask: (context, { id }) => allowed(changeFavourite(context, id, true).then(() => true)),
    rule: (viewer, facts) => canKeepLists(viewer) && canOpenProfile(viewer, facts),
  },
  'the list of favourites': {
    ask: (context, person) =>
      holds(
        readFavourites(context).then(({ entries }) => entries.map(({ id }) => id)),
        person,
      ),
    rule: (viewer, facts, { listed }) => canKeepLists(viewer) && listed && canOpenProfile(viewer, facts),
  },
  'a page of the library': {
    ask: (context, person) => holds(found(context), person),
    rule: isFound,
  },
  'the search of the library in the database': {
    ask: (context, person) =>
      holds(searched({ ...context, library: { ...context.library, isReady: () => false } }), person),
    rule: isFound,
  },
  'the search of the library in memory': {
    ask: (context, person) => {
      if (!context.library.isReady()) throw new Error('the index is not ready');
      return holds(searched(context), person);
    },
    rule: isFound,
  },
  'the names of a leaderboard': {
    ask: async (context, { id }) => (await readBoardPeople(context, [id])).has(id),
    rule: canSeePlayerName,
  },
  'the check of hiding': {
    ask: async ({ db, viewer }, { id }) =>
      viewer?.membership !== undefined && (await isHiddenFrom(db, id, viewer.membership.companyId)),
    rule: (_viewer, { hidesFromCompany }) => hidesFromCompany,
  },
  // A disabled developer is known to the rule as one who is not available.
  'the facts of a contact request': {
    ask: async ({ db, viewer, ports }, { id }) => {
      if (!canAskForContact(viewer)) return false;
      const facts = await readContactFacts(db, viewer, [id], ports.clock.now());
      return facts.get(id)?.developer != null;
    },
    rule: (viewer, facts) => canAskForContact(viewer) && !facts.isShort && !facts.hidesFromCompany,
  },
  'the candidates of the company': {
    ask: (context, person) =>
      holds(
        readCandidates(context, readCandidateQuery(new URLSearchParams('view=list'))).then(({ candidates }) =>
          candidates.map(({ developerId }) => developerId),
        ),
        person,
      ),
    rule: (viewer, facts) => canTalkForCompany(viewer) && applied(viewer) && canOpenProfile(viewer, facts),
  },
  // A developer whose profile has become short since is still an applicant.
  'the applicants of an offer': {
    ask: (context, person) =>
      holds(
        readApplicants(context, jobId).then(({ applicants }) => applicants.map(({ developerId }) => developerId)),
        person,
      ),
    rule: (viewer, facts) =>
      canSeeApplicants(viewer) && applied(viewer) && canOpenProfile(viewer, { ...facts, isShort: false }),
  },
  'the applications in a recruiting tool': {
    ask: (context, person) =>
      holds(
        listApplications(context, { after: undefined, limit: 50 }).then(({ items }) =>
          items.map(({ developerId }) => developerId),
        ),
        person,
      ),
    rule: (viewer, facts) =>
      canReadCandidates(viewer) && applied(viewer) && canOpenProfile(viewer, { ...facts, isShort: false }),
  },
};

/** Without the last check of the page that shows the people. */
async function searched(context: Context): Promise<string[]> {
  if (libraryAccess(context.viewer) !== 'open') return [];
  const query = asGiven(readLibraryQuery(new URLSearchParams()));
  const search = await searchOf(context.db, query, context.viewer?.membership?.companyId);
  const { positions } = await searchLibrary(context, search, { after: undefined, size: 100 });
  return positions.map(({ id }) => id);
}

const applied = (viewer: Viewer) => viewer?.membership?.companyId === companyId;

async function found(context: Context): Promise<string[]> {
  const library = await readLibrary(context, readLibraryQuery(new URLSearchParams()), undefined);
  return library.access === 'open' ? library.entries.map(({ id }) => id) : [];
}

describe.each(Object.entries(places))('%s agrees with the permissions', (_, { ask, rule }) => {
  it.each([
    'a visitor',
    'another developer',
    'a recruiter without a company',
    'a recruiter of a company that waits',
    'a recruiter of the company',
    'an administrator of the company',
    'a recruiter of another company',
    'an administrator of the product',
  ])('for %s', async (name) => {
    const viewer = viewers[name];
    const answers: Record<string, boolean> = {};
    const rules: Record<string, boolean> = {};
    for (const [who, person] of Object.entries(people)) {
      answers[who] = await ask(contextOf(runtime, viewer), person);
      rules[who] = rule(viewer, factsFor(viewer, person), person);
    }
    expect(answers).toEqual(rules);
  });

  it('for the owner of each profile', async () => {
    for (const [who, person] of Object.entries(people)) {
      const viewer: SignedIn = { ...(viewers['another developer'] as SignedIn), userId: person.id };
      const answer = await ask(contextOf(runtime, viewer), person);
      expect(answer, who).toBe(rule(viewer, factsFor(viewer, person), person));
    }
  });
});

it('the table has profiles that are seen and profiles that are not, for each kind of reason', () => {
  expect(Object.values(people).filter(({ hides }) => hides).length).toBeGreaterThan(1);
  expect(Object.values(people).filter(({ listed }) => listed).length).toBeGreaterThan(1);
});
