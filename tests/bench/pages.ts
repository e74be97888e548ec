import { demoPassword } from '../../server/data/world/accounts.ts';
import { type Ask, ask, openLines } from './client.ts';
import { type Element, parseDocument } from './floor/parse-html.ts';

/** A page of the product: its request, its HTML, and that HTML parsed. */
export type Page = { name: string; key: string; target: Ask; html: Buffer; element: Element };

export type Wanted = Pick<Page, 'name' | 'key' | 'target'>;

/** Requests each page once; the key is its name in the baseline. */
export async function readPages(wanted: Wanted[]): Promise<Page[]> {
  const agent = openLines(1);
  const pages: Page[] = [];
  for (const one of wanted) {
    const { status, body } = await ask(agent, one.target);
    if (status !== 200) throw new Error(`${one.name} answered ${status}`);
    pages.push({ ...one, html: body, element: parseDocument(body.toString()) });
  }
  agent.destroy();
  return pages;
}

/** The cookies of a demo account. */
export async function signIn(url: string, account: string): Promise<string> {
  const form = new URLSearchParams({ email: `${account}@demo.example`, password: demoPassword }).toString();
  const type = 'application/x-www-form-urlencoded';
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': type };
  const agent = openLines(1);
  const answer = await ask(agent, { url: `${url}/connexion`, headers }, 'POST', form);
  agent.destroy();
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`the sign-in answered ${answer.status} without a session`);
  return cookies.join('; ');
}
