// No layout shift while a page loads or is scrolled (docs/product/shell.md, Page weight).
import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { loadFonts, noteShifts, openSlowly, shiftsToTheEnd } from '../../harness/layout-shift.ts';
import { type DemoAccount, expect, test } from '../../harness/person.ts';
import { addSession } from '../../harness/played-session.ts';
import { publicTests } from '../../harness/players.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

/** A screen: its address, or the page and the link on it that lead there. */
type Screen = string | { on: string; link: RegExp };

const screens: Record<string, { as?: DemoAccount; visited: Screen[] }> = {
  'a visitor': {
    visited: [
      '/',
      '/jobs',
      { on: '/jobs', link: /^\/job\// },
      '/company/mareva',
      '/tests',
      '/tests/javascript',
      '/tests/questions',
      '/questions-entretien/technologie/java',
      { on: '/questions-entretien/technologie/java', link: /^\/test-question\// },
      '/plans',
      '/inscription',
      '/connexion',
      '/contact',
    ],
  },
  'a developer': {
    as: 'developer',
    visited: [
      '/',
      '/user/camille-verdier-front-end',
      '/user/camille-verdier-front-end?section=tests',
      '/jobs',
      { on: '/jobs', link: /^\/job\// },
      '/candidatures',
      '/conversations',
      '/tests',
      '/settings/visibility-manager',
    ],
  },
  'a recruiter': {
    as: 'recruiter',
    visited: [
      '/',
      '/developers',
      { on: '/developers', link: /^\/user\// },
      '/developers/favoris',
      '/manager/candidates',
      '/job-manager',
      '/conversations',
      '/company/mareva',
    ],
  },
  'an administrator': {
    as: 'admin',
    visited: ['/', '/admin/profils', '/admin/entreprises', '/admin/offres', '/admin/support', '/admin/chiffres'],
  },
};

async function addressOf(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === 'string') return screen;
  const html = await (await page.request.get(screen.on)).text();
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = links.find((href) => screen.link.test(href));
  expect(found, `a link ${screen.link} on ${screen.on}`).toBeTruthy();
  return found ?? '';
}

for (const [who, { as: account, visited }] of Object.entries(screens)) {
  test(`nothing moves by itself for ${who}`, async ({ as, page: visitor }) => {
    const page = account ? await as(account) : visitor;
    await page.goto(visited[0] as string);
    await loadFonts(page);
    await noteShifts(page);
    for (const screen of visited) {
      const address = await addressOf(page, screen);
      await page.goto(address);
      expect.soft(await shiftsToTheEnd(page), address).toEqual([]);
      await openSlowly(page, address);
      expect.soft(await shiftsToTheEnd(page), `${address} over a slow line`).toEqual([]);
    }
  });
}

test('nothing moves by itself on the result of a test', async ({ page }) => {
  const address = await inProduct(async (db) => {
    const person = await makeDeveloper(db, { visibility: publicTests });
    await openSession(page, db, person.userId);
    return `/test-session/${await addSession(db, person)}`;
  });
  await page.goto(address);
  await loadFonts(page);
  await noteShifts(page);
  await page.goto(address);
  expect(await shiftsToTheEnd(page)).toEqual([]);
});
