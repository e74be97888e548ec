import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';

test('the team adds, changes and deletes a word, and a picker understands it', { tag: '@once' }, async ({ as }) => {
  const word = newName('Gopherlang');
  const admin = await as('admin');
  await admin.goto('/admin/reglages/vocabulary?text=golang');
  const rows = admin.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: '= Go ' }).first()).toContainText('du fichier');
  await admin.getByLabel('Sorte').selectOption('Région');
  await admin.getByLabel('Rechercher un nom').fill('idf');
  await admin.getByRole('button', { name: 'Rechercher' }).click();
  await expect(rows.filter({ hasText: 'IDF' })).toContainText('= Île-de-France · Région');
  await goodAtEveryWidth(admin);

  await admin.goto('/admin/reglages/vocabulary');
  await admin.getByRole('button', { name: 'Ajouter un mot' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Ajouter un mot' });
  await dialog.getByLabel('Mot ou expression').fill('k8s');
  await dialog.getByLabel('Veut dire').selectOption('Go');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('Ce mot veut déjà dire « Kubernetes »');
  await goodAtEveryWidth(admin);
  await dialog.getByLabel('Mot ou expression').fill(word);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('C’est enregistré.')).toBeVisible();

  // A recruiter finds the technology by the new word; a name comes before all other words.
  const recruiter = await as('recruiter');
  await recruiter.goto('/developers');
  const picker = recruiter.getByRole('combobox', { name: 'Ajouter une technologie' });
  await picker.fill('go');
  await expect(recruiter.getByRole('option').first()).toHaveText('Go');
  await picker.fill(word);
  await recruiter.getByRole('option', { name: 'Go', exact: true }).click();
  await expect(recruiter).toHaveURL('/developers?technology=go');
  await recruiter.goto(`/developers?technology=${encodeURIComponent(word)}&profession=dev+back`);
  await expect(recruiter).toHaveURL('/developers?technology=go&profession=back-end-developer');

  await admin.goto(`/admin/reglages/vocabulary?text=${encodeURIComponent(word)}`);
  await expect(rows).toContainText(['de l’équipe']);
  await admin.getByRole('button', { name: `Modifier ${word}` }).click();
  const edit = admin.getByRole('dialog', { name: `Modifier : ${word}` });
  await edit.getByLabel('Langue du mot').selectOption('Anglais');
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rows).toContainText(['= Go · Technologie · Anglais']);
  await admin.getByRole('button', { name: `Supprimer – ${word}` }).click();
  await admin.getByRole('button', { name: 'Supprimer', exact: true }).last().click();
  await expect(admin.getByText('Rien ne correspond.')).toBeVisible();
  await inProduct((db) => db.deleteFrom('vocabularyWords').where('word', '=', word).execute());
});
