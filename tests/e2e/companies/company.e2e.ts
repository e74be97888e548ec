import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { followEmail, newAddress } from '../../harness/join.ts';
import { accessible, addressHeader, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { createCompany, newName, pickCity, signUpRecruiter } from '../../harness/recruiter.ts';

async function validate(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin/entreprises');
  await admin.getByRole('button', { name: `Valider ${name}` }).click();
  await expect(admin.getByText(`${name} est validée`)).toBeVisible();
}

/** A browser of another user, with its own client address. */
async function elsewhere(browser: Browser, options: BrowserContextOptions, baseURL: string | undefined): Promise<Page> {
  const address = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
  await context.setExtraHTTPHeaders({ [addressHeader]: address });
  return context.newPage();
}

test('a recruiter signs up and creates a company, which is refused, corrected and validated', async ({ page, as }) => {
  test.slow();
  const name = newName('Voile Claire');
  const email = await signUpRecruiter(page);
  await expect(page.getByText('Il vous manque une entreprise')).toBeVisible();
  await accessible(page);

  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il vous manque une entreprise');
  await page.goto('/');

  await page.getByRole('link', { name: 'Choisir mon entreprise' }).click();
  await accessible(page);
  await fitsTheScreen(page);
  // Invalid values are not stored, and no typed value is lost.
  await page.getByLabel('Nom de l’entreprise').fill(name);
  await expect(page.getByText('Aucune entreprise validée ne porte ce nom.')).toBeVisible();
  await page.getByRole('button', { name: 'Créer mon entreprise' }).click();
  await expect(dialog(page).getByLabel('Nom de l’entreprise')).toHaveValue(name);
  await dialog(page).getByLabel('Site').fill('nouvelle.example');
  await dialog(page).getByRole('button', { name: 'Créer l’entreprise' }).click();
  await expect(dialog(page).getByText('Le lien doit commencer par http:// ou https://')).toBeVisible();
  await expect(dialog(page).getByLabel('Nom de l’entreprise')).toHaveValue(name);
  await accessible(page);
  await dialog(page).getByLabel('Site').fill('https://nouvelle.example');
  await pickCity(page, 'Nantes', 'Nantes');
  await dialog(page).getByRole('button', { name: 'Créer l’entreprise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Votre entreprise attend sa validation')).toBeVisible();
  await accessible(page);
  await fitsTheScreen(page);

  // While it waits: no access to profiles, and the next steps are shown.
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre entreprise attend sa validation');
  await page.goto('/user/camille-verdier-front-end');
  await expect(page.getByText('Vous ne pouvez pas accéder à ce profil')).toBeVisible();

  // Refused with a reason, corrected, submitted again.
  const admin = await as('admin');
  await admin.goto('/admin/entreprises');
  await admin.getByRole('button', { name: `Refuser ${name}` }).click();
  await dialog(admin).getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(dialog(admin).getByText('Ce champ est obligatoire')).toBeVisible();
  await dialog(admin).getByLabel('Pourquoi').fill('La page ne dit pas ce que vous faites.');
  await accessible(admin);
  await dialog(admin).getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(admin.getByText('L’entreprise reçoit vos raisons par e-mail.')).toBeVisible();

  await followEmail(page, email, 'n’est pas validée');
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
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('The team of Maréva');
  await expect(viewer.getByRole('checkbox')).toHaveCount(0);
  await expect(viewer.getByText('recruiter@demo.example')).toHaveCount(0);
  await accessible(viewer);
  const stranger = await as('free');
  expect((await stranger.goto('/company/mareva/members'))?.status()).toBe(403);
});

test('a recruiter invites a person without an account, who joins and gets rights', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  test.slow();
  const name = newName('Atelier des Vents');
  await signUpRecruiter(page);
  await createCompany(page, name);
  await page.getByRole('link', { name: 'Équipe' }).click();
  await accessible(page);
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const guest = newAddress();
  await dialog(page).getByLabel('Adresse e-mail').fill('pas une adresse');
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(dialog(page).getByText('Cette adresse e-mail n’est pas complète')).toBeVisible();
  await dialog(page).getByLabel('Adresse e-mail').fill(guest);
  await dialog(page).getByLabel('Conversations').uncheck();
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitations envoyées' })).toBeVisible();
  await expect(page.getByText(guest)).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);

  const other = await elsewhere(browser, contextOptions, baseURL);
  await followEmail(other, guest, 'rejoindre une équipe');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${name} vous invite à rejoindre son équipe`);
  await accessible(other);
  const signUpAddress = await other
    .getByRole('main')
    .getByRole('link', { name: 'Créer un compte' })
    .getAttribute('href');
  await signUpRecruiter(other, guest, signUpAddress ?? '');
  // The invitation is shown on the home page: the e-mail is no longer needed.
  await expect(other.getByText(`${name} vous invite`)).toBeVisible();
  await other.getByRole('link', { name: 'Voir l’invitation' }).click();
  await other.getByRole('button', { name: `Rejoindre ${name}` }).click();
  await expect(other).toHaveURL(/\/company\//);
  await expect(other.getByText('Votre entreprise attend sa validation')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Modifier ma page entreprise' })).toHaveCount(0);

  // The open page of the inviter is updated; the inviter makes the new member an administrator.
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toContainText('Depuis le');
  const row = page.getByRole('listitem').filter({ hasText: guest });
  await row.getByRole('checkbox', { name: /^Administration/ }).check();
  await expect(page.getByText('Les permissions sont enregistrées.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Modifier ma page entreprise' })).toBeVisible();
  await followEmail(other, guest, 'rejoindre une équipe');
  await expect(other.getByText('Vous faites déjà partie de cette équipe.')).toBeVisible();
  await other.context().close();
});

test('a recruiter asks to join and is accepted, a member is removed, and the last administrator cannot leave', {
  tag: '@once',
}, async ({ page, as, browser, contextOptions, baseURL }) => {
  test.slow();
  const name = newName('Phare Ouest');
  await signUpRecruiter(page);
  await createCompany(page, name);
  await validate(await as('admin'), name);
  await page.getByRole('link', { name: 'Équipe' }).click();
  // The only member, and the last administrator.
  await expect(page.getByText('Seule personne à administrer l’entreprise')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Administration/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Quitter l’entreprise' })).toHaveCount(0);

  const other = await elsewhere(browser, contextOptions, baseURL);
  const email = await signUpRecruiter(other);
  await other.getByRole('link', { name: 'Choisir mon entreprise' }).click();
  await other.getByLabel('Nom de l’entreprise').fill(name.toUpperCase());
  await other.getByRole('button', { name: `Demander à la rejoindre : ${name}` }).click();
  await dialog(other).getByLabel('Un mot pour vos collègues').fill('Je viens d’arriver.');
  await accessible(other);
  await dialog(other).getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(other.getByText(`Votre demande à ${name} attend une réponse`)).toBeVisible();
  await accessible(other);

  await expect(page.getByText('Je viens d’arriver.')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Accepter – Ada Marin' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByRole('checkbox', { name: /^Administration/ })).toBeVisible();
  await other.goto('/developers');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('CVThèque');

  // With another administrator the first may leave; from then on the second may not.
  await row.getByRole('checkbox', { name: /^Administration/ }).check();
  await expect(page.getByText('Les permissions sont enregistrées.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Quitter l’entreprise' }).click();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Quitter l’entreprise' })).toBeFocused();
  await other.goto('/mon-entreprise');
  await other.getByRole('link', { name: 'Équipe' }).click();
  await other.getByRole('button', { name: 'Retirer Ada Marin de l’équipe' }).click();
  await expect(other.getByText('Retirer Ada Marin de l’équipe ?')).toBeVisible();
  await accessible(other);
  await other.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(other.getByText('Ada Marin ne fait plus partie de l’équipe.')).toBeVisible();
  await expect(other.getByText('Seule personne à administrer l’entreprise')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Il vous manque une entreprise')).toBeVisible();
  await other.context().close();
});

test('a recruiter requests a plan, withdraws, requests again, and the team grants it', { tag: '@once' }, async ({
  page,
  as,
}) => {
  test.slow();
  const name = newName('Quai Neuf');
  const email = await signUpRecruiter(page);
  await createCompany(page, name);
  await page.goto('/plans');
  const wanted = page.getByRole('row', { name: /^Essentiel, au mois/ });
  await wanted.getByRole('button', { name: /^Demander ce plan/ }).click();
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
      .getByRole('button', { name: /^Demander ce plan/ })
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

test('two users edit the same company page: the second sees a message, and no typed value is lost', {
  tag: '@once',
}, async ({ page, as }) => {
  const name = newName('Double Plume');
  await signUpRecruiter(page);
  await createCompany(page, name);
  const admin = await as('admin');
  await admin.goto(page.url());
  await admin.getByRole('button', { name: 'Modifier la page de l’entreprise' }).click();
  await expect(dialog(admin).getByLabel('Nom de l’entreprise')).toHaveValue(name);
  await page.getByRole('button', { name: 'Modifier ma page entreprise' }).click();
  await dialog(page).getByLabel('Nombre de personnes').fill('12');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('12 personnes')).toBeVisible();
  await dialog(admin).getByLabel('Nombre de personnes').fill('99');
  await dialog(admin).getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog(admin).getByText('Cela a changé entre-temps')).toBeVisible();
  await expect(dialog(admin).getByLabel('Nombre de personnes')).toHaveValue('99');
  await accessible(admin);
  await dialog(admin).getByRole('button', { name: 'Reprendre la version enregistrée' }).click();
  await expect(dialog(admin).getByLabel('Nombre de personnes')).toHaveValue('12');

  // A lost connection loses no typed value either.
  await page.getByRole('button', { name: 'Modifier ma page entreprise' }).click();
  await dialog(page).getByLabel('Nombre de personnes').fill('13');
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog(page).getByText('La connexion est coupée.')).toBeVisible();
  await expect(dialog(page).getByLabel('Nombre de personnes')).toHaveValue('13');
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('13 personnes')).toBeVisible();
});

test('a recruiter edits their own page, and its address follows the name', { tag: '@once' }, async ({ page }) => {
  await signUpRecruiter(page);
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

for (const [account, path, words] of [
  ['refused', '/', 'Votre entreprise n’est pas validée'],
  ['refused', '/company/bois-sonore', 'Votre entreprise n’est pas validée'],
  ['refused', '/developers', 'Votre entreprise n’est pas validée'],
  ['newcomer', '/', 'Il vous manque une entreprise'],
  ['newcomer', '/mon-entreprise', 'Trouver mon entreprise'],
  ['asking', '/', 'Votre demande attend une réponse'],
  ['asking', '/mon-entreprise', 'Votre demande à Maréva attend une réponse'],
  ['recruiter', '/company/mareva/members', 'Demandes pour vous rejoindre'],
  ['admin', '/admin/entreprises', 'Lune et Compas'],
  ['admin', '/admin/abonnements', 'Petits Bols'],
  ['admin', '/company/petits-bols', 'Panneau admin'],
] as const) {
  test(`the account ${account} sees ${path} in the dark theme and in English`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await goodAtEveryWidth(page);
    await page.locator('header a[hreflang="en"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await goodAtEveryWidth(page);
  });
}

test('a visitor without an account goes from a plan to a sign-up as a recruiter', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/plans');
  await page
    .getByRole('row', { name: /^Illimité/ })
    .getByRole('link', { name: /^Demander ce plan/ })
    .click();
  await expect(page).toHaveURL('/inscription?role=RECRUITER');
  await expect(page.getByLabel('Recruter')).toBeChecked();
});
