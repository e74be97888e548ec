import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Runtime } from '../../server/runtime.ts';
import { sendMessage } from '../../server/services/contact/conversations/send-message.ts';
import { act } from '../../server/services/contact/introductions/act.ts';
import { requestIntroduction } from '../../server/services/contact/introductions/request-introduction.ts';
import { contextOf } from './context.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from './factories.ts';
import { someTerms } from './terms.ts';

export type Recruiter = Awaited<ReturnType<typeof makeRecruiter>>;
export type Talk = { id: string; recruiter: Recruiter; developer: SignedIn };

/** A recruiter of a company whose plan has unlimited conversations. */
export async function talkingRecruiter({ db }: Runtime): Promise<Recruiter> {
  const planId = `talk-${randomUUID()}`;
  await db
    .insertInto('plans')
    .values({ id: planId, nameFr: planId, nameEn: planId, type: 'regular', pipeCapacity: 99, position: 50 })
    .execute();
  return makeRecruiter(db, { companyId: await makeCompany(db, { planId }) });
}

/** A request that waits for the developer; by default of a new company. */
export async function requestedTalk(runtime: Runtime, given?: Recruiter): Promise<Talk> {
  const recruiter = given ?? (await talkingRecruiter(runtime));
  const developer = await makeDeveloper(runtime.db);
  const request = { status: 20, message: 'Bonjour, parlons-nous ?', terms: someTerms } as const;
  const made = await requestIntroduction(contextOf(runtime, recruiter), developer.userId, request, randomUUID());
  if (made.outcome !== 'done') throw new Error(made.reason);
  return { id: made.introductionId, recruiter, developer };
}

/** A conversation that the developer has accepted, by default without contact details. */
export async function openTalk(
  runtime: Runtime,
  { details = false, recruiter }: { details?: boolean; recruiter?: Recruiter } = {},
): Promise<Talk> {
  const talk = await requestedTalk(runtime, recruiter);
  await act(contextOf(runtime, talk.developer), talk.id, details ? 'acceptWithDetails' : 'acceptWithoutDetails');
  return talk;
}

export function write(runtime: Runtime, who: SignedIn, id: string, body: string, sentKey: string = randomUUID()) {
  return sendMessage(contextOf(runtime, who), id, { body, sentKey });
}

/** The same runtime with a later clock. */
export function minutesLater(runtime: Runtime, minutes: number): Runtime {
  const moment = new Date(runtime.ports.clock.now().getTime() + minutes * 60_000);
  return { ...runtime, ports: { ...runtime.ports, clock: { now: () => moment } } };
}
