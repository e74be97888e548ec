import type { Page } from '@playwright/test';
import { join, ownProfile } from '../../harness/join.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { card, confirm, dialog, month, pick } from '../../harness/profile-dialog.ts';

test('a new developer fills in a whole profile by keyboard, and it is no longer short', { tag: '@once' }, async ({
  page,
}) => {
  test.slow();
  await join(page);
  await page.goto(await ownProfile(page));
  await expect(page.getByText('Un compte complété est nécessaire pour accéder à vos informations')).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: 'Compléter mon profil' }).first().click();
  await expect(page).toHaveURL(/section=complete/);
  await expect(page.getByText('0 % du profil est complété')).toBeVisible();
  await goodAtEveryWidth(page);

  await test.step('the description', () => describe(page));
  await test.step('the job search', () => chooseSearch(page));
  await test.step('the technologies', () => chooseTechnologies(page));
  await test.step('an experience', () => addExperience(page));

  await expect(page.getByText('46 % du profil est complété')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Sections du profil' })
    .getByRole('link', { name: 'Profil', exact: true })
    .click();
  await expect(page.getByText('Un compte complété est nécessaire')).toHaveCount(0);
  await expect(card(page, 'technologies').getByRole('listitem')).toHaveText(['Rust Avancé', 'TypeScript']);
  await expect(card(page, 'experiences')).toContainText('mars 2022 – aujourd’hui');
  await expect(card(page, 'about').locator('strong')).toHaveText('construis');
  await expect(page.getByRole('list', { name: 'En bref' })).toContainText('Hybride, 2 jours par semaine');
  await expect(page.getByRole('button', { name: 'Booster mon profil' })).toBeDisabled();
  await goodAtEveryWidth(page);
});

/** The guide opens the right dialog; sent empty, it shows what is missing, and its button turns to the warning colour. */
async function describe(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Compléter – Présentez-vous/ }).press('Enter');
  const confirmButton = dialog(page).getByRole('button', { name: 'Confirmer' });
  await expect(dialog(page).getByLabel('Prénom', { exact: true }).first()).toHaveValue('Noémie');
  const calm = await confirmButton.evaluate((button) => getComputedStyle(button).backgroundColor);
  await confirmButton.press('Enter');
  await expect(dialog(page).getByText('Ce champ est obligatoire')).toHaveCount(4);
  await expect(confirmButton).not.toHaveCSS('background-color', calm);
  await accessible(page);
  await dialog(page).getByLabel('Métier').selectOption({ label: 'Développeur·euse back-end' });
  await pick(page, 'Localisation', 'quimpe', 'Quimper, FranceQuimper, Bretagne, France');
  await dialog(page).getByLabel('Description courte').fill('Des API qui tiennent la marée.');
  await expect(dialog(page).getByLabel('Description détaillée')).toHaveAttribute('rows', '5');
  await dialog(page)
    .getByLabel('Description détaillée')
    .fill('Je **construis** des services.\n\n- fiables\n- lents ? jamais');
  await expect(dialog(page).getByText('Ce champ est obligatoire')).toHaveCount(0);
  await confirm(page);
  await expect(page).toHaveURL(/\/user\/noemie-le-goff-developpeur-back-end(-\w+)?\?section=complete$/);
}

/** Fills in what the developer is looking for. */
async function chooseSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Compléter – Précisez votre recherche/ }).press('Enter');
  await expect(dialog(page).getByLabel('Je ne suis pas ouvert aux opportunités')).toBeChecked();
  await expect(dialog(page).getByText('Votre profil ne sera pas visible dans notre CVThèque')).toBeVisible();
  await dialog(page).getByLabel('En recherche active').press('Space');
  await expect(dialog(page).getByText('Votre profil sera visible dans notre CVThèque')).toBeVisible();
  await dialog(page).getByLabel('CDI').press('Space');
  await pick(page, 'Ajouter une ville', 'Brest', /^Brest, France/);
  await dialog(page).getByLabel('Télétravail').selectOption('hybrid');
  await expect(dialog(page).getByLabel('Jours de télétravail par semaine')).toHaveValue('2');
  await dialog(page).getByLabel('Salaire').fill('58 000 €');
  await dialog(page).getByLabel("Besoin d'un visa").press('Space');
  await expect(dialog(page).getByLabel('Salaire')).toHaveValue('58');
  await accessible(page);
  await confirm(page);
}

/** Adds, sorts and removes technologies, by keyboard and by mouse. */
async function chooseTechnologies(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Compléter – Choisissez vos technologies/ }).press('Enter');
  await pick(page, 'Ajouter une technologie', 'typesc', 'TypeScript');
  await pick(page, 'Ajouter une technologie', 'rust', 'Rust');
  await dialog(page).getByRole('button', { name: 'Monter – Rust' }).press('Enter');
  await pick(page, 'Ajouter une technologie', 'python', 'Python');
  await dragToTheEnd(page, 'Rust');
  await expect(dialog(page).locator('[data-row]')).toContainText(['TypeScript', 'Python', 'Rust']);
  await dialog(page).getByRole('button', { name: 'Monter – Rust' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Monter – Rust' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Supprimer – Python' }).press('Enter');
  await dialog(page).getByLabel('Niveau – Rust').selectOption('Avancé');
  await accessible(page);
  await confirm(page);
}

/** Adds an experience that is not over. */
async function addExperience(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Compléter – Ajoutez une expérience/ }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).press('Enter');
  await expect(dialog(page).getByText('Ce champ est obligatoire')).toHaveCount(6);
  await accessible(page);
  await dialog(page).getByLabel("Nom de l'entreprise").fill('Phare & Balise');
  await pick(page, "Lieu de l'entreprise", 'Rennes', /^Rennes, France/);
  await dialog(page).getByLabel('Intitulé du poste').fill('Développeuse');
  await expect(dialog(page).getByLabel('Fin – Mois')).toBeDisabled();
  await month(page, 'Début', 'mars', '2020');
  await month(page, 'Fin', 'juin', '2021');
  // A start later than the end clears the end.
  await month(page, 'Début', 'mars', '2022');
  await expect(dialog(page).getByLabel('Fin – Année')).toHaveValue('');
  await dialog(page).getByLabel('Je travaille toujours ici').press('Space');
  await dialog(page).getByLabel('Description du poste').fill('Des signaux, de nuit comme de jour, sans interruption.');
  await confirm(page, 'Ajouter');
}

/** By its handle, and not in a straight line, as a person would. */
async function dragToTheEnd(page: Page, name: string): Promise<void> {
  const rows = dialog(page).locator('[data-row]');
  const handle = await rows.filter({ hasText: name }).getByTitle('Glisser pour changer l’ordre').boundingBox();
  const last = await rows.last().boundingBox();
  if (!handle || !last) throw new Error('the row or its handle is not on the screen');
  await page.mouse.move(handle.x + 10, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(handle.x + 120, last.y + last.height - 4, { steps: 20 });
  await page.mouse.up();
}
