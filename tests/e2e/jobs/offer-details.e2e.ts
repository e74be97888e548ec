import { beginJob, fillJob, jobRow, press, save } from '../../harness/job-dialog.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { newName } from '../../harness/recruiter.ts';

test('a recruiter describes the team and the steps of the hiring, and a visitor finds the offer by its seniority', async ({
  as,
  page: visitor,
}) => {
  const title = newName('Développeuse Svelte et marées');
  const page = await as('recruiter');
  await beginJob(page, title);
  await fillJob(page);
  const form = dialog(page);
  await form.getByLabel('Séniorité').selectOption({ label: 'Confirmé·e' });
  await form.getByRole('textbox', { name: 'L’équipe' }).fill('Une tech lead et trois développeuses.\nÀ Quimper.');
  await form.getByLabel('Nombre de personnes dans l’équipe').fill('4');
  await addStep(page, 1, 'Rencontre avec l’équipe', 'une demi-journée');
  await addStep(page, 2, 'Appel', '30 min');
  await addStep(page, 3, '', '');
  await form.getByLabel('Durée totale du recrutement').selectOption('3');
  await form.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter');
  await expect(form.getByLabel('Étape 3')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Retirer nouvelle étape' }).press('Enter');
  await form.getByRole('button', { name: 'Monter – Appel' }).press('Enter');
  await expect(form.getByLabel('Étape 1')).toHaveValue('Appel');
  // Elsewhere the bar of the dialog covers half of a button.
  await form.getByLabel('Titre').focus();
  await goodAtEveryWidth(page);
  await save(page, 'Enregistrer le brouillon');
  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();
  await page.goto('/job-manager?list=enabled');
  await expect(jobRow(page, title)).toContainText('Confirmé·e');

  await visitor.goto(`/jobs?q=${encodeURIComponent(title)}&seniority=mid`);
  await expect(visitor.getByRole('link', { name: 'Retirer : Confirmé·e' })).toBeVisible();
  await visitor.getByRole('link', { name: title }).press('Enter');
  await expect(visitor.getByRole('list', { name: 'En bref' })).toContainText('Confirmé·e');
  await expect(visitor.getByRole('region', { name: 'L’équipe' })).toContainText('4 personnes');
  const hiring = visitor.getByRole('region', { name: 'Le recrutement, étape par étape' });
  await expect(hiring.getByRole('listitem')).toHaveText([
    /Appel\s*30 min/,
    /Rencontre avec l’équipe\s*une demi-journée/,
  ]);
  await expect(hiring).toContainText('Environ 3 semaines en tout.');
  await goodAtEveryWidth(visitor);
  await visitor.goto(`/jobs?q=${encodeURIComponent(title)}&seniority=lead`);
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
});

/** A step with its name and its duration, by keyboard. */
async function addStep(page: Parameters<typeof dialog>[0], place: number, name: string, duration: string) {
  const form = dialog(page);
  await form.getByRole('button', { name: 'Ajouter une étape' }).press('Enter');
  await form.getByLabel(`Étape ${place}`).fill(name);
  if (duration)
    await form
      .getByLabel('Durée', { exact: true })
      .nth(place - 1)
      .selectOption({ label: duration });
}
