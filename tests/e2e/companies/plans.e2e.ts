import { followEmail } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodInBothThemes, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { joinWithCompany, newName } from '../../harness/recruiter.ts';

test('a recruiter requests a plan, withdraws, requests again, and the team grants it', { tag: '@once' }, async ({
  page,
  as,
}) => {
  const name = newName('Quai Neuf');
  const { email } = await joinWithCompany(page, name);
  await page.goto('/plans');
  const wanted = page.getByRole('row', { name: /^Essentiel, au mois/ });
  await wanted.getByRole('button', { name: /^Demander cet abonnement/ }).click();
  await dialog(page).getByLabel('Un mot pour l’équipe').fill('Dès lundi, merci.');
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Vous avez demandé l’abonnement')).toBeVisible();
  await expect(wanted).toContainText('Demandé');
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('button', { name: 'Retirer la demande' }).click();
  await expect(page.getByText('Vous avez demandé l’abonnement')).toHaveCount(0);

  const admin = await as('admin');
  const ask = async (plan: RegExp) => {
    await page
      .getByRole('row', { name: plan })
      .getByRole('button', { name: /^Demander cet abonnement/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.getByText('Vous avez demandé l’abonnement')).toBeVisible();
    await admin.goto('/admin/abonnements');
  };
  await ask(/^Illimité/);
  await accessible(admin);
  await fitsTheScreen(admin);
  await admin.getByRole('button', { name: `Décliner la demande de ${name}` }).click();
  await dialog(admin).getByLabel('Pourquoi').fill('Commençons par l’essentiel.');
  await dialog(admin).getByRole('button', { name: 'Décliner et envoyer' }).click();
  await expect(admin.getByText('La demande est déclinée.')).toBeVisible();
  await expect(page.getByText('Commençons par l’essentiel.')).toBeVisible();

  await ask(/^Essentiel, au mois/);
  await admin.getByRole('button', { name: `Accorder la demande de ${name}` }).click();
  await expect(admin.getByText(`${name} a son nouvel abonnement.`)).toBeVisible();
  const own = page.getByRole('row').filter({ hasText: 'Votre abonnement' });
  await expect(own.getByRole('rowheader')).toContainText('Essentiel, au mois');
  await followEmail(page, email, 'Votre abonnement');
  await expect(page).toHaveURL('/plans');

  // A plan can be assigned without a request, too.
  await admin.goto(`/admin/entreprises?text=${encodeURIComponent(name)}`);
  await admin.getByRole('link', { name }).last().click();
  await admin.getByLabel('Abonnement').selectOption({ label: 'Sélections' });
  await admin.getByRole('button', { name: 'Attribuer' }).click();
  await expect(admin.getByText('L’abonnement est attribué.')).toBeVisible();
  await accessible(admin);
  await expect(own.getByRole('rowheader')).toContainText('Sélections');
});

test('a visitor without an account goes from a plan to a sign-up as a recruiter', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/plans');
  await page
    .getByRole('row', { name: /^Illimité/ })
    .getByRole('link', { name: /^Demander cet abonnement/ })
    .click();
  await expect(page).toHaveURL('/inscription?role=RECRUITER');
  await expect(page.getByLabel('Recruter')).toBeChecked();
});

test('a visitor compares the plans', { tag: '@once' }, async ({ page }) => {
  await page.goto('/plans');
  await expect(page).toHaveTitle(/^Abonnements – /);
  const free = page.getByRole('row', { name: /^Gratuit/ });
  await expect(free.getByRole('cell')).toHaveText([
    /Gratuit$/,
    /20$/,
    /1 à la fois ?avec les personnes qui ne cherchent ni CDI ni CDD/,
    /Non comprises$/,
    /Non compris$/,
    'Demander cet abonnement',
  ]);
  const unlimited = page.getByRole('row', { name: /^Illimité/ });
  await expect(unlimited.getByRole('cell')).toHaveText([
    /590\s€$/,
    /Illimités$/,
    /Illimitées$/,
    /Non comprises$/,
    /Complets$/,
    'Demander cet abonnement',
  ]);
  await expect(page.getByText('Votre abonnement', { exact: true })).toHaveCount(0);
  await goodInBothThemes(page);
  await page.goto('/en/plans');
  await expect(
    page
      .getByRole('row', { name: /^Partner/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/On request$/);
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/en/contact');
});

test('a recruiter sees which plan the company has', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Abonnements' })
    .click();
  const own = page.getByRole('row').filter({ hasText: 'Votre abonnement' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('rowheader')).toContainText('Jeune pousse, à l’année');
  await fitsTheScreen(page);
  await accessible(page);
});
