import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';
import { offerTerms } from '../../harness/terms.ts';

const words = 'Bonjour {prénom}, {entreprise} vous propose {offre}, {fourchette}. {pourquoi vous} Parlons-nous ?';

test('a template with an open field stays, and goes out once it is complete', async ({ page }) => {
  const { recruiter, developer } = await inProduct(async (db) => {
    const companyId = await makeCompany(db, { name: 'Clairfond', planId: 'id10' });
    await makeJob(db, companyId, { title: 'Développeuse Rust', ...offerTerms });
    const person = await makeDeveloper(db, { displayName: 'Camille Roussel' });
    await db
      .updateTable('developerConfidential')
      .set({ firstName: 'Camille' })
      .where('developerId', '=', person.userId)
      .execute();
    return { recruiter: await makeRecruiter(db, { companyId }), developer: person };
  });
  await inProduct((db) => openSession(page, db, recruiter.userId));
  await page.goto('/manager/templates');
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Nouveau modèle' }).press('Enter');
  await dialog(page).getByLabel('Nom du modèle').fill('Premier contact');
  await dialog(page).getByLabel('Texte').fill('Bonjour ');
  await dialog(page).getByRole('button', { name: '{prénom}' }).press('Enter');
  await expect(dialog(page).getByLabel('Texte')).toHaveValue('Bonjour {prénom}');
  await dialog(page).getByLabel('Texte').fill(words);
  await dialog(page).getByLabel('Partager avec mon entreprise').check();
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Premier contact' })).toContainText(
    'Partagé dans l’entreprise',
  );

  await page.goto(`/user/${developer.userId}`);
  const form = dialog(page);
  const press = (name: string) => form.getByRole('button', { name }).press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Démarrer une conversation' }).press('Enter');
  await press('Continuer quand même');
  await press('Démarrer une conversation');
  await form.getByLabel('Modèle', { exact: true }).selectOption('Premier contact');
  const message = form.getByLabel('Votre message');
  await expect(message).toHaveValue(
    /^Bonjour Camille, Clairfond vous propose Développeuse Rust, 45–55.k€\. \{pourquoi vous\} Parlons-nous \?$/,
  );
  await expect(form).toContainText('Il reste un champ entre accolades');
  await press('Envoyer le message');
  await expect(form.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  await expect(message).toBeFocused();
  await goodAtEveryWidth(page);
  await press('Aller à {pourquoi vous}');
  await page.keyboard.type('Votre travail sur les moteurs de recherche nous parle.');
  await expect(form).not.toContainText('Il reste un champ entre accolades');
  await press('Envoyer le message');
  await expect(page).toHaveURL(`/manager/candidates/${developer.userId}`);
  await expect(page.getByText('moteurs de recherche nous parle. Parlons-nous ?')).toBeVisible();
});
