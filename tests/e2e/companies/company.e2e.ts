import { followEmail, newAddress } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import {
  joinAsRecruiter,
  joinWithCompany,
  newName,
  pickCity,
  signUpRecruiter,
  validate,
} from '../../harness/recruiter.ts';

test('a recruiter signs up and creates a company, which waits for its validation', { tag: '@once' }, async ({
  page,
}) => {
  const name = newName('Voile Claire');
  await signUpRecruiter(page, newAddress());
  await expect(page.getByText('Il vous manque une entreprise')).toBeVisible();
  await accessible(page);

  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il vous manque une entreprise');
  await page.goto('/');

  await page.getByRole('link', { name: 'Choisir mon entreprise' }).click();
  await goodAtEveryWidth(page);
  // Invalid values are not stored, and no typed value is lost.
  await page.getByLabel("Nom de l'entreprise").fill(name);
  await expect(page.getByText('Aucune entreprise validée ne porte ce nom.')).toBeVisible();
  await page.getByRole('button', { name: 'Créer mon entreprise' }).click();
  await expect(dialog(page).getByLabel("Nom de l'entreprise")).toHaveValue(name);
  await dialog(page).getByLabel('Site').fill('nouvelle.example');
  await dialog(page).getByRole('button', { name: 'Créer l’entreprise' }).click();
  await expect(dialog(page).getByText('Le lien doit commencer par http:// ou https://')).toBeVisible();
  await expect(dialog(page).getByLabel("Nom de l'entreprise")).toHaveValue(name);
  await accessible(page);
  await dialog(page).getByLabel('Site').fill('https://nouvelle.example');
  await pickCity(page, 'Nantes', 'Nantes');
  await dialog(page).getByRole('button', { name: 'Créer l’entreprise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Votre entreprise attend sa validation')).toBeVisible();
  await goodAtEveryWidth(page);

  // While it waits: no access to profiles, and the next steps are shown.
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre entreprise attend sa validation');
  await page.goto('/user/camille-verdier-front-end');
  await expect(page.getByText('Vous ne pouvez pas accéder à ce profil')).toBeVisible();
});

test('an administrator refuses a company with a reason, and validates it after its correction', {
  tag: '@once',
}, async ({ page, as }) => {
  const name = newName('Voile Claire');
  const { email } = await joinWithCompany(page, name);
  const admin = await as('admin');
  await admin.goto('/admin/entreprises');
  await admin.getByRole('button', { name: `Refuser ${name}` }).click();
  await dialog(admin).getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(dialog(admin).getByText('Ce champ est obligatoire')).toBeVisible();
  await dialog(admin).getByLabel('Pourquoi').fill('La page ne dit pas ce que vous faites.');
  await accessible(admin);
  await dialog(admin).getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(admin.getByText('Elle reçoit vos raisons par e-mail.')).toBeVisible();

  await followEmail(page, email, 'pas encore validée');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('La page ne dit pas ce que vous faites.')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Modifier ma page entreprise' }).click();
  await dialog(page)
    .getByLabel('Présentation')
    .fill(
      `Nous taillons des **voiles** pour la course et la croisière. ${'Chaque voile part de nos ateliers. '.repeat(3)}`,
    );
  await dialog(page).getByRole('combobox', { name: 'Ajouter une technologie' }).fill('Rust');
  await dialog(page).getByRole('option', { name: 'Rust' }).first().click();
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('strong', { hasText: 'voiles' })).toBeVisible();
  await page.getByRole('button', { name: 'Demander une nouvelle relecture' }).click();
  await expect(page.getByText('Votre entreprise attend sa validation')).toBeVisible();

  await validate(admin, name);
  await followEmail(page, email, 'est validée');
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CVThèque');
});

test('a visitor sees a company page once it is validated, and not before', async ({ page, as }) => {
  const answer = await page.goto('/company/orgelet-sante');
  expect(answer?.status()).toBe(404);
  await page.goto('/company/mareva');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maréva');
  await expect(page.getByRole('link', { name: 'mareva.example' })).toHaveAttribute('href', /\/t\?link=/);
  await expect(page.getByText('Candidature spontanée')).toBeVisible();
  await expect(page.getByRole('button', { name: /Modifier/ })).toHaveCount(0);
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('link', { name: 'Hélène Kerouan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hélène Kerouan');
  await expect(page.getByText('Directrice technique')).toBeVisible();
  await accessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Maréva' }).click();
  await expect(page).toHaveURL('/company/mareva');

  const viewer = await as('viewer');
  await viewer.goto('/company/mareva');
  await expect(viewer.getByRole('button', { name: 'Modifier ma page entreprise' })).toHaveCount(0);
  await viewer.goto('/en/company/mareva/members');
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('The Maréva team');
  await expect(viewer.getByRole('checkbox')).toHaveCount(0);
  await expect(viewer.getByText('recruiter@demo.example')).toHaveCount(0);
  await accessible(viewer);
  const stranger = await as('free');
  expect((await stranger.goto('/company/mareva/members'))?.status()).toBe(403);
});

test('two users edit the same company page: the second sees a message, and no typed value is lost', {
  tag: '@once',
}, async ({ page, as }) => {
  const name = newName('Double Plume');
  const { address } = await joinWithCompany(page, name);
  await page.goto(address);
  const admin = await as('admin');
  await admin.goto(address);
  await admin.getByRole('button', { name: 'Modifier la page de l’entreprise' }).click();
  await expect(dialog(admin).getByLabel("Nom de l'entreprise")).toHaveValue(name);
  await page.getByRole('button', { name: 'Modifier ma page entreprise' }).click();
  await dialog(page).getByLabel('Effectif').fill('12');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('12 personnes')).toBeVisible();
  await dialog(admin).getByLabel('Effectif').fill('99');
  await dialog(admin).getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog(admin).getByText('Cela a changé entre-temps')).toBeVisible();
  await expect(dialog(admin).getByLabel('Effectif')).toHaveValue('99');
  await accessible(admin);
  await dialog(admin).getByRole('button', { name: 'Reprendre la version enregistrée' }).click();
  await expect(dialog(admin).getByLabel('Effectif')).toHaveValue('12');

  // A lost connection loses no typed value either.
  await page.getByRole('button', { name: 'Modifier ma page entreprise' }).click();
  await dialog(page).getByLabel('Effectif').fill('13');
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog(page).getByText('La connexion est coupée.')).toBeVisible();
  await expect(dialog(page).getByLabel('Effectif')).toHaveValue('13');
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('13 personnes')).toBeVisible();
});

test('a recruiter edits their own page, and its address follows the name', { tag: '@once' }, async ({ page }) => {
  await joinAsRecruiter(page);
  await page.goto('/');
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Mon profil' }).click();
  await expect(page.getByText('Sans entreprise pour le moment.')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Modifier mon profil' }).click();
  const name = newName('Grace Lovelace');
  await dialog(page).getByLabel('Nom affiché').fill(name);
  await dialog(page).getByLabel('Votre poste').fill('Responsable technique');
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/recruiter\/grace-lovelace-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Responsable technique')).toBeVisible();
});
