import { makeAdministrator } from '../../harness/factories.ts';
import { joinAs } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

test('the team merges two technologies, and the former name finds the kept one', { tag: '@once' }, async ({
  as,
  page,
}) => {
  const name = newName('Zorgscript');
  const technologyId = name.toLowerCase().replaceAll(' ', '-');
  const { userId } = await joinAs(page, 'DEVELOPER', ['Noémie', 'Le Goff']);
  await inProduct(async (db) => {
    const technology = { id: technologyId, nameFr: name, nameEn: name, category: 'language', position: 9000 };
    await db.insertInto('technologies').values(technology).execute();
    await db.insertInto('developerTechnologies').values({ developerId: userId, technologyId, position: 0 }).execute();
  });
  const admin = await as('admin');
  const search = `/admin/reglages/technologies?text=${encodeURIComponent(name)}`;
  await admin.goto(search);
  await expect(admin.getByRole('main')).toContainText('langage · 1 profil');
  await admin.getByRole('button', { name: `Fusionner ${name} dans une autre technologie` }).click();
  const dialog = admin.getByRole('dialog', { name: `Fusionner ${name}` });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 profil']);
  await dialog.getByRole('button', { name: 'Fusionner' }).click();
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('combobox').fill('Fortran');
  await dialog.getByRole('option', { name: 'Fortran' }).click();
  await expect(dialog).toContainText('Une fusion ne s’annule pas.');
  await goodAtEveryWidth(admin);
  await dialog.getByRole('button', { name: 'Fusionner', exact: true }).click();
  await expect(admin.getByText(`${name} est maintenant Fortran.`)).toBeVisible();
  const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'Fortran' });
  await expect(row).toContainText(`aussi : `);
  await expect(row).toContainText(name);
  await goodAtEveryWidth(admin);
  await page.goto(`/user/${userId}`);
  await expect(page.getByText('Fortran').first()).toBeVisible();
});

test('the team takes a support conversation, and puts a canned answer beside what is typed', { tag: '@once' }, async ({
  as,
  page,
}) => {
  const words = newName('Une question');
  const recruiter = await as('recruiter');
  await recruiter.goto('/contact');
  await recruiter.getByLabel('Votre message').fill(words);
  await recruiter.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(recruiter.getByText('Votre message est bien arrivé').first()).toBeVisible();

  await inProduct(async (db) => openSession(page, db, (await makeAdministrator(db)).userId));
  const list = `/admin/support?text=${encodeURIComponent(words)}`;
  await page.goto(list);
  const admin = await as('admin');
  await admin.goto(list);
  await admin.getByRole('main').locator('[data-row]').focus();
  await admin.keyboard.press('p');
  await expect(admin.getByText('Prise par vous')).toBeVisible();
  // The colleague sees it without loading the page again.
  await expect(page.getByText(/^Prise par /)).toBeVisible();
  await goodAtEveryWidth(page);

  await admin.getByRole('main').locator('[data-row]').click();
  await expect(admin.locator('main a[href^="/company/"]')).toBeVisible();
  const answer = admin.getByLabel('Votre réponse');
  await answer.fill('Bonjour,\n\nBonne journée.');
  await answer.press('Control+Home');
  await answer.press('End');
  await admin.getByLabel('Réponse type').selectOption({ label: 'Changer d’abonnement' });
  await admin.getByRole('button', { name: 'Insérer' }).click();
  await expect(answer).toHaveValue(/^Bonjour,\n\nLa personne qui administre[\s\S]+»\.\n\nBonne journée\.$/);
  await goodAtEveryWidth(admin);
  await admin.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(admin.getByText('La réponse est partie.')).toBeVisible();
  await admin.getByRole('button', { name: /^Rendre la conversation/ }).click();
  await expect(admin.getByText('Prise par vous')).toHaveCount(0);
});
