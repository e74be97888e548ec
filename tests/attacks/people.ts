// Separate users for each attack, so that attacks on one account do not disturb those on another.
import { randomBytes, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Scope } from '../../domain/ats/api-key.ts';
import { pathTo } from '../../domain/paths.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import { makeCompany, makeRecruiter } from '../harness/factories.ts';
import { emailTo } from '../harness/mailbox.ts';
import { cookiesAfter, fromAddress, postForm, postJson } from './client.ts';
import { makeSession } from './make-session.ts';

export const memberPassword = 'une phrase assez longue';

/** The headers of a browser with a unique client address. */
export const fromNewAddress = () => fromAddress(`10.${[...randomBytes(3)].join('.')}`);

export const newPerson = (traits: Record<string, string> = {}) => ({
  role: 'DEVELOPER',
  firstName: 'Ada',
  lastName: 'Martin',
  email: `${randomUUID()}@mail.example`,
  password: memberPassword,
  ...traits,
});

/** Sends the sign-up form, from its own client address. */
export const signUp = (person: ReturnType<typeof newPerson>) =>
  postForm(inject('site').url, pathTo('fr', 'signUp'), person, fromNewAddress());

export const signIn = (email: string, password: string, headers: Record<string, string> = fromNewAddress()) =>
  postForm(inject('site').url, pathTo('fr', 'signIn'), { email, password }, headers);

/** The token in the newest e-mail with a link to a page. */
export async function tokenTo(email: string, page: 'verifyEmail' | 'resetPassword'): Promise<string> {
  const { mailbox } = inject('site');
  const { text } = await emailTo(mailbox, email, pathTo('fr', page));
  return text.match(/token=([^\s"&]+)/)?.[1] ?? '';
}

/** A user who has signed up, confirmed the address, and is signed in. */
export async function newMember(traits: Record<string, string> = {}) {
  const { url } = inject('site');
  const person = newPerson(traits);
  const signedUp = await signUp(person);
  const token = await tokenTo(person.email, 'verifyEmail');
  const headers = { ...fromNewAddress(), cookie: cookiesAfter(signedUp) };
  const confirmed = await postForm(url, pathTo('fr', 'verifyEmail'), { token }, headers);
  if (confirmed.status !== 302) throw new Error(`the address was not confirmed: ${confirmed.status}`);
  return { ...person, cookie: cookiesAfter(confirmed, headers.cookie) };
}

/** A validated company on an unlimited plan, and a recruiter who administers it. */
export async function newCompany(db: Database) {
  const planId = `whole-${randomUUID()}`;
  const plan = { id: planId, nameFr: planId, nameEn: planId, type: 'regular', pipeCapacity: 99, position: 90 };
  await db.insertInto('plans').values(plan).execute();
  const companyId = await makeCompany(db, { planId });
  return { companyId, cookie: await enter(db, await makeRecruiter(db, { companyId })) };
}

/** An API key for a company's own system. */
export async function newApiKey(companyId: string, cookie: string, scope: Scope): Promise<string> {
  const { url } = inject('site');
  const command = { mode: 'createKey', value: { name: 'ATS', scopes: [scope] } };
  const made = await postJson(url, pathTo('fr', 'companyAts', { companyId }), command, { cookie });
  return ((await made.json()) as { key: string }).key;
}

/** The cookies of a user of tests/harness/factories.ts who is signed in. */
export const enter = (db: Database, { userId }: SignedIn): Promise<string> => makeSession(db, userId);
