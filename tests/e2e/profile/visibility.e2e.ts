import { makeCompany, makeDeveloper } from '../../harness/factories.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { card, confirm, dialog, open, openMenu } from '../../harness/profile-dialog.ts';
import { makeRichDeveloper, markers } from '../../harness/rich-profile.ts';
import { openSession } from '../../harness/session.ts';

const named = { all: true, cards: { about: { all: true } } };

test('a developer keeps projects from recruiters, and previews the profile as a recruiter of a chosen company', {
  tag: '@once',
}, async ({ page, as }) => {
  const company = `Atelier ${crypto.randomUUID().slice(0, 8)}`;
  const address = await inProduct(async (db) => {
    await makeCompany(db, { name: company, planId: 'freemium' });
    const { userId } = await makeRichDeveloper(db, named);
    await openSession(page, db, userId);
    return `/user/${userId}`;
  });
  const recruiter = await as('recruiter');
  await recruiter.goto(address);
  await expect(card(recruiter, 'projects')).toContainText(markers.project);
  await page.goto('/settings/visibility-manager');
  await page.getByLabel('Montrer aux entreprises : Projets').uncheck();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByRole('status').getByText('Enregistré')).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: 'Voir comme une entreprise' }).click();
  const bar = page.getByRole('region', { name: 'Aperçu du profil' });
  await bar.getByLabel("Nom de l'entreprise").fill(company);
  await bar.getByRole('button', { name: 'Rechercher' }).click();
  await bar.getByRole('link', { name: company }).click();
  await expect(bar).toContainText(`Voici votre profil tel que le voit l’entreprise ${company}.`);
  await expect(bar).toContainText('Son abonnement ne lui montre pas le nom de vos employeurs.');
  await expect(card(page, 'experiences').getByRole('heading', { level: 3 })).toHaveText(markers.jobTitle);
  await expect(card(page, 'links')).toBeVisible();
  await expect(card(page, 'projects')).toHaveCount(0);
  await goodAtEveryWidth(page);
  await bar.getByRole('link', { name: 'Revenir à mon profil' }).click();
  await expect(card(page, 'projects')).toContainText('Carte cachée aux entreprises');
  await recruiter.reload();
  await expect(card(recruiter, 'links')).toBeVisible();
  expect(await recruiter.content()).not.toContain(markers.project);
});

test('a developer copies the public link, shows its QR code, and a visitor opens it', async ({
  page,
  context,
  otherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await inProduct(async (db) => {
    const { userId } = await makeDeveloper(db, { visibility: JSON.stringify(named) });
    await openSession(page, db, userId);
    return userId;
  });
  await page.goto(`/user/${id}`);
  await openMenu(page);
  await page.getByRole('button', { name: 'Partager mon profil' }).click();
  await expect(dialog(page)).toContainText('voit votre nom et vos cartes publiques');
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toHaveJSProperty('complete', true);
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Copier dans le presse-papiers' }).click();
  await expect(page.getByText('Copié dans le presse-papiers')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await otherBrowser();
  await visitor.goto(new URL(copied).pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Alix Moreau');
});

test('an old link leads on after a change of name, unless the old name is no longer shown', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const alias = `zoe-${crypto.randomUUID()}`;
  await inProduct(async (db) => {
    const { userId } = await makeRichDeveloper(db, named);
    const shown = { displayName: 'Zoé', seoAlias: alias };
    await db.updateTable('developers').set(shown).where('id', '=', userId).execute();
    const names = { firstName: 'Zoé', lastName: 'Martin', nameVisibility: 'firstName' };
    await db.updateTable('developerConfidential').set(names).where('developerId', '=', userId).execute();
    await openSession(page, db, userId);
  });
  const visitor = await otherBrowser();
  const change = async (level: string, warning: string) => {
    await open(page, 'about');
    await dialog(page).getByLabel(level, { exact: true }).check();
    await expect(dialog(page)).toContainText(warning);
    await accessible(page);
    await confirm(page);
  };
  await page.goto(`/user/${alias}`);
  await change('Prénom et nom (recommendé)', 'Les anciens liens mèneront à la nouvelle adresse.');
  await expect(page).toHaveURL(/\/user\/zoe-martin-/);
  const full = page.url();
  await visitor.goto(`/user/${alias}`);
  await expect(visitor).toHaveURL(full);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Zoé Martin');
  await change('Surnom', 'Les anciens liens ne mèneront plus à vous');
  for (const old of [`/user/${alias}`, full]) {
    await visitor.goto(old);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText("Ce profil n'existe pas ou a été supprimé");
  }
});

test('a developer who leaves the display settings with unsaved boxes is asked first', { tag: '@once' }, async ({
  page,
}) => {
  await inProduct(async (db) => openSession(page, db, (await makeDeveloper(db)).userId));
  await page.goto('/settings/visibility-manager');
  const box = page.getByRole('checkbox', { name: 'Profil public' });
  const leave = page.getByRole('navigation', { name: 'Paramètres' }).getByRole('link', { name: 'E-mails' });
  await box.setChecked(!(await box.isChecked()));
  const asked = page.waitForEvent('dialog').then(async (question) => {
    expect(question.message()).toContain('Vous avez des changements non enregistrés.');
    await question.dismiss();
  });
  await Promise.all([asked, leave.click()]);
  await expect(page).toHaveURL('/settings/visibility-manager');
  // Back to how it was: there is nothing to lose.
  await box.setChecked(!(await box.isChecked()));
  await leave.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes e-mails');
});
