import { disableReasons } from '../../../domain/moderation/disable-reason.ts';
import { makeRecruiter } from '../../harness/factories.ts';
import { join, joinAs, ownProfile } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openMenu } from '../../harness/profile-dialog.ts';

test('an administrator disables a profile with an e-mail, its owner reads why, and it is activated again', {
  tag: '@once',
}, async ({ as, page }) => {
  const email = await join(page);
  const admin = await as('admin');
  await admin.goto(await ownProfile(page));
  await openMenu(admin);
  await admin.getByRole('button', { name: 'Désactiver le profil' }).click();
  const dialog = admin.getByRole('dialog', { name: /Désactiver le profil d/ });
  const send = dialog.getByRole('button', { name: 'Désactiver et envoyer le mail' });
  await expect(dialog.getByLabel('Objet')).toHaveValue(/Mise en pause de ton profil/);
  await expect(send).toBeDisabled();
  const templates = dialog.getByRole('group', { name: 'Modèles de message' }).getByRole('button');
  await expect(templates).toHaveCount(disableReasons.length);
  const message = dialog.getByLabel('Message :');
  const messages = new Set<string>();
  for (const template of await templates.all()) {
    await template.click();
    messages.add(await message.inputValue());
  }
  expect(messages.size).toBe(disableReasons.length);
  // A text written by hand stays when another template is chosen.
  await message.fill('Bonjour, un mot de ma part.');
  await dialog.getByRole('button', { name: 'Pas assez complet' }).click();
  await expect(message).toHaveValue('Bonjour, un mot de ma part.');
  await dialog.getByRole('button', { name: 'Prendre le texte du modèle' }).click();
  await expect(message).not.toHaveValue('Bonjour, un mot de ma part.');
  const subject = await dialog.getByLabel('Objet').inputValue();
  await dialog.getByLabel('Objet').fill('');
  await message.focus();
  await expect(dialog.getByText('Ce champ est obligatoire')).toBeVisible();
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Objet').fill(subject);
  await expect(send).toBeEnabled();
  await dialog.getByRole('button', { name: 'Aperçu' }).click();
  await expect(dialog.getByRole('region', { name: 'Aperçu' })).toContainText(email);
  await goodAtEveryWidth(admin);
  // The connection breaks before the request arrives: nothing is said about the mail, and the profile can be looked at.
  await admin.route('**/moderation', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(dialog).toContainText('Nous ne savons pas si le profil est désactivé.');
  await expect(dialog).not.toContainText('Une erreur est survenue');
  await accessible(admin);
  await dialog.getByRole('button', { name: 'Regarder où en est le profil' }).click();
  await expect(dialog).toContainText('Le profil n’est pas désactivé');
  await send.click();
  const activate = admin.getByRole('button', { name: 'Activer le profil', exact: true });
  await expect(activate).toBeVisible();
  await expect(admin.getByText('Le profil est désactivé et l’e-mail est parti.')).toBeVisible();
  await accessible(admin);
  await page.goto('/');
  await expect(page.getByText('Votre profil est en pause')).toBeVisible();
  await expect(page.getByText('Le profil n’est pas assez complet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Répondre à l’équipe' })).toHaveAttribute('href', '/contact');
  await activate.click();
  await expect(activate).toHaveCount(0);
  await openMenu(admin);
  await expect(admin.getByRole('button', { name: 'Désactiver le profil' })).toBeVisible();
});

test('an administrator sets the boost of a profile by keyboard, and it is stored', { tag: '@once' }, async ({
  as,
  page,
}) => {
  const { userId: developerId } = await joinAs(page, 'DEVELOPER', ['Noémie', 'Le Goff']);
  const admin = await as('admin');
  await admin.goto(`/user/${developerId}`);
  const slider = admin.getByRole('slider', { name: 'Boost' });
  for (const [name, value] of Object.entries({ min: '0', max: '3', step: '1' }))
    await expect(slider).toHaveAttribute(name, value);
  await slider.focus();
  await admin.keyboard.press('ArrowRight');
  // The second step comes while the first is still being saved.
  await admin.keyboard.press('ArrowRight');
  await expect(admin.getByText('Le boost est maintenant de 2.')).toBeVisible();
  await expect(admin.getByText('Aucune visite sur cette période.')).toBeVisible();
  await inProduct(async (db) => {
    const { userId: recruiterId } = await makeRecruiter(db);
    const lastAt = new Date(Date.now() - 86_400_000);
    await db
      .insertInto('developerVisits')
      .values({ developerId, recruiterId, day: lastAt, count: 4, lastAt })
      .execute();
    await db
      .updateTable('developers')
      .set({ lastUpdate: new Date('2020-01-02T12:00:00Z') })
      .where('id', '=', developerId)
      .execute();
  });
  await admin.reload();
  await expect(slider).toHaveValue('2');
  await expect(admin.getByText('Dernière mise à jour le 2 janvier 2020')).toBeVisible();
  await admin.getByRole('button', { name: 'Réinitialiser la date de mise à jour' }).click();
  await expect(admin.getByText('Le profil est daté d’aujourd’hui.')).toBeVisible();
  await expect(admin.getByText('Dernière mise à jour le 2 janvier 2020')).toHaveCount(0);

  const periods = admin.getByRole('table', { name: 'Visites' }).locator('tbody tr');
  // A bar for each period, and one in front of it where there were visitors.
  const bars = admin.getByRole('img', { name: 'Visites' }).locator('rect');
  await expect(periods).toHaveCount(14);
  await expect(periods.filter({ hasText: /41$/ })).toHaveCount(1);
  await admin.getByLabel('Granularité').selectOption('MONTH');
  // Fourteen days are in one month or in two.
  await expect.poll(() => bars.count()).toBeLessThan(4);
  await expect(periods.filter({ hasText: /41$/ })).toHaveCount(1);
  await admin.getByLabel('Granularité').selectOption('DAY');
  await admin.getByLabel('Nombre de jours à afficher').fill('5');
  await expect(periods).toHaveCount(5);
  await expect(bars).toHaveCount(6);
});

const screens = [
  ['/admin/profils', 'Profils'],
  ['/admin/profils?list=batch', 'Profils'],
  ['/admin/support', 'Support'],
  ['/admin/echecs', 'Échecs'],
  ['/admin/messages?template=library-alert', 'Messages du produit'],
  ['/admin/reglages/team', 'Réglages de l’équipe'],
  ['/admin/reglages/templates', 'Réglages de l’équipe'],
  ['/admin/reglages/tests', 'Réglages de l’équipe'],
  ['/admin/reglages/achievements', 'Réglages de l’équipe'],
] as const;

test('an administrator sees the team pages on every screen size', { tag: '@once' }, async ({ as }) => {
  test.slow();
  const admin = await as('admin');
  for (const [address, title] of screens) {
    await admin.goto(address);
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(title);
    await goodAtEveryWidth(admin);
  }
});

test('a visitor writes to the team, and the answer is sent by e-mail', { tag: '@once' }, async ({ as, page }) => {
  const words = `Où trouver ma facture ? ${Date.now()}`;
  const email = `visiteur-${Date.now()}@example.com`;
  await page.goto('/contact');
  await page.getByLabel('Votre adresse e-mail').fill(email);
  await page.getByLabel('Votre message').fill(words);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Votre message est bien arrivé').first()).toBeVisible();

  const admin = await as('admin');
  await admin.goto(`/admin/support?text=${encodeURIComponent(words)}`);
  await admin.getByRole('link', { name: email }).click();
  await admin.getByLabel('Votre réponse').fill('Sur la page de votre entreprise.');
  await admin.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(admin.getByText('Message · Réponse envoyée ·')).toBeVisible();
  await expect(admin.getByLabel('Votre réponse')).toHaveValue('');
  await accessible(admin);
  await admin.goto('/outbox');
  await expect(admin.getByRole('link').filter({ hasText: email })).toBeVisible();
});

test('an administrator uses a queue by keyboard', { tag: '@once' }, async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/admin/profils');
  const names = admin.getByRole('main').locator('[data-row]');
  await names.first().focus();
  await admin.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await admin.keyboard.press('x');
  await expect(admin.getByRole('button', { name: 'Valider le profil coché' })).toBeVisible();
  await admin.keyboard.press('k');
  await expect(names.first()).toBeFocused();
});

test('the team adds a technology without a deployment', { tag: '@once' }, async ({ as }) => {
  const admin = await as('admin');
  const name = `Techno ${Date.now()}`;
  await admin.goto('/admin/reglages/technologies');
  await admin.getByRole('button', { name: 'Ajouter une technologie' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Nom, en français').fill(name);
  await dialog.getByLabel('Nom, en anglais').fill(name);
  await accessible(admin);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await admin.goto(`/admin/reglages/technologies?text=${encodeURIComponent(name)}`);
  await expect(admin.getByText('personnalisé')).toBeVisible();
});

test('the team creates a test, plans a season and rewords an achievement without a deployment', {
  tag: '@once',
}, async ({ as, page }) => {
  const admin = await as('admin');
  const dialog = admin.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  const name = `QCM ${Date.now()}`;

  await admin.goto('/admin/reglages/tests');
  await admin.getByRole('button', { name: 'Créer un QCM' }).click();
  await dialog.getByLabel('Nom, en français').fill(name);
  await dialog.getByLabel('Nom, en anglais').fill(name);
  await dialog.getByLabel('Description, en français').fill('Les bases.');
  await dialog.getByLabel('Description, en anglais').fill('The basics.');
  await dialog.getByLabel('Technologie').selectOption({ label: 'Elixir' });
  await dialog.getByLabel('Thème').selectOption({ label: 'Web' });
  await dialog.getByLabel('Adresse').fill('react');
  await save.click();
  // Refused by the server; all typed values are still there.
  await expect(dialog.getByText('C’est déjà dans la liste').first()).toBeVisible();
  await expect(dialog.getByLabel('Nom, en français')).toHaveValue(name);
  await dialog.getByLabel('Adresse').fill(`qcm-${Date.now()}`);
  await accessible(admin);
  await save.click();
  await expect(dialog).toBeHidden();
  await admin.goto(`/admin/reglages/tests?text=${encodeURIComponent(name)}`);
  await expect(admin.getByText('Brouillon', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: `Supprimer le brouillon – ${name}` }).click();
  await admin.getByRole('button', { name: 'Supprimer le brouillon', exact: true }).click();
  await expect(admin.getByText('Rien ne correspond.')).toBeVisible();

  await admin.goto('/admin/reglages/seasons');
  await admin.getByRole('button', { name: 'Planifier la saison suivante' }).click();
  await expect(dialog.getByLabel('Dernier jour')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await dialog.getByLabel('Nom, en français').fill('Grandes marées');
  await dialog.getByLabel('Nom, en anglais').fill('Spring tides');
  await accessible(admin);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('Grandes marées')).toBeVisible();
  await admin.getByRole('button', { name: 'Dates d’origine – Grandes marées' }).click();
  await admin.getByRole('button', { name: 'Dates d’origine', exact: true }).click();
  await expect(admin.getByText('Grandes marées')).toBeHidden();

  await admin.goto('/admin/reglages/achievements');
  await admin.getByRole('button', { name: 'Modifier Sur le podium' }).click();
  await dialog.getByLabel('Description, en français').fill('Finir {goal} saisons sur le podium d’un test.');
  await dialog.getByLabel('Nombre à atteindre').fill('2');
  await accessible(admin);
  await save.click();
  await expect(dialog).toBeHidden();
  await join(page);
  await page.goto((await ownProfile(page)).replace('/user/', '/').concat('/achievements'));
  await expect(page.getByText('Finir 2 saisons sur le podium d’un test.')).toBeVisible();
  await admin.getByRole('button', { name: 'Réglage d’origine – Sur le podium' }).click();
  await admin.getByRole('button', { name: 'Réglage d’origine', exact: true }).click();
  await expect(admin.getByText('Finir une saison parmi les 3 premières places d’un test')).toBeVisible();
  await fitsTheScreen(admin);
});
