import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { pickCity } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

test('a request says what the company offers, and asks nothing about past pay', async ({ page, browser }) => {
  const { recruiter, developer } = await inProduct(async (db) => ({
    recruiter: await makeRecruiter(db, { companyId: await makeCompany(db, { planId: 'id10' }) }),
    developer: await makeDeveloper(db, { salary: 60, contractTypes: ['permanent'], remoteFrequency: 'no' }),
  }));
  await inProduct((db) => openSession(page, db, recruiter.userId));
  await page.goto(`/user/${developer.userId}`);
  const form = dialog(page);
  const press = (name: string) => form.getByRole('button', { name }).press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Démarrer une conversation' }).press('Enter');
  await press('Continuer quand même');
  await press('Démarrer une conversation');

  // A question about past pay is stopped with its words; nothing goes out without the terms.
  const message = form.getByLabel('Votre message');
  await message.fill('Bonjour, quel est votre salaire actuel ?');
  await expect(form).toContainText(/Mots concernés.: «.quel est votre salaire actuel.»/);
  await message.fill('Bonjour, parlons-nous ?');
  await press('Envoyer le message');
  await expect(form).toContainText('Écrivez au moins 80 caractères');
  await message.fill(
    'Bonjour, votre profil nous plaît beaucoup : nous cherchons quelqu’un pour nos interfaces. Parlons-nous ?',
  );
  await press('Envoyer le message');
  await expect(form.getByText('Ce champ est obligatoire')).toHaveCount(5);
  await expect(form.getByLabel('Contrat')).toBeFocused();
  await form.getByLabel('Contrat').selectOption('CDI');
  await form.getByLabel('Télétravail', { exact: true }).selectOption('Sur site');
  await form.getByLabel('Minimum').fill('45');
  await form.getByLabel('Maximum').fill('55');
  await pickCity(page, 'Nantes', 'Nantes');
  await expect(form).toContainText(/Salaire souhaité.: 60.k€ brut annuel, au-dessus de votre maximum/);
  await goodAtEveryWidth(page);
  await press('Envoyer le message');
  await expect(page).toHaveURL(`/manager/candidates/${developer.userId}`);
  await expect(page.getByText(/45–55.k€ · Nantes.* · CDI/)).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await inProduct((db) => openSession(own, db, developer.userId));
  await own.goto('/conversations');
  await own
    .getByRole('main')
    .getByRole('link', { name: /Entreprise/ })
    .first()
    .click();
  await expect(own.getByText(/45–55.k€ · Nantes · CDI/)).toBeVisible();
  await goodAtEveryWidth(own);
  await own.getByRole('button', { name: 'Accepter sans mes coordonnées' }).click();

  // Later messages of the company are read in the same way.
  await page.getByLabel('Votre message').fill('Combien gagnez-vous ?');
  await expect(page.getByText(/Mots concernés.: «.Combien gagnez-vous.»/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer', exact: true })).toBeDisabled();
});
