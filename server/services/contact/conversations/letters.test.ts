import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeJob, refreshInLibrary } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { type Recruiter, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { applyToJob, superlikeCompany } from '../../jobs/applications/apply.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { requestIntroduction } from '../introductions/request-introduction.ts';
import { readConversation } from './read-conversation.ts';

let runtime: Runtime;
let recruiter: Recruiter;
let companyId: string;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
});
beforeEach(async () => {
  recruiter = await talkingRecruiter(runtime);
  companyId = recruiter.membership.companyId;
  developer = await makeDeveloper(runtime.db);
  await refreshInLibrary(runtime.db, developer);
});

const at = (day: string, who: SignedIn) =>
  contextOf({ ...runtime, ports: { ...runtime.ports, clock: { now: () => new Date(`${day}T10:00:00Z`) } } }, who);
const apply = async (day: string, title: string, message: string | null = null) =>
  applyToJob(at(day, developer), {
    ...{ mode: 'application', message, detailsOffered: false },
    jobId: await makeJob(runtime.db, companyId, { title }),
  });
async function answer(day: string, accepts: boolean): Promise<string> {
  const decline = { code: 'experience', message: null } as const;
  const made = await requestIntroduction(
    at(day, recruiter),
    developer.userId,
    accepts ? { status: 31, terms: someTerms } : { status: 99, feedbackDeclineByRec: decline },
    randomUUID(),
  );
  if (made.outcome !== 'done') throw new Error(made.reason);
  return made.introductionId;
}
const letters = async (id: string, who: SignedIn = recruiter) =>
  (await readConversation(at('2026-12-01', who), id)).letters.map(({ job, message }) => [job?.title ?? null, message]);

describe('the application in the conversation (docs/product/contact.md, Messages)', () => {
  it('stands there for both sides after it was accepted, with its letter, the first one first', async () => {
    await apply('2026-11-02', 'Développeuse Elm', 'Elm me plaît.');
    await superlikeCompany(at('2026-11-03', developer), {
      ...{ mode: 'superlike', companyId, message: 'Et vous aussi.', detailsOffered: false },
    });
    const id = await answer('2026-11-04', true);
    await apply('2026-11-05', 'Cheffe Elm');
    const all = [
      ['Développeuse Elm', 'Elm me plaît.'],
      [null, 'Et vous aussi.'],
      ['Cheffe Elm', null],
    ];
    expect(await letters(id)).toEqual(all);
    expect(await letters(id, developer)).toEqual(all);
  });

  it('belongs to the conversation that answered it, not to the next one', async () => {
    await apply('2026-05-02', 'Développeuse Elm');
    const declined = await answer('2026-05-04', false);
    await apply('2026-11-05', 'Cheffe Elm');
    const accepted = await answer('2026-11-06', true);
    expect(await letters(declined)).toEqual([['Développeuse Elm', null]]);
    expect(await letters(accepted)).toEqual([['Cheffe Elm', null]]);
  });

  it('is not for a company from which the developer hides since, and stays for the developer', async () => {
    await apply('2026-11-02', 'Développeuse Elm', 'Elm me plaît.');
    const id = await answer('2026-11-04', true);
    await blockCompany(at('2026-11-05', developer), companyId);
    expect(await letters(id)).toEqual([]);
    expect(await letters(id, developer)).toEqual([['Développeuse Elm', 'Elm me plaît.']]);
  });

  it('of another company, or of another developer, is not there', async () => {
    const other = await talkingRecruiter(runtime);
    const elsewhere = await makeJob(runtime.db, other.membership.companyId, { title: 'Ailleurs' });
    await applyToJob(at('2026-11-02', developer), {
      ...{ mode: 'application', jobId: elsewhere, message: null, detailsOffered: false },
    });
    await apply('2026-11-03', 'Développeuse Elm');
    expect(await letters(await answer('2026-11-04', true))).toEqual([['Développeuse Elm', null]]);
  });
});
