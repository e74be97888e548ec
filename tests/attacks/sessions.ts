import { pathTo } from '../../domain/paths.ts';
import { demoPassword } from '../../server/data/world/accounts.ts';
import { totp } from '../harness/totp.ts';
import { type Account, accounts } from './accounts.ts';
import { cookiesAfter, postForm } from './client.ts';

export type Sessions = {
  cookies: Record<Account, string>;
  /** What the administrator's authenticator knows. */
  adminSecret: string;
};

/** Signs every demo account in as its page does; the administrator sets up the second factor that production asks for. */
export async function openSessions(url: string): Promise<Sessions> {
  const signedIn = await Promise.all(accounts.map(async (account) => [account, await signIn(url, account)] as const));
  const cookies = Object.fromEntries(signedIn) as Record<Account, string>;
  const { cookie, secret } = await setUpSecondFactor(url, cookies.admin);
  return { cookies: { ...cookies, admin: cookie }, adminSecret: secret };
}

async function signIn(url: string, account: Account): Promise<string> {
  const answer = await postForm(url, pathTo('fr', 'signIn'), {
    email: `${account}@demo.example`,
    password: demoPassword,
  });
  if (answer.status !== 302) throw new Error(`${account} could not sign in: ${answer.status}`);
  return cookiesAfter(answer);
}

/** As the page of an administrator asks for it in production: until then every other page is closed. */
async function setUpSecondFactor(url: string, cookie: string): Promise<{ cookie: string; secret: string }> {
  const path = pathTo('fr', 'security');
  const begun = await postForm(url, path, { intent: 'factorBegin', password: demoPassword }, { cookie });
  const current = cookiesAfter(begun, cookie);
  const secret = (await begun.text()).match(/\b[A-Z2-7]{26,}\b/)?.[0];
  if (!secret) throw new Error(`the second factor was not begun: ${begun.status}`);
  const done = await postForm(url, path, { intent: 'factorConfirm', code: totp(secret) }, { cookie: current });
  if (done.status !== 200) throw new Error(`the second factor was not confirmed: ${done.status}`);
  await done.body?.cancel();
  return { cookie: cookiesAfter(done, current), secret };
}
