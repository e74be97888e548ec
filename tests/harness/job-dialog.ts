import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { emptyJob, type JobDraft } from '../../domain/jobs/job.ts';
import { expect } from './person.ts';
import { dialog, pick } from './profile-dialog.ts';
import { postJson } from './recruiter.ts';

export const jobRow = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Offres', exact: true }).getByRole('listitem').filter({ hasText: title });

/** Presses the button of an offer in the job manager by keyboard. */
export async function press(page: Page, action: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `${action} – ${title}`, exact: true }).press('Enter');
}

/** Chooses an entry of the menu of an offer in the job manager by keyboard. */
export async function pressInMenu(page: Page, action: string, title: string): Promise<void> {
  const row = jobRow(page, title);
  await row.getByLabel(`Autres actions – ${title}`, { exact: true }).press('Enter');
  await row.getByRole('button', { name: action, exact: true }).press('Enter');
}

/** Opens the form for a new offer and gives it a title. */
export async function beginJob(page: Page, title: string): Promise<void> {
  await page.goto('/job-manager');
  await page.getByRole('button', { name: 'Nouvelle offre' }).press('Enter');
  await dialog(page).getByLabel('Titre').fill(title);
}

/** Fills all required fields of an offer in the open form. */
export async function fillJob(page: Page, description?: string): Promise<void> {
  await pick(page, 'Lieu', 'Quimper', /^Quimper/);
  await dialog(page).getByLabel('Télétravail', { exact: true }).selectOption({ label: 'Hybride' });
  await fillExceptPlace(page, description);
}

/** All required fields but the place and the remote work. */
export async function fillExceptPlace(page: Page, description = 'Une équipe de **cinq** personnes.'): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('Métier').selectOption({ label: 'Développeur·euse front-end' });
  await form.getByLabel('Contrat').selectOption({ label: 'CDI' });
  await pick(page, 'Ajouter une technologie', 'svelte', 'Svelte');
  await form.getByLabel('Minimum').fill('45');
  await form.getByLabel('Maximum').fill('52');
  await form.getByLabel('Description').fill(description);
}

export async function save(page: Page, label = 'Enregistrer'): Promise<void> {
  await dialog(page).getByRole('button', { name: label, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A complete offer, as the form sends it. */
const completeJob = (title: string): JobDraft => ({
  ...emptyJob(),
  title,
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['svelte'],
  place: { placeId: 'insee:29232', label: '' },
  remote: 'hybrid',
  daysPerWeek: 2,
  salaryMin: 45,
  salaryMax: 52,
  description: 'Une équipe de **cinq** personnes.',
});

/** Stores a complete draft of the viewer's company, without the form; returns its address, and the one that manages it. */
export async function addJob(
  page: Page,
  title: string,
  change: Partial<JobDraft> = {},
): Promise<{ address: string; managed: string }> {
  const managed = `/job-manager/${randomUUID()}`;
  const { alias } = await postJson(page, managed, { mode: 'add', value: { ...completeJob(title), ...change } });
  return { address: `/job/${alias}`, managed };
}

/** Publishes a new offer without the form; returns its address. */
export async function publishJob(page: Page, title: string, change: Partial<JobDraft> = {}): Promise<string> {
  const { address, managed } = await addJob(page, title, change);
  await postJson(page, managed, { mode: 'publish' });
  return address;
}
