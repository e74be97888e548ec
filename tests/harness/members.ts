import { beforeAll } from 'vitest';
import type { Runtime } from '../../server/runtime.ts';
import { requestPasswordReset } from '../../server/services/account/password/request-password-reset.ts';
import { signUp } from '../../server/services/account/sign-up/sign-up.ts';
import { verifyEmail } from '../../server/services/account/sign-up/verify-email.ts';
import { testRuntime, Visitor } from './runtime.ts';

export const memberPassword = 'un mot de passe assez long';
let count = 0;

/** A browser at its own client address, so that the rate limits of one test do not affect another. */
export function newVisitor(runtime: Runtime): Visitor {
  count++;
  return new Visitor(runtime, `10.${20 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`);
}

export function newPerson(role: 'DEVELOPER' | 'RECRUITER' = 'DEVELOPER') {
  const email = `membre${++count}-${process.pid}@example.com`;
  return { role, firstName: 'Ada', lastName: 'Martin', email, password: memberPassword };
}

/** The e-mails to an address, the oldest first. */
export function emailsOf(runtime: Runtime, email: string) {
  return runtime.db.selectFrom('emails').selectAll().where('toAddress', '=', email).orderBy('id').execute();
}

/** The token in the newest e-mail of a kind. */
export async function tokenOf(runtime: Runtime, email: string, template: string): Promise<string> {
  const sentEmail = (await emailsOf(runtime, email)).findLast((one) => one.template === template);
  return sentEmail?.text.match(/token=([^\s"&]+)/)?.[1] ?? '';
}

/** Signs up, confirms the address, and returns the signed-in user. */
export async function newMember(runtime: Runtime, role: 'DEVELOPER' | 'RECRUITER' = 'DEVELOPER') {
  const browser = newVisitor(runtime);
  const person = newPerson(role);
  await signUp(await browser.context(), person);
  await verifyEmail(await browser.context(), await tokenOf(runtime, person.email, 'verify-email'));
  return { browser, person, userId: (await browser.viewer())?.userId ?? '' };
}

/** The actions in the audit log about a user, in order. */
async function actionsOn(runtime: Runtime, userId: string): Promise<string[]> {
  const rows = await runtime.db
    .selectFrom('audit')
    .select('action')
    .where('subjectId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

/** The token of a password-reset e-mail that a browser has requested. */
export async function resetToken(runtime: Runtime, browser: Visitor, email: string): Promise<string> {
  await requestPasswordReset(await browser.context(), email);
  return tokenOf(runtime, email, 'reset-password');
}

/** A product with users for one test file: created before its first test, so that tests do not pass it each time. */
export function productWithMembers() {
  let runtime: Runtime;
  beforeAll(async () => {
    runtime = await testRuntime();
  });
  return {
    get runtime() {
      return runtime;
    },
    newVisitor: () => newVisitor(runtime),
    newMember: (role?: 'DEVELOPER' | 'RECRUITER') => newMember(runtime, role),
    emailsOf: (email: string) => emailsOf(runtime, email),
    resetToken: (browser: Visitor, email: string) => resetToken(runtime, browser, email),
    actionsOn: (userId: string) => actionsOn(runtime, userId),
  };
}
