import type { Page } from '@playwright/test';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { openMenu } from '../../harness/profile-dialog.ts';
import { newName } from '../../harness/recruiter.ts';

const camille = '/user/camille-verdier-front-end';
const dialog = (page: Page) => page.getByRole('dialog');

test('a recruiter writes a note that a colleague reads and a recruiter of another company does not see', {
  tag: '@once',
}, async ({ as }) => {
  const text = newName('Parle très bien d’accessibilité');
  const author = await as('recruiter');
  await author.goto(camille);
  await openMenu(author);
  await author.getByRole('button', { name: 'Voir les notes' }).press('Enter');
  await expect(dialog(author)).toContainText('Ces notes ne seront visibles que par les membres votre entreprise.');
  await dialog(author).getByRole('button', { name: 'Ajouter une note' }).press('Enter');
  await expect(dialog(author).getByLabel('Votre note')).toHaveAttribute('rows', '3');
  await dialog(author).getByLabel('Votre note').fill(text);
  await goodAtEveryWidth(author);
  await dialog(author).getByRole('button', { name: 'Ajouter une note' }).press('Enter');
  const note = dialog(author).getByRole('listitem').filter({ hasText: text });
  await expect(note).toBeVisible();

  const colleague = await as('viewer');
  await colleague.goto(camille);
  await openMenu(colleague);
  await colleague.getByRole('button', { name: 'Voir les notes' }).press('Enter');
  const seen = dialog(colleague).getByRole('listitem').filter({ hasText: text });
  await expect(seen).toBeVisible();
  await expect(seen.getByRole('button')).toHaveCount(0);

  const third = await as('free');
  await third.goto(camille);
  await openMenu(third);
  await third.getByRole('button', { name: 'Voir les notes' }).press('Enter');
  await expect(dialog(third).getByRole('tab', { selected: true })).toHaveText(/^Notes de votre entreprise \(\d+\)$/);
  await expect(dialog(third)).not.toContainText(text);

  await note.getByRole('button', { name: 'Modifier' }).press('Enter');
  await expect(note.getByLabel('Votre note')).toHaveAttribute('rows', '2');
  await note.getByLabel('Votre note').fill(`${text} !`);
  await note.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(dialog(author)).toContainText(`${text} !`);
  await note.getByRole('button', { name: 'Supprimer' }).press('Enter');
  await note.getByRole('button', { name: 'Annuler' }).press('Enter');
  await note.getByRole('button', { name: 'Supprimer' }).press('Enter');
  await note.getByRole('button', { name: 'Supprimer ?' }).press('Enter');
  await expect(note).toHaveCount(0);
});

test('a recruiter adds a favourite with one click', { tag: '@once' }, async ({ as }) => {
  const page = await as('batch');
  await page.goto(camille);
  const before = page.getByRole('button', { name: 'Ajouter aux favoris' });
  if ((await before.count()) === 0) await page.getByRole('button', { name: 'Favori', exact: true }).press('Enter');
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/favourite')), before.press('Enter')]);
  await expect(page.getByRole('button', { name: 'Favori', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Dans vos favoris/ })).toBeVisible();
  await accessible(page);
  await page.reload();
  const kept = page.getByRole('button', { name: 'Favori', exact: true });
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/favourite')), kept.press('Enter')]);
  await expect(before).toBeVisible();
});

test('a recruiter reports a profile with a reason and gets an e-mail', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto(camille);
  await openMenu(page);
  await page.getByRole('button', { name: 'Signaler' }).press('Enter');
  await expect(dialog(page)).toContainText('Merci de nous indiquer la raison de ce signalement.');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(page)).toContainText('Ce champ est obligatoire');
  await dialog(page).getByLabel('Autre raison').check();
  await expect(dialog(page)).toContainText('Ce champ est obligatoire');
  await dialog(page).getByLabel('Ce que nous devons savoir').fill('Un essai, sans suite.');
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(page)).toContainText('Votre signalement est envoyé');
  await page.goto('/outbox');
  await expect(page.getByText('Votre signalement nous est parvenu').first()).toBeVisible();
});

test('a recruiter on a free plan sees how many profiles are left today', { tag: '@once' }, async ({ as }) => {
  const page = await as('free');
  await page.goto(`/en${camille}`);
  await expect(page.getByText(/more profiles? to view today/)).toBeVisible();
  await accessible(page);
});
