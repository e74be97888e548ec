import { demoPassword } from '../../server/data/world/accounts.ts';

/**
 * Signs a demo account in, by its name or its e-mail address, as the form does, and returns the cookies for later
 * requests.
 */
export async function signInOver(url: string, account: string): Promise<string> {
  const answer = await fetch(`${url}/connexion`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      email: account.includes('@') ? account : `${account}@demo.example`,
      password: demoPassword,
    }),
  });
  if (answer.status !== 302) throw new Error(`${account} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
