import { makeDeveloper } from '../../harness/factories.ts';
import { join, ownProfile } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { card, confirm, dialog, open, openMenu, pick } from '../../harness/profile-dialog.ts';

const camille = '/user/camille-verdier-front-end';

test('a visitor folds cards where there is one column', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(camille);
  const fold = card(page, 'experiences').getByRole('button', { name: 'Replier – Expériences professionnelles' });
  await fold.press('Enter');
  await expect(card(page, 'experiences').getByRole('heading', { level: 3 }).first()).toBeHidden();
  await card(page, 'experiences')
    .getByRole('button', { name: /^Déplier/ })
    .press('Enter');
  await expect(card(page, 'experiences').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(fold).toBeHidden();
});

test('tooltips are not visible while the styles of a profile arrive', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(camille);
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await expect(tip.first()).toBeHidden();
  // Without styles a tooltip is a visible text. When they arrive it must be hidden at once, without fading out.
  const fading = await tip.evaluateAll((tips) => {
    const styles = [...document.styleSheets];
    const turn = (disabled: boolean) => {
      for (const sheet of styles) sheet.disabled = disabled;
      return tips.map((one) => getComputedStyle(one).visibility);
    };
    const seen = turn(true).filter((visibility) => visibility === 'visible').length;
    turn(false);
    return { seen, running: tips.flatMap((one) => one.getAnimations()).length };
  });
  expect(fading.seen).toBeGreaterThan(0);
  expect(fading.running).toBe(0);
  await page.getByRole('button', { name: 'À propos de ces critères' }).hover();
  await expect(tip.filter({ visible: true })).toHaveCount(1);
});

test('a visitor reads the public cards of a profile, in both languages', async ({ page }) => {
  await page.goto(camille);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camille Verdier');
  await expect(card(page, 'experiences')).toBeVisible();
  await expect(card(page, 'personal')).toHaveCount(0);
  await expect(page.getByText('Appelé par')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Modifier/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'À propos de ces critères' })).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);
  const more = card(page, 'experiences').getByRole('button', { name: 'Voir plus' }).first();
  const text = card(page, 'experiences').locator('[data-long]').first();
  const lines = (element: Element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
  expect(Math.round(await text.evaluate(lines))).toBe(3);
  await more.press('Enter');
  await expect(card(page, 'experiences').getByRole('button', { name: 'Voir moins' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/en${camille}`);
  await expect(card(page, 'experiences')).toContainText('Work experience');
  await accessible(page);
});

test('the sections have the same place in every section, and stay in view', { tag: '@once' }, async ({ as }) => {
  const page = await as('developer');
  await page.goto(camille);
  const sections = page.getByRole('navigation', { name: 'Sections du profil' });
  const top = async () => (await sections.boundingBox())?.y;
  const first = await top();
  for (const name of ['Tests', 'Succès', 'Contributions', 'Compléter mon profil', 'Plus']) {
    await sections.getByRole('link', { name, exact: true }).click();
    await expect(sections.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect.poll(top).toBe(first);
  }
  await page.goto(camille);
  await page.getByRole('heading', { name: 'Formations', exact: true }).scrollIntoViewIfNeeded();
  await expect(sections).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('on a phone the main action of a profile stays in view, and work comes before links', async ({ as, isMobile }) => {
  const page = await as('recruiter');
  await page.goto(camille);
  const main = page.getByRole('region', { name: 'Actions sur ce profil' }).getByLabel('Autres actions');
  await card(page, 'links').scrollIntoViewIfNeeded();
  const order = async (type: string) => (await card(page, type).boundingBox())?.y ?? 0;
  if (isMobile) {
    await expect(main).toBeInViewport();
    expect(await order('experiences')).toBeLessThan(await order('links'));
  } else {
    await expect(main).not.toBeInViewport();
  }
});

test('a recruiter sees the profile but not the personal card; one whose company waits sees a message', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto(camille);
  await expect(page.getByText('Appelé par Vivier')).toBeVisible();
  await expect(card(page, 'links')).toBeVisible();
  await expect(card(page, 'personal')).toHaveCount(0);
  await page.getByRole('button', { name: 'À propos de ces critères' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('ne sont pas obligatoires');
  await goodAtEveryWidth(page);
  const link = (await card(page, 'links').getByRole('link', { name: 'GitHub' }).getAttribute('href')) ?? '';
  expect(link).toMatch(/\/t\?link=/);
  const answer = await page.request.get(link, { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/^https:\/\/github\.com\//);
  await page.goto(`/t?link=${btoa('{"redirectUrl":"https%3A%2F%2Fevil.example","options":{}}')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est pas sûr');
  await accessible(page);
  const pending = await as('pending');
  await pending.goto(camille);
  await expect(pending.getByRole('heading', { level: 1 })).toHaveText('Vous ne pouvez pas accéder à ce profil');
  await accessible(pending);
  await pending.getByRole('link', { name: 'Retour à la CVThèque' }).click();
  await expect(pending).toHaveURL('/developers');
});

test('an administrator edits a profile, opens its settings and its dashboard', { tag: '@once' }, async ({
  as,
  page,
}) => {
  await join(page);
  const address = await ownProfile(page);
  const admin = await as('admin');
  await admin.goto(address);
  await open(admin, 'technologies');
  await pick(admin, 'Ajouter une technologie', 'cobol', 'COBOL');
  await confirm(admin);
  await expect(card(admin, 'technologies').getByRole('listitem')).toHaveText(['COBOL']);
  await card(admin, 'personal').getByRole('button', { name: 'Modifier' }).press('Enter');
  await expect(admin).toHaveURL(/\/developer-settings\/[0-9a-f-]{36}\/user-informations$/);
  await admin.goBack();
  await openMenu(admin);
  await admin.getByRole('link', { name: 'Voir les paramètres' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Paramètres de Noémie Le Goff');
  await goodAtEveryWidth(admin);
  await admin.getByRole('link', { name: "Paramètres d'affichage" }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Noémie Le Goff');
  await accessible(admin);
  await admin.goBack();
  await admin.getByRole('link', { name: 'Voir le dashboard' }).click();
  await expect(admin.getByText('Vous voyez le tableau de bord de Noémie Le Goff.')).toBeVisible();
  await accessible(admin);
});

test('a signed-in user is redirected from an id to the alias, and an unknown address shows a message', {
  tag: '@once',
}, async ({ as, page }) => {
  const developer = await as('developer');
  const { id } = await inProduct((db) =>
    db.selectFrom('users').select('id').where('email', '=', 'developer@demo.example').executeTakeFirstOrThrow(),
  );
  await developer.goto(`/user/${id}`);
  await expect(developer).toHaveURL(camille);
  await page.goto(`/user/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camille Verdier');
  await expect(page).toHaveURL(`/user/${id}`);
  await page.goto('/user/personne-de-ce-nom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Ce profil n'existe pas ou a été supprimé");
  await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible();
  await accessible(page);
});

test('a published developer books the call that boosts a profile', { tag: '@once' }, async ({ as }) => {
  const page = await as('developer');
  await page.goto(await ownProfile(page));
  await page.getByRole('button', { name: 'Booster mon profil' }).press('Enter');
  await expect(dialog(page)).toContainText('Boostez votre profil auprès de plus de 3000 entreprises !');
  await accessible(page);
  const hours = dialog(page).getByRole('group', { name: 'Heure' }).getByRole('radio');
  await dialog(page).getByRole('group', { name: 'Jour' }).getByRole('radio').last().press('Space');
  await hours.first().press('Space');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(page)).toContainText('Votre rendez-vous est confirmé !');
  await expect(dialog(page).getByRole('link', { name: 'Nous contacter' })).toBeVisible();
  await goodAtEveryWidth(page);
});

test('a developer with two years of experience sees the training offer', { tag: '@once' }, async ({ as }) => {
  const page = await as('junior');
  await page.goto(await ownProfile(page));
  await page.getByRole('button', { name: 'Booster mon profil' }).press('Enter');
  await expect(dialog(page)).toContainText('Décrochez un job avec notre formation candidat·es');
  await accessible(page);
  await dialog(page).getByRole('link', { name: 'Voir toutes nos formations' }).click();
  await expect(page).toHaveURL('/formations');
});

test('a recruiter who comes from another site opens a profile only after confirming', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('recruiter');
  const address = await inProduct(async (db) => {
    const person = await makeDeveloper(db);
    return `/user/${person.userId}`;
  });
  await page.goto('/');
  const link = `<a href="${new URL(address, page.url()).href}">Un profil</a>`;
  await page
    .context()
    .route('https://elsewhere.example/', (route) => route.fulfill({ contentType: 'text/html', body: link }));
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ouvrir ce profil ?' })).toBeVisible();
  await expect(page.getByText('Alix Moreau')).toHaveCount(0);
  await accessible(page);
  await page.getByRole('link', { name: 'Ouvrir le profil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alix Moreau');
});
