import type { Page } from '@playwright/test';
import { makeCompany, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

const profileAddress = /^\/user\/[\w-]+$/;

const people = (page: Page) => page.getByRole('list', { name: 'Profils', exact: true }).getByRole('heading');

async function addresses(page: Page): Promise<string[]> {
  const links = people(page).getByRole('link');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

test('a recruiter goes from the first page of the CV library to the next and back', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('recruiter');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'CVThèque' }).click();
  await expect(page).toHaveTitle(/^CVThèque – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CVThèque');
  await expect(people(page)).toHaveCount(20);
  const links = await addresses(page);
  for (const link of links) expect(link).toMatch(profileAddress);
  await expect(page.getByText(/^(Appelé|Recommandé) par Vivier$/).first()).toBeVisible();
  await goodAtEveryWidth(page);

  const first = await people(page).allTextContents();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/\/developers\?after=[\w-]+$/);
  await expect(people(page).first()).not.toHaveText(first[0] ?? '');
  const second = await addresses(page);
  expect(second.filter((link) => links.includes(link))).toEqual([]);
  await accessible(page);
  await page.getByRole('link', { name: 'Revenir au début' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(people(page).first()).toHaveText(first[0] ?? '');
});

test('a company that a developer has blocked neither finds nor opens the profile, until it is unblocked', {
  tag: '@once',
}, async ({ as, page }) => {
  const name = 'Camille Verdier';
  const alias = 'camille-verdier-front-end';
  const company = `Société ${Date.now().toString(36)}`;
  await inProduct(async (db) => {
    const { userId } = await makeRecruiter(db, { companyId: await makeCompany(db, { name: company }) });
    await openSession(page, db, userId);
  });
  await page.goto('/developers');
  await expect(page.getByText(/^Encore 20 profils à consulter aujourd’hui/)).toBeVisible();
  const search = `/developers?query=${encodeURIComponent(name)}`;
  await page.goto(search);
  await expect(people(page)).toHaveText(name);

  const developer = await as('developer');
  await developer.goto('/settings/visibility-manager');
  await developer.getByLabel("Nom de l'entreprise").fill(company.toUpperCase());
  await developer.getByRole('button', { name: 'Rechercher' }).click();
  await developer.getByRole('button', { name: `Bloquer ${company}` }).click();
  const unblock = developer.getByRole('button', { name: `Débloquer ${company}` });
  await expect(unblock).toBeVisible();
  await fitsTheScreen(developer);
  await accessible(developer);

  await page.goto(search);
  await expect(page.getByText('Aucun profil ne correspond')).toBeVisible();
  expect((await page.goto(`/user/${alias}`))?.status()).toBe(404);
  await expect(page.getByText(name)).toHaveCount(0);

  await unblock.click();
  await expect(unblock).toHaveCount(0);
  await page.goto(search);
  await people(page).getByRole('link').click();
  await expect(page).toHaveURL(`/user/${alias}`);
  await page.goto('/developers');
  await expect(page.getByText(/^Encore 19 profils à consulter aujourd’hui/)).toBeVisible();
  await page.goto(search);
  await expect(page.getByText(/^Consulté le /)).toBeVisible();
});

test('an administrator reads the CV library in the dark theme and in English', { tag: '@once' }, async ({ as }) => {
  const page = await as('admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/developers');
  await expect(page).toHaveTitle(/^CV library – /);
  const list = page.getByRole('list', { name: 'Profiles', exact: true });
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/en\/user\/[\w-]+$/);
  await goodAtEveryWidth(page);
});

test('a recruiter with an invalid position in the address gets an error', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  const answer = await page.goto('/developers?after=eyJib29zdCI6M30');
  expect(answer?.status()).toBe(422);
});

test('a recruiter whose company waits sees the next steps', { tag: '@once' }, async ({ as }) => {
  const page = await as('pending');
  const answer = await page.goto('/developers');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre entreprise attend sa validation');
  await expect(page.getByText('Vous recevez un e-mail dès que c’est fait.')).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a developer may not open the library, and has a link to their own profile in the header', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('developer');
  const answer = await page.goto('/developers');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous n’avez pas accès à cette page');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'CVThèque' })).toHaveCount(0);
  const links = page.getByRole('banner').locator('a', { hasText: 'Mon profil' });
  await expect(links.first()).toHaveAttribute('href', '/user/camille-verdier-front-end');
});

test('a recruiter opens the personal information from any page', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/plans');
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Informations personnelles' }).click();
  await expect(page).toHaveURL('/settings/user-informations');
});

test('a visitor reaches the CV library through the sign-in page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/developers');
  await expect(page).toHaveURL('/connexion?to=%2Fdevelopers');
  await page.getByLabel('Adresse e-mail').fill('viewer@demo.example');
  await page.getByLabel('Mot de passe').fill('vivier-demo');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(people(page)).toHaveCount(20);
});
