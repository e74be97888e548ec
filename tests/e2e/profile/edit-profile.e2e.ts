import { join, ownProfile } from '../../harness/join.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import {
  card,
  confirm,
  confirmRefused,
  dialog,
  head,
  month,
  open,
  openMenu,
  pick,
} from '../../harness/profile-dialog.ts';

test('a developer adds an education and a project by keyboard and sees them at once', { tag: '@once' }, async ({
  page,
}) => {
  await join(page);
  await page.goto(await ownProfile(page));
  await open(page, 'education', 'Ajouter');
  await dialog(page).getByLabel("Nom de l'organisme ou de l'école").fill('ENSTA Bretagne');
  await dialog(page).getByLabel("Année d'obtention du diplôme").selectOption('2019');
  await dialog(page).getByLabel('Diplôme obtenu').fill('Ingénieure');
  await accessible(page);
  await confirm(page, 'Ajouter');
  await expect(card(page, 'education')).toContainText('2019IngénieureENSTA Bretagne');
  await open(page, 'education');
  await dialog(page).getByLabel('Bac +').fill('55');
  await confirm(page);
  await expect(card(page, 'education')).toContainText('Bac +10');

  await open(page, 'projects', 'Ajouter');
  await dialog(page).getByLabel('Nom du projet').fill('Sémaphore');
  await month(page, 'Date du projet', 'mai', '2024');
  await dialog(page).getByLabel('Description du projet').fill('Un sémaphore <script>alert(1)</script>.');
  await dialog(page).getByLabel('Lien du projet').fill('semaphore.example');
  await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).press('Enter');
  await expect(dialog(page).getByText('Le lien doit commencer par http:// ou https://')).toBeVisible();
  await dialog(page).getByLabel('Lien du projet').fill('https://semaphore.example');
  await accessible(page);
  await confirm(page, 'Ajouter');
  await expect(card(page, 'projects')).toContainText('Un sémaphore <script>alert(1)</script>.');

  for (const [type, add, added] of [
    ['experiences', 'Ajouter une expérience professionnelle', 'Nouvelle expérience'],
    ['education', 'Ajouter une formation ou une école', 'Nouvelle formation'],
    ['projects', 'Ajouter un projet', 'Nouveau projet'],
  ] as const) {
    await open(page, type);
    await dialog(page).getByRole('button', { name: add }).press('Enter');
    await expect(dialog(page).getByRole('button', { name: added, exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await dialog(page).getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a developer edits languages and links by keyboard and sees them at once', { tag: '@once' }, async ({ page }) => {
  await join(page);
  await page.goto(await ownProfile(page));
  await open(page, 'skills');
  await dialog(page).getByRole('button', { name: 'Ajouter une langue' }).press('Enter');
  await confirmRefused(page, 'Vous devez choisir une langue');
  await pick(page, 'Langue', 'breton', 'Breton');
  await dialog(page).getByLabel('Niveau').press('End');
  await accessible(page);
  await confirm(page);
  await expect(card(page, 'skills')).toContainText('Breton Courant');

  await open(page, 'links');
  await dialog(page).getByLabel('Identifiant GitHub').fill('https://www.github.com/noemie/');
  await dialog(page).getByLabel('Identifiant Twitter').fill('@noemie_lg');
  await dialog(page).getByRole('button', { name: 'Ajouter un lien personnalisé' }).press('Enter');
  await dialog(page).getByPlaceholder('Portfolio, YouTube...').fill('Carnet');
  await dialog(page).getByLabel('Adresse', { exact: true }).fill('ftp://carnet.example');
  await confirmRefused(page, 'Le lien doit commencer par http:// ou https://');
  await dialog(page).getByLabel('Adresse', { exact: true }).fill('https://carnet.example');
  await accessible(page);
  await confirm(page);
  const links = card(page, 'links').getByRole('link');
  await expect(links).toHaveText(['GitHub', '@noemie_lg', 'Carnet']);
  await expect(links.first()).toHaveAttribute('href', 'https://github.com/noemie');
});

test('a developer edits interests and a soundtrack by keyboard and sees them at once', { tag: '@once' }, async ({
  page,
}) => {
  await join(page);
  await page.goto(await ownProfile(page));
  await page
    .getByRole('navigation', { name: 'Sections du profil' })
    .getByRole('link', { name: 'Plus', exact: true })
    .click();
  await open(page, 'interests');
  await dialog(page).getByRole('button', { name: 'Ajouter un centre' }).press('Enter');
  await dialog(page).getByRole('textbox', { name: 'Centre d’intérêt' }).fill('Godille');
  await accessible(page);
  await confirm(page);
  await expect(card(page, 'interests').getByRole('listitem')).toHaveText('Godille');
  await open(page, 'soundtrack');
  await dialog(page).getByLabel('Adresse Spotify').fill('https://example.com/chanson');
  await confirmRefused(page, 'Collez une adresse Spotify');
  await dialog(page).getByLabel('Adresse Spotify').fill('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC');
  await accessible(page);
  await confirm(page);
  await expect(card(page, 'soundtrack').getByRole('button', { name: 'Écouter ici (Spotify)' })).toBeVisible();
  await goodAtEveryWidth(page);
});

test('a developer chooses a nickname, health data with consent, an avatar and a photo', { tag: '@once' }, async ({
  page,
}) => {
  await join(page);
  await page.goto(await ownProfile(page));
  await open(page, 'about');
  await expect(dialog(page).getByLabel('Métier').locator('optgroup')).toHaveCount(10);
  await dialog(page).getByLabel('Métier').selectOption({ label: 'Développeur·euse back-end' });
  // A text that is left without a choice stays; the name of a city chooses it.
  const city = dialog(page).getByRole('combobox', { name: 'Localisation' });
  await city.fill('quimpe');
  await city.blur();
  await expect(dialog(page).getByText('« quimpe » n’est pas encore choisi.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Choisir Quimper, France' }).click();
  await expect(city).toHaveValue('Quimper, France');
  await city.fill('Concarneau');
  await city.blur();
  await expect(city).toHaveValue('Concarneau, France');
  await pick(page, 'Localisation', 'Quimper', /^Quimper, France/);
  await dialog(page).getByLabel('Description courte').fill('Des API qui tiennent la marée.');
  await dialog(page).getByLabel('Description détaillée').fill('Je construis des services.');
  await dialog(page).getByLabel('Surnom').press('Space');
  const shown = dialog(page).getByText('Aperçu').locator('..').locator('strong');
  const first = await shown.textContent();
  await dialog(page).getByRole('button', { name: 'Choisir un autre surnom' }).press('Enter');
  await expect(shown).not.toHaveText(first ?? '');
  const nickname = (await shown.textContent()) ?? '';
  await dialog(page).getByLabel('Je suis en situation de handicap (RQTH)').press('Space');
  await confirmRefused(page, 'Sans votre accord');
  await dialog(page).getByLabel('Je suis en situation de handicap (RQTH)').press('Space');
  const avatar = page.getByRole('button', { name: "Changer l'avatar" });
  await avatar.press('Enter');
  await expect(dialog(page)).toContainText('Personnalisez votre avatar');
  await accessible(page);
  // Escape closes the inner dialog only, and the focus returns to the button that opened it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(avatar).toBeFocused();
  await avatar.press('Enter');
  const following = dialog(page).getByRole('button', { name: /suivant/i });
  await following.first().press('Enter');
  await confirm(page);
  const file = dialog(page).locator('input[type=file]');
  await file.setInputFiles({ ...photo, buffer: Buffer.from('<html>pas une image</html>') });
  await expect(dialog(page).getByText('Ce fichier n’est pas une image')).toBeVisible();
  await file.setInputFiles({ ...photo, name: 'photo.html', mimeType: 'text/html' });
  const remove = dialog(page).getByRole('button', { name: 'Supprimer la photo de profil' });
  await expect(remove).toBeVisible();
  await accessible(page);
  await confirm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nickname);
  await expect(head(page).locator('img')).toHaveAttribute('src', /^\/images\/\w+\/300\.webp$/);
  expect(page.url()).not.toContain('noemie');
  await open(page, 'about');
  await remove.press('Enter');
  await confirm(page);
  await expect(head(page).locator('img')).toHaveAttribute('src', /^\/avatars\//);
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };

test('a card keeps its column and the focus of its button when its content grows', { tag: '@once' }, async ({
  page,
}) => {
  await join(page);
  await page.goto(await ownProfile(page));
  // With a technology, the card stands at the end of the other column when the profile is opened the next time.
  await open(page, 'technologies');
  await pick(page, 'Ajouter une technologie', 'python', 'Python');
  await confirm(page);
  await expect(card(page, 'technologies').getByRole('listitem')).toHaveText(['Python']);
  await expect(card(page, 'technologies').getByRole('button', { name: /^Modifier – / })).toBeFocused();
});

test('two users save the same card at once: the second sees a message and loses no text', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await join(page);
  const address = await ownProfile(page);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  for (const one of [page, other]) {
    await open(one, 'technologies');
    await pick(one, 'Ajouter une technologie', one === page ? 'python' : 'elixir', one === page ? 'Python' : 'Elixir');
  }
  await confirm(page);
  await dialog(other).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(other).getByText('Cette carte a changé entre-temps')).toBeVisible();
  await expect(dialog(other).getByText('Elixir')).toBeVisible();
  await accessible(other);
  await dialog(other).getByRole('button', { name: 'Enregistrer ma version' }).press('Enter');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(card(other, 'technologies').getByRole('listitem')).toHaveText(['Elixir']);
  // The first page is updated without an action.
  await expect(card(page, 'technologies').getByRole('listitem')).toHaveText(['Elixir']);
});

test('a developer discards typed text by « Annuler »; a lost connection does not discard it', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await join(page);
  await page.goto(await ownProfile(page));
  await open(page, 'skills');
  await dialog(page).getByLabel('Interessé par').fill('Zig');
  // Escape would lose the text: it asks first, and the test runner answers no.
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByLabel('Interessé par')).toHaveValue('Zig');
  await dialog(page).getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'skills').getByRole('button', { name: 'Modifier – Compétences' })).toBeFocused();
  await open(page, 'skills');
  await expect(dialog(page).getByLabel('Interessé par')).toHaveValue('');
  await dialog(page).getByLabel('Interessé par').fill('Zig');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(page).getByText('La connexion est coupée')).toBeVisible();
  await context.setOffline(false);
  await confirm(page);
  await expect(card(page, 'skills')).toContainText('Zig');
});

test('a developer who leaves a page with typed text is asked first, and deleting a row keeps the focus in the list', {
  tag: '@once',
}, async ({ page }) => {
  await join(page);
  await page.goto(`${await ownProfile(page)}?section=complete`);
  const sections = page.getByRole('navigation', { name: 'Sections du profil' });
  await sections.getByRole('link', { name: 'Profil', exact: true }).click();
  await open(page, 'links');
  const add = dialog(page).getByRole('button', { name: 'Ajouter un lien personnalisé' });
  await add.press('Enter');
  await expect(dialog(page).getByLabel('Nom du lien')).toBeFocused();
  await add.press('Enter');
  await dialog(page).getByLabel('Nom du lien').first().fill('Un');
  await dialog(page).getByRole('button', { name: 'Supprimer – Un' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Supprimer – nouveau lien' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Supprimer – nouveau lien' }).press('Enter');
  await expect(add).toBeFocused();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    return question.dismiss();
  });
  await page.goBack({ timeout: 3000 }).catch(() => {});
  await expect(add).toBeVisible();
  expect(questions.join()).toContain('changements non enregistrés');
});

test('a developer chooses what the public sees, and sees the preview at once', { tag: '@once' }, async ({
  page,
  otherBrowser,
}) => {
  await join(page);
  await page.goto(await ownProfile(page));
  await open(page, 'skills');
  await dialog(page).getByLabel('Interessé par').fill('Les phares');
  await confirm(page);
  await card(page, 'personal').getByRole('button', { name: 'Afficher cette carte' }).press('Enter');
  await expect(card(page, 'personal').getByRole('button', { name: 'Masquer cette carte' })).toBeEnabled();
  await card(page, 'personal').getByRole('button', { name: 'Masquer cette carte' }).press('Enter');
  await expect(card(page, 'personal').getByRole('button', { name: 'Afficher cette carte' })).toBeVisible();
  await card(page, 'personal').getByRole('button', { name: 'Modifier' }).press('Enter');
  await expect(page).toHaveURL('/settings/user-informations');
  await page.goBack();
  await openMenu(page);
  await page.getByRole('link', { name: "Paramètres d'affichage" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Paramètres d'affichage");
  const preview = page.locator('section', { hasText: 'Aperçu du profil public' });
  await expect(preview.getByText('Les phares')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Compétences' }).press('Space');
  await expect(preview.getByText('Les phares')).toBeVisible();
  await goodAtEveryWidth(page);
  // The message of the first save may still be shown: only the response proves that this one is stored.
  const stored = page.waitForResponse((response) => response.url().includes('visibility') && response.ok());
  await page.getByRole('button', { name: 'Enregistrer' }).first().press('Enter');
  await stored;
  await expect(page.getByText('Vos changements sont enregistrés.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Compétences' })).toBeChecked();
  // A short profile is shown to no visitor, with any settings.
  const address = (await page.getByRole('link', { name: 'Ouvrir la page publique' }).getAttribute('href')) ?? '';
  const visitor = await otherBrowser();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText("Ce développeur n'a pas complété son profil");
});
