import { rmSync } from 'node:fs';
import { newDataDir } from '../harness/product.ts';
import { againstFloor } from './against-floor.ts';
import type { Benchmark } from './benchmark.ts';
import { startFloor } from './floor/floor.ts';
import type { Plan } from './interleave.ts';
import { type Measured, startMeasuredProduct } from './measured.ts';
import { readPages, signIn } from './pages.ts';

const goal = 0.4;
/** All cards, for a signed-in user. */
const judged = 'rich profile, for a recruiter';
const counts = { experiences: 10, projects: 6, languages: 12 };
const plans: Plan[] = [
  { concurrency: 1, rounds: 12, requests: 100, warmUp: 600 },
  { concurrency: 8, rounds: 12, requests: 100, warmUp: 200 },
];

async function run(): Promise<object> {
  const dataDir = newDataDir();
  const open: Measured[] = [];
  try {
    const product = await startMeasuredProduct(dataDir);
    open.push(product);
    const owner = await signIn(product.url, 'developer');
    const path = await fillProfile(product.url, owner);
    const recruiter = await signIn(product.url, 'recruiter');
    const url = product.url + path;
    const pages = await readPages([
      { name: 'rich profile, for a visitor', key: 'anonymous', target: { url } },
      { name: judged, key: 'recruiter', target: { url, headers: { cookie: recruiter } } },
      { name: 'rich profile, for its owner', key: 'owner', target: { url, headers: { cookie: owner } } },
    ]);
    for (const { name, html } of pages) console.log(`${name}: ${(html.length / 1000).toFixed(1)} kB of HTML`);
    const floor = await startFloor(pages);
    open.push(floor);
    const results = await againstFloor(pages, { floor, product, plans, goal, judged: [judged] });
    return { compression: 'none', goal, counts, plans, pages: results };
  } finally {
    for (const server of open) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Draft = { experiences: object[]; projects: object[]; languages: object[] };

/**
 * Through the product's own forms: the measured profile is one that a developer could have written. Returns its
 * address.
 */
async function fillProfile(url: string, cookie: string): Promise<string> {
  const headers = { cookie, origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const home = await (await fetch(`${url}/`, { headers: { cookie } })).text();
  const path = /href="(\/user\/[^"?]+)"/.exec(home)?.[1] ?? '';
  const page = await fetch(url + path, { headers: { cookie }, redirect: 'follow' });
  const id = /\/avatars\/([0-9a-f-]{36})\//.exec(await page.text())?.[1];
  if (!id) throw new Error(`no developer found at ${path}`);
  const card = (name: string) => `${url}/user/${id}/cards/${name}`;
  const change = async (name: string, next: (draft: Draft) => object): Promise<void> => {
    const { version, value } = (await (await fetch(card(name), { headers })).json()) as {
      version: number;
      value: Draft;
    };
    const body = JSON.stringify({ mode: 'edit', version, value: { ...value, ...next(value) } });
    const answer = await fetch(card(name), { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  };
  const lots = (rows: object[], count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...rows[index % rows.length], id: undefined }));
  await change('experiences', ({ experiences }) => ({ experiences: lots(experiences, counts.experiences) }));
  await change('projects', ({ projects }) => ({ projects: lots(projects, counts.projects) }));
  const spoken = ['fr', 'en', 'it', 'es', 'de', 'pt', 'nl', 'sv', 'pl', 'ja', 'zh', 'ar'];
  await change('skills', () => ({
    languages: spoken.map((languageId, index) => ({ languageId, value: 95 - index * 5 })),
  }));
  return new URL(page.url).pathname;
}

export const profile: Benchmark = { name: 'profile', about: 'a rich profile, against its floor in bare React', run };
