import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addJob, jobRow, press } from '../../harness/job-dialog.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';

/** The form of the day, with the first day that can be chosen. */
async function openDay(page: Page, title: string): Promise<void> {
  await press(page, 'Publier le…', title);
  const day = page.getByLabel('Jour de publication');
  await day.fill((await day.getAttribute('min')) ?? '');
}

/** As if the day had come. */
const bringForward = (title: string) =>
  inProduct((db) => sql`update jobs set publish_on = publish_on - 3 where title = ${title}`.execute(db));

test('a recruiter plans the publication of a draft; who chooses in a second tab is told', async ({
  as,
  page: visitor,
}) => {
  const title = newName('Développeuse Svelte planifiée');
  const page = await as('recruiter');
  const { address } = await addJob(page, title);
  await page.goto('/job-manager?list=drafts');
  const second = await page.context().newPage();
  await second.goto('/job-manager?list=drafts');
  await openDay(second, title);
  await openDay(page, title);
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Planifier' }).press('Enter');
  await expect(jobRow(page, title)).toContainText('Publication prévue le');
  await goodAtEveryWidth(page);
  const later = second.getByLabel('Jour de publication');
  await later.fill((await later.getAttribute('max')) ?? '');
  await second.getByRole('button', { name: 'Planifier' }).press('Enter');
  await expect(second.getByText('Une autre personne l’a fait avant vous')).toBeVisible();
  await second.getByRole('button', { name: 'Annuler', exact: true }).press('Enter');
  await press(second, 'Annuler la publication prévue', title);
  await expect(second.getByText('La publication prévue est annulée.')).toBeVisible();
  await expect(jobRow(page, title)).not.toContainText('Publication prévue le');

  await openDay(page, title);
  await page.getByRole('button', { name: 'Planifier' }).press('Enter');
  await expect(jobRow(page, title)).toContainText('Publication prévue le');
  await bringForward(title);
  await inProduct((db) => runTask(db, 'publish-planned-jobs'));
  await expect(jobRow(page, title)).toHaveCount(0);
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByText('Offre valable jusqu’au')).toBeVisible();
});

test('a planned draft that lost a field stays a draft, and says why', { tag: '@once' }, async ({ as }) => {
  const title = newName('Développeuse Svelte incomplète');
  const page = await as('recruiter');
  await addJob(page, title);
  await page.goto('/job-manager?list=drafts');
  await openDay(page, title);
  await page.getByRole('button', { name: 'Planifier' }).press('Enter');
  await expect(jobRow(page, title)).toContainText('Publication prévue le');
  await inProduct((db) =>
    sql`update jobs set description = null, publish_on = publish_on - 3
    where title = ${title}`.execute(db),
  );
  await page.reload();
  await expect(jobRow(page, title)).toContainText('Complétez l’offre d’ici là');
  await inProduct((db) => runTask(db, 'publish-planned-jobs'));
  await expect(jobRow(page, title)).toContainText(
    'La publication prévue n’a pas eu lieu : l’offre n’était pas complète.',
  );
  await goodAtEveryWidth(page);
});
