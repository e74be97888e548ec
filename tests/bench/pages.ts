import { demoPassword } from '../../server/data/world/accounts.ts';
import { type Ask, ask, openLines } from './client.ts';
import { type Element, parseDocument } from './floor/parse-html.ts';
import type { Measured } from './measured.ts';

/** A page as the product answers it: what is asked, its HTML, and that HTML read back. */
export type Page = { name: string; key: string; target: Ask; html: Buffer; element: Element };

/** What the benchmark renders; the key is the page's name in the floor. */
export async function readPages({ url }: Measured): Promise<Page[]> {
  const agent = openLines(1);
  const cookie = await signIn(url);
  const wanted = [
    { name: 'home', key: 'home', target: { url: `${url}/` } },
    // A cookie, any cookie, has the page rendered for this visitor alone: without it, a kept page is sent again.
    { name: 'home, rendered each time', key: 'home-again', target: { url: `${url}/`, headers: { cookie: 'seen=1' } } },
    { name: 'sign-in', key: 'sign-in', target: { url: `${url}/connexion` } },
    { name: 'home of a developer', key: 'developer', target: { url: `${url}/`, headers: { cookie } } },
  ];
  const pages: Page[] = [];
  for (const one of wanted) {
    const { status, body } = await ask(agent, one.target);
    if (status !== 200) throw new Error(`${one.name} answered ${status}`);
    pages.push({ ...one, html: body, element: parseDocument(body.toString()) });
  }
  agent.destroy();
  return pages;
}

async function signIn(url: string): Promise<string> {
  const form = new URLSearchParams({ email: 'developer@demo.example', password: demoPassword }).toString();
  const type = 'application/x-www-form-urlencoded';
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': type };
  const agent = openLines(1);
  const answer = await ask(agent, { url: `${url}/connexion`, headers }, 'POST', form);
  agent.destroy();
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`the sign-in answered ${answer.status} without a session`);
  return cookies.join('; ');
}
