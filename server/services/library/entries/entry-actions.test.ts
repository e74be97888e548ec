import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../../tests/harness/count-queries.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { requestIntroduction } from '../../contact/introductions/request-introduction.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { readEntryActions } from './read-entry-actions.ts';

let runtime: Runtime;
let queries: QueryCount;
beforeAll(async () => {
  runtime = await testRuntime();
  queries = countQueries(runtime);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const row = ({ userId }: SignedIn, name = 'Alix') => ({ id: userId, name });
const onPlan = async (planId: string) =>
  makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
const contactsOf = async (viewer: Viewer, ...people: SignedIn[]) => {
  const { contacts } = await readEntryActions(
    as(viewer),
    people.map((one) => row(one)),
  );
  return people.map(({ userId }) => contacts[userId]);
};

describe('the contact button of a row (docs/product/contact.md, The contact button of a list)', () => {
  it('is decided for each person: to write, a conversation, an application, or who cannot be written to', async () => {
    const { db } = runtime;
    const recruiter = await onPlan('id10');
    const { companyId } = recruiter.membership;
    const [free, asked, applied, paused, hidden] = [
      await makeDeveloper(db),
      await makeDeveloper(db),
      await makeDeveloper(db),
      await makeDeveloper(db, { jobSearchState: 'pause_profile' }),
      await makeDeveloper(db),
    ];
    const status = introductionStatus.STATUS_WAITING_FOR_DEVELOPER;
    const message =
      'Bonjour, votre profil nous plaît beaucoup : nous cherchons quelqu’un pour nos interfaces. À bientôt !';
    await requestIntroduction(as(recruiter), asked.userId, { status, message, terms: someTerms }, randomUUID());
    const jobId = await makeJob(db, companyId);
    await db.insertInto('jobApplications').values({ developerId: applied.userId, jobId }).execute();
    await db.insertInto('jobApplications').values({ developerId: hidden.userId, jobId }).execute();
    await blockCompany(as(hidden), companyId);
    const people = [free, asked, applied, paused, hidden];
    expect(await contactsOf(recruiter, ...people)).toEqual([
      { case: 'start', disabled: false },
      { case: 'seeConversation' },
      { case: 'seeApplication', dot: true },
      { case: 'start', disabled: true },
      // Nothing is said of what they did before they hid.
      { case: 'start', disabled: true },
    ]);
    const stranger = await onPlan('id10');
    expect(await contactsOf(stranger, asked, applied)).toEqual([
      { case: 'start', disabled: false },
      { case: 'start', disabled: false },
    ]);
    const { contacts } = await readEntryActions(as(recruiter), [row(free, '')]);
    expect(contacts[free.userId]).toEqual({ case: 'start', disabled: true });
  });

  it('gives the reason of the plan', async () => {
    const person = await makeDeveloper(runtime.db, { contractTypes: ['permanent'] });
    expect(await contactsOf(await onPlan('freemium'), person)).toEqual([
      { case: 'start', disabled: true, refusal: 'internsOnly' },
    ]);
  });

  it('is the selection where the plan has one, with whom can be added', async () => {
    const [recruiter, person] = [await onPlan('scale-batch'), await makeDeveloper(runtime.db)];
    const { selection, contacts } = await readEntryActions(as(recruiter), [row(person)]);
    expect(contacts).toEqual({ [person.userId]: { case: 'selection', disabled: false } });
    expect(selection).toEqual({ candidates: [], selectable: { [person.userId]: 'selectable' } });
  });

  it('leads a recruiter without the right to whom to ask, and says nothing of the people', async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'id10' });
    const recruiter = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const person = await makeDeveloper(runtime.db);
    const jobId = await makeJob(runtime.db, companyId);
    await runtime.db.insertInto('jobApplications').values({ developerId: person.userId, jobId }).execute();
    expect(await contactsOf(recruiter, person)).toEqual([{ case: 'permissionDenied' }]);
  });

  it('is not there for viewers without a validated company', async () => {
    const { db } = runtime;
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    const person = await makeDeveloper(db);
    for (const viewer of [undefined, person, waiting, await makeNewcomer(db), await makeAdministrator(db)])
      expect(await readEntryActions(as(viewer), [row(person)])).toEqual({ selection: undefined, contacts: {} });
  });

  it('needs as many queries for twenty people as for one', async () => {
    const people: SignedIn[] = [];
    for (let index = 0; index < 20; index++) people.push(await makeDeveloper(runtime.db));
    for (const planId of ['id10', 'scale-batch']) {
      const recruiter = await onPlan(planId);
      const counted = async (shown: SignedIn[]) => {
        queries.count = 0;
        expect((await contactsOf(recruiter, ...shown)).every(Boolean)).toBe(true);
        return queries.count;
      };
      const one = await counted(people.slice(0, 1));
      expect(one).toBeLessThanOrEqual(4);
      expect(await counted(people)).toBe(one);
    }
  });
});
