import type { Page } from '@playwright/test';
import { demoPassword } from '../../../server/data/world/accounts.ts';
import { makeCompany, makeDeveloper, makeJob } from '../../harness/factories.ts';
import { followEmail, newAddress, password } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { givePassword, inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';

const offer = '/job/ingenieur-produit-f-h-petits-bols';

/** Presses this button of the offer as a visitor, and fills in the sign-up form that it leads to. */
async function signUpFrom(page: Page, button: string): Promise<string> {
  const email = newAddress();
  await page.goto(offer);
  await page.getByRole('link', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer un compte');
  await expect(page.getByLabel('Trouver un poste')).toBeChecked();
  await page.getByLabel('Prénom').fill('Noémie');
  await page.getByLabel('Nom', { exact: true }).fill('Le Goff');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrez votre boîte e-mail');
  return email;
}

test('a visitor who wants to apply signs up, confirms, completes the profile and comes back to the offer', async ({
  page,
}) => {
  const email = await signUpFrom(page, 'Créer un compte pour postuler');
  const tab = await page.context().newPage();
  await followEmail(tab, email);
  await tab.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(dialog(tab)).toContainText('Complétez d’abord votre profil');
  await expect(tab).toHaveURL(offer);
  await expect(tab.getByText('Votre adresse est confirmée. Bienvenue.')).toBeVisible();
  await dialog(tab).getByRole('link', { name: 'Compléter mon profil' }).click();
  await expect(tab.getByText('puis revenez là où vous vouliez postuler')).toBeVisible();
  await goodAtEveryWidth(tab);
  await tab.getByRole('link', { name: 'Revenir postuler' }).click();
  await expect(dialog(tab)).toContainText('Complétez d’abord votre profil');
  await expect(tab).toHaveURL(offer);
});

test('a visitor confirms the address in another browser with the password, and comes back to the offer there', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = await signUpFrom(page, 'Candidature spontanée');
  const phone = await otherBrowser();
  await followEmail(phone, email);
  await phone.getByLabel('Mot de passe choisi à l’inscription').fill(password);
  await phone.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(dialog(phone)).toContainText('Complétez d’abord votre profil');
  await expect(phone).toHaveURL(offer);
  await goodAtEveryWidth(phone);
});

test('a developer with an account signs in from the offer, and finds the application dialog open', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(offer);
  await page.getByRole('link', { name: 'Créer un compte pour postuler' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
  await page.getByLabel('Adresse e-mail').fill('developer@demo.example');
  await page.getByLabel('Mot de passe').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Envoyer ma candidature' })).toBeVisible();
  await expect(page).toHaveURL(offer);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Postuler' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor signs in to follow a company, comes back to its page, and only a press follows', {
  tag: '@once',
}, async ({ page }) => {
  const { email, company } = await inProduct(async (db) => {
    const developer = await makeDeveloper(db);
    await givePassword(db, developer.userId);
    const seoAlias = `fanal-${crypto.randomUUID()}`;
    const id = await makeCompany(db, { name: 'Fanal et Drisse', seoAlias });
    return { email: developer.email, company: { id, address: `/company/${seoAlias}` } };
  });
  await page.goto(company.address);
  const way = page.getByRole('link', { name: 'Suivre – Fanal et Drisse' });
  await expect(page.getByText('L’entreprise ne sait pas qui la suit')).toBeVisible();
  await goodAtEveryWidth(page);
  await way.click();
  await expect(page.getByLabel('Trouver un poste')).toBeChecked();
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  const bell = page.getByRole('button', { name: 'Suivre – Fanal et Drisse' });
  await expect(bell).toBeFocused();
  await expect(page).toHaveURL(company.address);
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/follow')), bell.press('Enter')]);
  await expect(bell).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour');
  const news = page.getByRole('list', { name: 'Nouvelles offres des entreprises que vous suivez' });
  await expect(news).toHaveCount(0);
  await inProduct((db) => makeJob(db, company.id, { title: 'Gréement et Clojure', publishedAt: new Date() }));
  await page.reload();
  await expect(news.getByRole('listitem').filter({ hasText: 'Gréement et Clojure' })).toBeVisible();
  await goodAtEveryWidth(page);
  await goodInBothThemes(page);
  await page.getByRole('link', { name: 'Voir mes entreprises suivies' }).click();
  await expect(page).toHaveURL('/jobs/entreprises-suivies');
});

test('a sign-up never leads to another site', { tag: '@once' }, async ({ page }) => {
  for (const to of ['//evil.example', '/.//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`/inscription?to=${encodeURIComponent(to)}`);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const link of links) expect(new URL(link).host + new URL(link).search).not.toContain('evil');
  }
});
