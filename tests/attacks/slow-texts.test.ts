// Texts that are made to be slow must not delay other requests.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { eventually } from '../harness/eventually.ts';
import { metricsToken } from '../harness/production-site.ts';
import type { Account } from './accounts.ts';
import { fromOwnPage } from './client.ts';

const slowOffer = 'a\n=\n'.repeat(5000);
const slowExperience = '*a_ '.repeat(1240).trim();
const harmless = 'Une phrase **forte** et [un lien](https://example.com).\n\n';
/** Of a company that the team has not validated yet. */
const attacker: Account = 'pending';
/** The developer whose profile visitors open; no other attack uses it. */
const author: Account = 'junior';

const { url } = inject('site');
const { cookies } = inject('sessions');
const asPage = { ...fromOwnPage(url), 'content-type': 'application/json' };

type Person = { cookie: string };
const person = (name: Account): Person => ({ cookie: cookies[name] });

/** The slow request may take any time, or be refused: only the other requests matter. */
const asked = async (path: string, init: RequestInit = {}) => {
  try {
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(240_000) });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  } catch {
    return { status: 0, retryAfter: null, text: '' };
  }
};

const preview = ({ cookie }: Person, text: string) =>
  asked(pathTo('fr', 'jobPreview'), {
    method: 'POST',
    headers: { ...asPage, cookie },
    body: JSON.stringify({ text }),
  });

/** The longest time of a health check while the work was running. */
async function longestAnswerDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await asked('/health/live');
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await ended;
  return longest;
}

async function longestHold(): Promise<number> {
  const { text } = await asked('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  return 1000 * Number(/^event_loop_longest_delay_seconds (\S+)$/m.exec(text)?.[1]);
}

type Form = { path: string; card: string; value: { experiences: object[] } };

/** The profile of a developer: its address, and the form of its experiences. */
async function openForm(owner: Person): Promise<Form> {
  const home = await asked('/', { headers: owner });
  const path = /href="(\/user\/[^"?]+)"/.exec(home.text)?.[1] ?? '';
  const page = await asked(path, { headers: owner });
  const card = `/user/${/\/avatars\/([0-9a-f-]{36})\//.exec(page.text)?.[1]}/cards/experiences`;
  return { path, card, value: JSON.parse((await asked(card, { headers: owner })).text).value };
}

function save(owner: Person, { card, value }: Form, description: string) {
  const one = { ...value.experiences[0], id: undefined, description };
  const many = { ...value, experiences: Array.from({ length: 60 }, () => one) };
  const body = JSON.stringify({ mode: 'edit', version: null, value: many });
  return asked(card, { method: 'POST', headers: { ...asPage, ...owner }, body });
}

it('every visitor gets an answer while slow texts are previewed, saved and visited', { timeout: 900_000 }, async () => {
  const owner = person(author);
  const recruiter = person(attacker);
  const form = await openForm(owner);
  const flood = async (offer: string, experience: string) => {
    const previews = Promise.all([1, 2].map(() => preview(recruiter, offer)));
    const saved = await save(owner, form, experience);
    const visits = await Promise.all([1, 2].map(() => asked(form.path)));
    return [...(await previews), saved, ...visits];
  };

  const calm = await longestAnswerDuring(flood(harmless.repeat(100), harmless.repeat(20)));
  let answers: Awaited<ReturnType<typeof asked>>[] = [];
  const attacked = await longestAnswerDuring(flood(slowOffer, slowExperience).then((all) => (answers = all)));

  // A machine may become busy between the two rounds; the defect would be tens of seconds on any machine.
  const most = Math.min(12_000, Math.max(6000, 250 + 8 * calm));
  expect(attacked, `without slow texts: ${Math.round(calm)} ms`).toBeLessThan(most);
  expect(await longestHold()).toBeLessThan(most);
  for (const { status, retryAfter } of answers) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect(retryAfter).toMatch(/^\d+$/);
  }
  // The save and the visits are never refused.
  expect(answers.slice(-3).map(({ status }) => status)).toEqual([200, 200, 200]);
  // A text that was too slow is shown as it was typed.
  expect(answers.at(-1)?.text).toContain('*a_ *a_');
  // Texts of other users are still rendered.
  const other = person('free');
  await eventually(async () => {
    const shown = await preview(other, '**gras**');
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('<strong>gras</strong>')]);
  });
});
