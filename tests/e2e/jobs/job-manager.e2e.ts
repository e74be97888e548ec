import type { Page } from '@playwright/test';
import {
  addJob,
  beginJob,
  fillExceptPlace,
  fillJob,
  jobRow,
  press,
  pressInMenu,
  save,
} from '../../harness/job-dialog.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { newName } from '../../harness/recruiter.ts';

const counted = (page: Page, list: string) => page.getByRole('link', { name: new RegExp(`^${list} \\d+$`) });
/** For visitors without a cookie, a public page may be some seconds old. */
const withCookie = { name: 'any', value: 'any', url: process.env.PRODUCT_URL ?? '' };

test('a recruiter drafts an offer, completes it and previews it', { tag: '@once' }, async ({ as, page: visitor }) => {
  const title = newName('Développeuse Svelte');
  const page = await as('recruiter');
  await beginJob(page, title);
  await save(page, 'Enregistrer le brouillon');
  await expect(page).toHaveURL('/job-manager?list=drafts');
  await expect(jobRow(page, title)).toContainText('À compléter avant de publier : le métier, le contrat');
  await expect(page.getByRole('button', { name: `Publier – ${title}` })).toHaveCount(0);
  const address = (await jobRow(page, title).getByRole('link').first().getAttribute('href')) ?? '';
  expect((await visitor.request.get(address)).status()).toBe(404);

  await press(page, 'Compléter', title);
  await fillJob(page, '## Vos missions\n\n- des **écrans**\n\n<script>alert(1)</script>');
  await dialog(page).getByRole('button', { name: 'Aperçu' }).press('Enter');
  const preview = dialog(page).getByRole('region', { name: 'Aperçu' });
  await expect(preview.locator('strong', { hasText: 'écrans' })).toBeVisible();
  await expect(preview).toContainText('<script>alert(1)</script>');
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Écrire' }).press('Enter');
  await expect(dialog(page).getByLabel('Description')).toHaveValue(/Vos missions/);
  await dialog(page).getByLabel('Maximum').fill('12');
  await dialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText('Le maximum est inférieur au minimum');
  await dialog(page).getByLabel('Maximum').fill('52');
  await save(page);
  await accessible(page);
});

test('a recruiter publishes an offer, duplicates, archives and publishes it again', { tag: '@once' }, async ({
  as,
  page: visitor,
}) => {
  const title = newName('Développeuse Svelte');
  const page = await as('recruiter');
  const { address } = await addJob(page, title);
  await page.goto('/job-manager?list=drafts');
  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();
  await counted(page, 'En ligne').click();
  await expect(jobRow(page, title)).toContainText('Aucune candidature');
  await expect(jobRow(page, title)).toContainText('45 à 52 k€');
  await visitor.context().addCookies([withCookie]);
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);

  await pressInMenu(page, 'Dupliquer', title);
  const copy = `${title} (copie)`;
  await expect(dialog(page).getByLabel('Titre')).toHaveValue(copy);
  await save(page);
  await expect(page).toHaveURL('/job-manager?list=drafts');
  await expect(jobRow(page, copy)).toHaveCount(1);
  await pressInMenu(page, 'Supprimer', copy);
  await page.getByRole('button', { name: 'Oui, supprimer' }).press('Enter');
  await expect(jobRow(page, copy)).toHaveCount(0);

  await counted(page, 'En ligne').click();
  await pressInMenu(page, 'Archiver', title);
  await expect(jobRow(page, title)).toHaveCount(0);
  const closed = await visitor.goto(address);
  expect(closed?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cette offre n’est plus en ligne');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await accessible(visitor);
  await counted(page, 'Archives').click();
  await expect(jobRow(page, title)).toContainText('Archivée le');
  await press(page, 'Publier à nouveau', title);
  await expect(page.getByText('L’offre est en ligne.').first()).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(200);
});

test('a recruiter publishes a fully remote offer without a city, which a search of any city finds', {
  tag: '@once',
}, async ({ as, page: visitor }) => {
  const title = newName('Développeuse Svelte');
  const page = await as('recruiter');
  await beginJob(page, title);
  await fillExceptPlace(page);
  await expect(dialog(page)).toContainText('Facultatif si le poste est en télétravail complet.');
  await dialog(page).getByLabel('Télétravail', { exact: true }).selectOption({ label: 'Télétravail complet' });
  await expect(dialog(page)).toContainText('Facultatif ici : sans lieu');
  await goodAtEveryWidth(page);
  await save(page, 'Enregistrer le brouillon');
  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();

  const word = title.split(' ').at(-1) ?? '';
  await visitor.context().addCookies([withCookie]);
  await visitor.goto(`/jobs?q=${word}&city=Ajaccio`);
  await expect(jobRow(visitor, title).getByText('Télétravail', { exact: true })).toBeVisible();
  await goodAtEveryWidth(visitor);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole('article').getByText('Télétravail', { exact: true })).toBeVisible();
  const posting = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
  });
  expect(posting).not.toHaveProperty('jobLocation');
});

test('two recruiters edit the same offer: the second sees a message, and no typed value is lost', {
  tag: '@once',
}, async ({ as }) => {
  const title = newName('Partagée');
  const first = await as('recruiter');
  const second = await as('viewer');
  await addJob(first, title);
  for (const page of [first, second]) {
    await page.goto('/job-manager?list=drafts');
    await press(page, 'Modifier', title);
  }
  await dialog(first).getByLabel('Description').fill('Ma version');
  await dialog(second).getByLabel('Description').fill('Une autre version');
  await save(first);
  await dialog(second).getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await expect(dialog(second)).toContainText('Cela a changé entre-temps');
  await expect(dialog(second).getByLabel('Description')).toHaveValue('Une autre version');
  await accessible(second);
  await dialog(second).getByRole('button', { name: 'Enregistrer ma version' }).press('Enter');
  await expect(second.getByRole('dialog')).toHaveCount(0);
});

test('a recruiter of a company that waits prepares offers, and cannot publish them', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('pending');
  await page.goto('/job-manager');
  await expect(
    page.getByText('Vous pourrez les publier dès que notre équipe aura validé votre entreprise.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0);
  await accessible(page);
  await fitsTheScreen(page);
});
