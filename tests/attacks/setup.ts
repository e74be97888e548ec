// Once for all attacks: the product in production mode behind TLS, and a session of each demo account.
import { setDefaultCACertificates } from 'node:tls';
import type { TestProject } from 'vitest/node';
import { pathTo } from '../../domain/paths.ts';
import { demoPassword } from '../../server/data/world/accounts.ts';
import { startProductionSite } from '../harness/production-site.ts';
import { certificate } from '../harness/tls-proxy.ts';
import { totp } from '../harness/totp.ts';
import { type Account, accounts } from './accounts.ts';
import { cookiesAfter, postForm } from './client.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: { url: string; dataDir: string };
    cookies: Record<Account, string>;
    /** What the administrator's authenticator knows. */
    adminSecret: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDefaultCACertificates([certificate]);
  const site = await startProductionSite();
  try {
    const cookies = {} as Record<Account, string>;
    for (const account of accounts) cookies[account] = await signIn(site.url, account);
    const admin = await setUpSecondFactor(site.url, cookies.admin);
    cookies.admin = admin.cookie;
    project.provide('site', { url: site.url, dataDir: site.dataDir });
    project.provide('cookies', cookies);
    project.provide('adminSecret', admin.secret);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site.stop;
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
