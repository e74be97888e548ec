import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addJob, jobRow, press, publishJob, save } from '../../harness/job-dialog.ts';
import { followEmail } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { joinWithCompany, newName } from '../../harness/recruiter.ts';

/** A recruiter of a validated company of its own: demo companies may have had their e-mail of today. */
async function withCompany(page: Page): Promise<string> {
  const name = newName('Entreprise');
  const { email } = await joinWithCompany(page, name);
  await inProduct((db) => sql`update companies set validated_at = now() where name = ${name}`.execute(db));
  return email;
}

/** As if the offer had been published so many days ago, in Paris: its last day begins and ends there, also in summer time. */
const age = (title: string, days: number) =>
  inProduct((db) =>
    sql`update jobs set confirmed_at = (now() at time zone 'Europe/Paris' - make_interval(days => ${days}))
      at time zone 'Europe/Paris' where title = ${title}`.execute(db),
  );

test('a recruiter confirms an offer from the e-mail, in the manager and on its page', { tag: '@once' }, async ({
  page,
}) => {
  const title = newName('Développeuse Svelte');
  const email = await withCompany(page);
  const address = await publishJob(page, title);
  await page.goto('/job-manager');
  await expect(jobRow(page, title)).toContainText('Encore 60 jours en ligne');
  await age(title, 59);
  await page.reload();
  await expect(jobRow(page, title)).toContainText('Encore 1 jour en ligne');
  await expect(jobRow(page, title)).toContainText('Elle reste en ligne jusqu’au');
  await goodAtEveryWidth(page);
  await inProduct((db) => runTask(db, 'remind-expiring-jobs'));
  await followEmail(page, email, 'Une offre bientôt archivée');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toujours d’actualité ?');
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Toujours d’actualité' }).click();
  await expect(page.getByText('C’est confirmé : l’offre reste en ligne 60 jours.')).toBeVisible();
  await expect(jobRow(page, title)).toContainText('Encore 60 jours en ligne');
  await age(title, 30);
  await page.reload();
  await press(page, 'Toujours d’actualité', title);
  await expect(jobRow(page, title)).toContainText('Encore 60 jours en ligne');
  await age(title, 57);
  await page.goto(address);
  await expect(page.getByText('Encore 3 jours en ligne')).toBeVisible();
  await page.getByRole('button', { name: 'Toujours d’actualité' }).press('Enter');
  await expect(page.getByText('Encore 60 jours en ligne')).toBeVisible();
  await goodAtEveryWidth(page);
});

test('a recruiter chooses the last day for applications', async ({ as, page: visitor }) => {
  const title = newName('Développeuse Svelte à date');
  const page = await as('recruiter');
  const { address } = await addJob(page, title);
  await page.goto('/job-manager?list=drafts');
  await press(page, 'Modifier', title);
  const day = dialog(page).getByLabel('Candidatures jusqu’au');
  const today = (await day.getAttribute('min')) ?? '';
  await day.fill('2020-01-01');
  await dialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText('Choisissez un jour entre aujourd’hui et dans 180 jours');
  await goodAtEveryWidth(page);
  await day.fill(today);
  await save(page);
  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();
  await page.goto('/job-manager?list=enabled');
  await expect(jobRow(page, title)).toContainText('Dernier jour en ligne');
  await expect(jobRow(page, title)).toContainText('Candidatures jusqu’au');
  await expect(page.getByRole('button', { name: `Toujours d’actualité – ${title}` })).toHaveCount(0);
  await goodAtEveryWidth(page);
  await visitor.goto(address);
  await expect(visitor.getByText('Candidatures jusqu’au')).toBeVisible();
});

test('an offer that is not confirmed closes, and is published again', { tag: '@once' }, async ({
  as,
  otherBrowser,
}) => {
  const title = newName('Développeuse Svelte');
  const page = await as('recruiter');
  const address = await publishJob(page, title);
  await age(title, 61);
  const visitor = await otherBrowser();
  expect((await visitor.goto(address))?.status()).toBe(410);
  await inProduct((db) => runTask(db, 'archive-expired-jobs'));
  await page.goto('/job-manager?list=disabled');
  await expect(jobRow(page, title)).toContainText('Expirée le');
  await goodAtEveryWidth(page);
  await press(page, 'Publier à nouveau', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();
  const again = await otherBrowser();
  expect((await again.goto(`${address}?x=1`))?.status()).toBe(200);
  await expect(again.getByText('Offre valable jusqu’au')).toBeVisible();
});
