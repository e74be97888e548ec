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
  const wanted = page.getByRole('article', { name: 'Essentiel' });
  await wanted.getByRole('button', { name: /^Demander cet abonnement/ }).click();
  await dialog(page).getByLabel('Un mot pour l’équipe').fill('Dès lundi, merci.');
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click();
  const request = page.getByText('Votre demande : «');
  await expect(request).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Envoyée le .+ par / })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Notre équipe la lit/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(wanted).toContainText('Demandé');
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('button', { name: 'Retirer la demande' }).click();
  await expect(request).toHaveCount(0);

  const admin = await as('admin');
  const ask = async (plan: string) => {
    await page
      .getByRole('article', { name: plan })
      .getByRole('button', { name: /^Demander cet abonnement/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(request).toBeVisible();
    await admin.goto('/admin/abonnements');
  };
  await ask('Illimité');
  await accessible(admin);
  await fitsTheScreen(admin);
  await admin.getByRole('button', { name: `Décliner la demande de ${name}` }).click();
  await dialog(admin).getByLabel('Pourquoi').fill('Commençons par l’essentiel.');
  await dialog(admin).getByRole('button', { name: 'Décliner et envoyer' }).click();
  await expect(admin.getByText('La demande est déclinée.')).toBeVisible();
  await expect(page.getByText('Commençons par l’essentiel.')).toBeVisible();

  await ask('Essentiel');
  await admin.getByRole('button', { name: `Accorder la demande de ${name}` }).click();
  await expect(admin.getByText(`${name} a son nouvel abonnement.`)).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: 'Votre abonnement' });
  await expect(own.getByRole('heading')).toHaveText('Essentiel');
  await expect(page.getByText(/^Accordée le .+ l’abonnement est en place$/)).toBeVisible();
  await followEmail(page, email, 'Votre abonnement');
  await expect(page).toHaveURL('/plans');
});

test('the team assigns a plan that was not asked for', { tag: '@once' }, async ({ page, as }) => {
  const name = newName('Quai Vieux');
  await joinWithCompany(page, name);
  await page.goto('/plans');
  const own = page.getByRole('article').filter({ hasText: 'Votre abonnement' });
  await expect(own.getByRole('heading')).toHaveText('Gratuit');
  const admin = await as('admin');
  await admin.goto(`/admin/entreprises?text=${encodeURIComponent(name)}`);
  await admin.getByRole('link', { name }).last().click();
  await admin.getByLabel('Abonnement').selectOption({ label: 'Sélections' });
  await admin.getByRole('button', { name: 'Attribuer' }).click();
  await expect(admin.getByText('L’abonnement est attribué.')).toBeVisible();
  await accessible(admin);
  await expect(own.getByRole('heading')).toHaveText('Sélections');
});

test('a visitor without an account goes from a plan to a sign-up as a recruiter', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/plans');
  await page
    .getByRole('article', { name: 'Illimité' })
    .getByRole('link', { name: /^Demander cet abonnement/ })
    .click();
  await expect(page).toHaveURL('/inscription?role=RECRUITER');
  await expect(page.getByLabel('Recruter')).toBeChecked();
});

test('a visitor compares the plans', { tag: '@once' }, async ({ page }) => {
  await page.goto('/plans');
  await expect(page).toHaveTitle(/^Abonnements – /);
  const plan = (name: string) => page.getByRole('article', { name });
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(plan('Gratuit').getByRole('listitem')).toHaveText([
    /^20 profils par jour$/,
    /^1 conversation à la fois, avec les personnes qui ne cherchent ni CDI ni CDD/,
  ]);
  await expect(plan('Essentiel')).toContainText('Recommandé');
  await expect(plan('Essentiel')).toContainText(/149\s€ par mois/);
  await page.getByRole('link', { name: 'À l’année' }).click();
  await expect(page).toHaveURL('/plans?period=year');
  await expect(plan('Essentiel')).toContainText(/119\s€ par mois, à l’année/);
  await expect(plan('Essentiel')).toContainText(/30\s€ de moins par mois/);
  await expect(plan('Illimité')).toContainText(/590\s€ par mois/);
  // On a wide screen the comparison is open.
  await expect(page.getByRole('row', { name: /^Profils par jour/ }).getByRole('cell')).toHaveText([
    ...['10', '20', '50', '80', '100'].map((count) => `${count} profils par jour`),
    ...['Profils sans limite', 'Profils sans limite'],
  ]);
  await expect(page.getByText('Votre abonnement', { exact: true })).toHaveCount(0);
  await goodInBothThemes(page);
  await page.goto('/en/plans');
  await expect(plan('Partner')).toContainText('On request');
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
  const own = page.getByRole('article').filter({ hasText: 'Votre abonnement' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('heading')).toHaveText('Jeune pousse');
  await expect(page.getByRole('link', { name: 'À l’année' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Au mois' }).click();
  await expect(own).toContainText('Votre abonnement, à l’année');
  await fitsTheScreen(page);
  await accessible(page);
});

test('a visitor on a phone unfolds the comparison of the plans', { tag: '@once' }, async ({ page }) => {
  // On a wide screen it is open.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plans');
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText('Comparer tous les abonnements').filter({ visible: true }).click();
  await expect(table).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);
});
