import { beginJob, fillJob, jobRow, press, save } from '../../harness/job-dialog.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog, pick } from '../../harness/profile-dialog.ts';
import { newName } from '../../harness/recruiter.ts';

test('a recruiter says what is required and what is nice to have, and a visitor reads two lists', async ({
  as,
  page: visitor,
}) => {
  const title = newName('Développeuse Svelte');
  const page = await as('recruiter');
  await beginJob(page, title);
  await fillJob(page);
  const form = dialog(page);
  await pick(page, 'Ajouter une technologie', 'css', 'CSS');
  await form.getByLabel('Importance de CSS').selectOption({ label: 'Apprécié' });
  await form.getByLabel('Au moins').fill('3');
  await form.getByLabel('Au plus').fill('2');
  await form.getByRole('button', { name: 'Ajouter une langue' }).press('Enter');
  await pick(page, 'Langue', 'anglais', 'Anglais');
  await form.getByLabel('Niveau attendu').selectOption({ label: 'Courant' });
  await form.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter');
  await expect(form).toContainText('Le maximum est inférieur au minimum');
  await goodAtEveryWidth(page);
  await form.getByLabel('Au plus').fill('5');
  await save(page, 'Enregistrer le brouillon');
  await press(page, 'Modifier', title);
  await expect(form.getByLabel('Importance de CSS')).toHaveValue('nice');
  await expect(form.getByLabel('Importance de Svelte')).toHaveValue('required');
  await expect(form.getByLabel('Niveau attendu')).toHaveValue('full');
  await form.getByRole('button', { name: 'Annuler' }).press('Enter');
  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();
  await page.goto('/job-manager?list=enabled');
  const address = (await jobRow(page, title).getByRole('link').first().getAttribute('href')) ?? '';
  await visitor.goto(address);
  const needs = visitor.getByRole('region', { name: 'Compétences attendues' });
  await expect(needs.getByRole('list').nth(0)).toHaveText(/Svelte.*Anglais Courant/s);
  await expect(needs.getByRole('list').nth(1)).toHaveText('CSS');
  await expect(needs.getByRole('heading')).toHaveText(['Indispensable', 'Apprécié']);
  await expect(visitor.getByRole('list', { name: 'En bref' })).toContainText('3 à 5 ans d’expérience');
  await goodAtEveryWidth(visitor);
});
