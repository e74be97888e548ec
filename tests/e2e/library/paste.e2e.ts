import type { Page } from '@playwright/test';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';

const offer = `Développeur·euse Front-end React (H/F) - Nantes

Qui sommes-nous ?
Depuis 12 ans, nous éclairons 400 communes. Nos bureaux sont à Paris, Lyon et Bordeaux. Notre outil interne est en PHP.

Profil recherché
- 3 à 5 ans d’expérience
- Docker serait un plus
- Un jeune talent`;
const technology = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a recruiter pastes an offer, corrects what was read and sees the profiles', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Coller une offre' }).click();
  await goodAtEveryWidth(page);
  await page.getByLabel('Texte de l’offre').fill(offer);
  await page.getByRole('button', { name: 'Lire l’offre' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeFocused();
  await expect(technology(page, 'React').getByLabel('Indispensable')).toBeChecked();
  await expect(technology(page, 'PHP').getByLabel('Appréciée')).toBeChecked();
  await expect(page.getByText('Docker serait un plus')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Nantes, France' })).toBeChecked();
  await expect(page.getByText(/^Ignoré\s:\s«\sjeune\s»/)).toBeVisible();
  // The text is in no address.
  expect(page.url()).toMatch(/\/developers\/coller-une-offre$/);
  await goodAtEveryWidth(page);
  const counted = page.waitForResponse((one) => one.request().method() === 'POST');
  await technology(page, 'PHP').getByLabel('Ignorée').check();
  await technology(page, 'Docker').getByLabel('Ignorée').check();
  await counted;
  await page.getByRole('group', { name: 'Métier' }).getByRole('checkbox').first().uncheck();
  await page.getByLabel('À', { exact: true }).fill('');
  await page.getByRole('button', { name: /^Voir / }).click();
  await expect(page).toHaveURL(/\/developers\?technology=react&yearsFrom=3&city=insee%3A44109&nice=years$/);
  await expect(page.getByText('Enregistrer cette recherche')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an offer is read, and a typed technology added', { tag: '@once' }, async ({ as }) => {
    const page = await as('recruiter');
    await page.goto('/developers/coller-une-offre');
    await page.getByLabel('Texte de l’offre').fill(offer);
    await page.getByRole('button', { name: 'Lire l’offre' }).click();
    await page.getByLabel('Ajouter une technologie indispensable').fill('golang');
    await page.getByRole('button', { name: /^Voir / }).click();
    await expect(page).toHaveURL(/technology=go&technology=react&every=1/);
  });
});

test('a recruiter who loses the connection keeps the pasted text and the corrections', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('recruiter');
  await page.goto('/developers/coller-une-offre');
  const text = page.getByLabel('Texte de l’offre');
  await text.fill(offer);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Lire l’offre' }).click();
  await expect(page.getByRole('main').getByText('La connexion est coupée.')).toBeVisible();
  await expect(text).toHaveValue(offer);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Lire l’offre' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  await page.context().setOffline(true);
  await technology(page, 'PHP').getByLabel('Ignorée').check();
  await expect(page.getByRole('status').getByText('La connexion est coupée.')).toBeVisible();
  await page.context().setOffline(false);
  await technology(page, 'React').getByLabel('Appréciée').check();
  await expect(page.getByRole('status').getByText('La connexion est coupée.')).toHaveCount(0);
  await expect(technology(page, 'PHP').getByLabel('Ignorée')).toBeChecked();
});
