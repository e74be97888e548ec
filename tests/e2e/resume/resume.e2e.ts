import { readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import type { Page } from '@playwright/test';
import { join, ownProfile } from '../../harness/join.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { card, openMenu } from '../../harness/profile-dialog.ts';

const camille = '/user/camille-verdier-front-end';
const fixture = (name: string) => pathOf(import.meta.dirname, `../../fixtures/network-pdf/${name}.pdf`);
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the menu of the profile and chooses an entry, with the keyboard. */
async function choose(page: Page, entry: string): Promise<void> {
  await openMenu(page);
  await page.locator('details[open]').getByText(entry, { exact: true }).press('Enter');
}

async function newcomer(page: Page): Promise<string> {
  await join(page);
  const profile = await ownProfile(page);
  await page.goto(profile);
  return profile;
}

const file = (page: Page) => dialog(page).locator('input[type=file]');

test('a developer imports a LinkedIn profile: preview, confirmation, and no duplicates', { tag: '@once' }, async ({
  page,
}) => {
  await newcomer(page);
  await choose(page, 'Importer un profil LinkedIn');
  await expect(dialog(page)).toContainText('Importez votre profil LinkedIn');
  await expect(dialog(page)).toContainText('Une importation peut contenir des erreurs');
  await accessible(page);
  await file(page).setInputFiles(fixture('fr-simple'));
  await expect(dialog(page).getByRole('heading', { name: /éléments nouveaux/ })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Expériences professionnelles' })).toContainText('avril 2021');
  await dialog(page)
    .getByText(/^Sans place sur le profil/)
    .click();
  await expect(dialog(page)).toContainText('Accessibilité numérique');
  await goodAtEveryWidth(page);
  await dialog(page).getByLabel('Développeuse web, Atelier Corvène').uncheck();
  await expect(card(page, 'experiences')).not.toContainText('Brumeval');
  await dialog(page)
    .getByRole('button', { name: /^Importer \d+ éléments$/ })
    .click();
  await expect(dialog(page)).toContainText('Votre profil a été importé avec succès !');
  await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();
  await expect(card(page, 'experiences')).toContainText('Développeuse front-end · Brumeval Systèmes');
  await expect(card(page, 'experiences')).not.toContainText('Atelier Corvène');
  await expect(card(page, 'technologies')).toContainText('TypeScript');

  await choose(page, 'Importer un profil LinkedIn');
  await file(page).setInputFiles(fixture('fr-simple'));
  await expect(dialog(page).getByRole('heading', { name: '1 élément nouveau' })).toBeVisible();
  await dialog(page)
    .getByText(/^Déjà sur votre profil/)
    .click();
  await expect(dialog(page)).toContainText('Brumeval Systèmes');
});

// docs/product/resume.md, Import errors.
test('a developer whose file cannot be read sees an error and chooses another file', {
  tag: '@once',
}, async ({ page }) => {
  await newcomer(page);
  await choose(page, 'Importer un profil LinkedIn');
  await file(page).setInputFiles(fixture('not-a-profile'));
  await expect(dialog(page).getByRole('alert')).toContainText(
    "Impossible d'identifier la langue depuis le PDF. Seuls les profils LinkedIn en français et en anglais fonctionnent",
  );
  await expect(dialog(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await file(page).setInputFiles(fixture('truncated'));
  await expect(dialog(page).getByRole('alert')).toContainText('abîmé');
  await accessible(page);
  await page.keyboard.press('Escape');
  await choose(page, 'Importer un JSON resume');
  await expect(file(page)).toHaveAttribute('accept', '.json,application/json');
  const broken = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from('{"basics":') };
  await file(page).setInputFiles(broken);
  await expect(dialog(page).getByRole('alert')).toContainText("Erreur lors de l'importation du JSON resume");
  await expect(dialog(page).getByRole('alert')).toContainText('Message d’origine');
  const resume = {
    basics: { summary: 'Je relie des systèmes.' },
    work: [{ company: 'Ici', position: 'Là', startDate: '2020' }],
  };
  await file(page).setInputFiles({ ...broken, buffer: Buffer.from(JSON.stringify(resume)) });
  await dialog(page)
    .getByRole('button', { name: /^Importer \d/ })
    .click();
  await expect(dialog(page)).toContainText('Votre JSON resume a été importé avec succès !');
});

test('a developer sees the progress of a long import and cancels it; a lost connection loses no data', {
  tag: '@once',
}, async ({ page }) => {
  await newcomer(page);
  await choose(page, 'Importer un profil LinkedIn');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/import/network', () => arrived.resolve());
  await file(page).setInputFiles(fixture('fr-simple'));
  await arrived.promise;
  await expect(dialog(page).getByRole('progressbar', { name: 'Lecture de votre fichier…' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(file(page)).toBeAttached();
  await page.unroute('**/import/network');
  await page.route('**/import/network', (route) => route.abort());
  await file(page).setInputFiles(fixture('fr-simple'));
  await expect(dialog(page).getByRole('alert')).toContainText('La connexion a été coupée');
  await page.unroute('**/import/network');
  await file(page).setInputFiles(fixture('fr-simple'));
  await expect(dialog(page).getByRole('heading', { name: /éléments nouveaux/ })).toBeVisible();
});

test('a developer downloads the CV as PDF and JSON, and imports it into a new account', { tag: '@once' }, async ({
  as,
  page: other,
}) => {
  const page = await as('developer');
  await page.goto(camille);
  await choose(page, 'Télécharger en PDF');
  await dialog(page).getByText('En couleur', { exact: true }).click();
  await accessible(page);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Télécharger', exact: true }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('Resume-Camille-Verdier.pdf');
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(dialog(page)).toContainText('Resume-Camille-Verdier.pdf');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('anonymisé')).toHaveCount(0);
  await choose(page, 'Télécharger en PDF');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const [json] = await Promise.all([page.waitForEvent('download'), choose(page, 'Télécharger en JSON resume')]);
  expect(json.suggestedFilename()).toBe('Resume-Camille-Verdier.json');
  const resume = readFileSync(await json.path());
  expect(JSON.parse(resume.toString()).basics.name).toBe('Camille Verdier');

  await newcomer(other);
  await choose(other, 'Importer un JSON resume');
  await file(other).setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: resume });
  await dialog(other)
    .getByRole('button', { name: /^Importer \d+ éléments$/ })
    .click();
  await expect(dialog(other)).toContainText('importé avec succès');
  await dialog(other).getByRole('button', { name: 'Fermer' }).last().click();
  const titles = await card(page, 'experiences').getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  await expect(card(other, 'experiences').getByRole('heading', { level: 3 })).toHaveText(titles);
});

test('an administrator downloads every kind of CV, a recruiter on a paid plan the full one', { tag: '@once' }, async ({
  as,
}) => {
  const admin = await as('admin');
  await admin.goto(camille);
  for (const [entry, name] of [
    ['Télécharger en JSON resume', 'Resume-Camille-Verdier.json'],
    ['Télécharger en JSON resume anonymisé', 'Resume-Developer.json'],
  ] as const) {
    const [download] = await Promise.all([admin.waitForEvent('download'), choose(admin, entry)]);
    expect(download.suggestedFilename()).toBe(name);
  }
  await choose(admin, 'Télécharger le CV anonymisé');
  const [pdf] = await Promise.all([
    admin.waitForEvent('download'),
    dialog(admin).getByRole('button', { name: 'Télécharger', exact: true }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('Resume-Developer.pdf');

  const recruiter = await as('recruiter');
  await recruiter.goto(camille);
  await expect(recruiter.getByText('anonymisé')).toHaveCount(0);
  const [json] = await Promise.all([
    recruiter.waitForEvent('download'),
    choose(recruiter, 'Télécharger en JSON resume'),
  ]);
  expect(readFileSync(await json.path(), 'utf8')).not.toContain('developer@demo.example');
});

test('a recruiter on a free plan sees why a download is refused, and a link to the plans', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('free');
  await page.goto(camille);
  for (const entry of ['Télécharger en PDF', 'Télécharger en JSON resume']) {
    await choose(page, entry);
    await expect(dialog(page)).toContainText('Vous ne pouvez pas télécharger ce profil');
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await choose(page, 'Télécharger en PDF');
  await dialog(page).getByRole('link', { name: 'Voir les abonnements' }).click();
  await expect(page).toHaveURL(/\/plans$/);
});
