import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { makeRichDeveloper } from '../../harness/rich-profile.ts';
import { openSession } from '../../harness/session.ts';

test('a developer pins a card, opens its squares and history, and changes profession and technologies', {
  tag: '@once',
}, async ({ page }) => {
  const { userId } = await inProduct(async (db) => {
    const person = await makeRichDeveloper(db, { all: true, cards: {} });
    await db.updateTable('developers').set({ professionId: null }).where('id', '=', person.userId).execute();
    await openSession(page, db, person.userId);
    return person;
  });
  await page.goto(`/user/${userId}?section=tests`);
  const pin = page.getByRole('button', { name: 'Épingler en tête de la liste – Rust' });
  const seen = () => pin.evaluate((button) => button.checkVisibility({ opacityProperty: true }));
  await page.mouse.move(0, 0);
  await expect.poll(seen).toBe(false);
  await page.getByRole('link', { name: 'Rust', exact: true }).hover();
  await expect.poll(seen).toBe(true);
  await pin.click();
  await expect(page.getByRole('button', { name: 'Ne plus épingler – Rust' })).toBeVisible();

  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Rust', exact: true }) });
  const height = async () => (await card.getByRole('img', { name: /questions? validées? sur/ }).boundingBox())?.height;
  const folded = (await height()) ?? 0;
  expect(folded).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Voir toutes les questions' }).click();
  expect(await height()).toBeGreaterThan(folded);
  await card.getByRole('button', { name: 'Replier les questions' }).click();
  expect(await height()).toBe(folded);

  await page.getByRole('button', { name: 'Historique – Rust' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Historique de vos tests en Rust');
  await dialog.getByText('Fermer', { exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Ajouter des informations' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Modifier vos informations');
  const professions = dialog.getByLabel('Métier');
  await professions.selectOption('erp-consultant');
  await expect(professions.locator('[value=it-support-technician]')).toHaveCount(0);
  const react = dialog.getByRole('listitem').filter({ hasText: 'React' });
  await expect(react.locator('[style*="/icons/react.svg"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Modifier vos technologies favorites' }).click();
  await dialog.getByRole('button', { name: 'Retirer React' }).click();
  await dialog.getByRole('combobox', { name: 'Ajouter une technologie' }).fill('Elixir');
  await dialog.getByRole('option', { name: 'Elixir' }).click();
  await goodAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog).toBeHidden();
  const known = page.getByRole('region', { name: 'Vos informations' });
  await expect(known).toContainText('Consultant·e ERP');
  await expect(known.getByRole('img')).toHaveAttribute('aria-label', 'Elixir');
  await expect(known.getByRole('button', { name: 'Modifier vos informations' })).toBeVisible();
});
