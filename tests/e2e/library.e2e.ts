import type { Page } from '@playwright/test';
import { accessible, expect, fitsTheScreen, test } from '../harness/person.ts';

const profileAddress = /^\/user\/[\w-]+$/;

/** The link of the header, which on a phone is in the account menu. */
async function follow(page: Page, name: string): Promise<void> {
  const wide = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name });
  if (await wide.isVisible()) return wide.click();
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

const people = (page: Page) => page.getByRole('list', { name: 'Profils', exact: true }).getByRole('heading');

async function addresses(page: Page): Promise<string[]> {
  const links = people(page).getByRole('link');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

test('a recruiter walks through the CV library, from its first page to the next and back', async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/');
  await follow(page, 'CVThèque');
  await expect(page).toHaveTitle(/^CVThèque – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CVThèque');
  await expect(people(page)).toHaveCount(20);
  const links = await addresses(page);
  for (const link of links) expect(link).toMatch(profileAddress);
  await expect(page.getByText(/^(Appelé|Recommandé) par Vivier$/).first()).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);

  const first = await people(page).allTextContents();
  await page.getByRole('link', { name: 'Suivants' }).click();
  await expect(page).toHaveURL(/\/developers\?after=[\w-]+$/);
  await expect(people(page).first()).not.toHaveText(first[0] ?? '');
  const second = await addresses(page);
  expect(second.filter((link) => links.includes(link))).toEqual([]);
  await accessible(page);
  await page.getByRole('link', { name: 'Revenir au début' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(people(page).first()).toHaveText(first[0] ?? '');
});

test('the CV library is readable in the dark and in English', async ({ as }) => {
  const page = await as('admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/developers');
  await expect(page).toHaveTitle(/^CV library – /);
  const list = page.getByRole('list', { name: 'Profiles', exact: true });
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/en\/user\/[\w-]+$/);
  await fitsTheScreen(page);
  await accessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be reached, nobody comes twice, and nobody who is not to be found', async ({ as }) => {
    test.slow();
    const page = await as('recruiter');
    await page.goto('/developers');
    const seen: string[] = [];
    const next = page.getByRole('link', { name: 'Suivants' });
    for (;;) {
      seen.push(...(await addresses(page)));
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain('/user/camille-verdier-front-end');
    for (const absent of ['jules-masson', 'bastien-colas-devops', 'noemie-astier-data']) {
      expect(seen).not.toContain(`/user/${absent}`);
    }
  });
});

test('an address that was made up is refused', async ({ as }) => {
  const page = await as('recruiter');
  const answer = await page.goto('/developers?after=eyJib29zdCI6M30');
  expect(answer?.status()).toBe(422);
});

test('a recruiter whose company waits is told what happens next', async ({ as }) => {
  const page = await as('pending');
  const answer = await page.goto('/developers');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre entreprise attend sa validation');
  await expect(page.getByText('Vous recevez un e-mail dès que c’est fait.')).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a developer is refused, and finds their own profile in the header', async ({ as }) => {
  const page = await as('developer');
  const answer = await page.goto('/developers');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne vous est pas ouverte');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'CVThèque' })).toHaveCount(0);
  const links = page.getByRole('banner').locator('a', { hasText: 'Mon profil' });
  await expect(links.first()).toHaveAttribute('href', '/user/01890000-0000-7000-8000-000000000002');
});

test('the personal information is one step from every page', async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/plans');
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Informations personnelles' }).click();
  await expect(page).toHaveURL('/settings/user-informations');
});

test('somebody who is not signed in comes to the CV library through the sign-in page', async ({ page }) => {
  await page.goto('/developers');
  await expect(page).toHaveURL('/connexion?to=%2Fdevelopers');
  await page.getByLabel('Adresse e-mail').fill('viewer@demo.example');
  await page.getByLabel('Mot de passe').fill('vivier-demo');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(people(page)).toHaveCount(20);
});

for (const theme of ['light', 'dark'] as const) {
  test(`anybody compares the plans, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/plans');
    await expect(page).toHaveTitle(/^Abonnements – /);
    const free = page.getByRole('row', { name: /^Gratuit/ });
    await expect(free.getByRole('cell')).toHaveText([
      /Gratuit$/,
      /20$/,
      /1 à la fois$/,
      /Non comprises$/,
      /Non compris$/,
      'Demander ce plan',
    ]);
    const unlimited = page.getByRole('row', { name: /^Illimité/ });
    await expect(unlimited.getByRole('cell')).toHaveText([
      /590\s€$/,
      /Illimités$/,
      /Illimitées$/,
      /Non comprises$/,
      /Complets$/,
      'Demander ce plan',
    ]);
    await expect(page.getByText('Votre abonnement', { exact: true })).toHaveCount(0);
    await fitsTheScreen(page);
    await accessible(page);
    await page.goto('/en/plans');
    await expect(
      page
        .getByRole('row', { name: /^Partner/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(/On request$/);
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/en/contact');
  });
}

test('a recruiter finds the plan of the company marked', async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/');
  await follow(page, 'Abonnements');
  const own = page.getByRole('row').filter({ hasText: 'Votre abonnement' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('rowheader')).toContainText('Jeune pousse, à l’année');
  await fitsTheScreen(page);
  await accessible(page);
});
