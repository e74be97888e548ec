import { expect, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { makeRichDeveloper, markers } from '../../harness/rich-profile.ts';
import { openSession } from '../../harness/session.ts';

test('a long text is folded at three lines, and a copied value is confirmed for two seconds', {
  tag: '@once',
}, async ({ page }) => {
  const { userId } = await inProduct(async (db) => {
    const person = await makeRichDeveloper(db, { all: true, cards: {} });
    const personalMessage = `${'Une phrase parmi beaucoup d’autres. '.repeat(60)}La dernière.`;
    await db.updateTable('developers').set({ personalMessage }).where('id', '=', person.userId).execute();
    await openSession(page, db, person.userId);
    return person;
  });
  await page.clock.install();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/user/${userId}`);

  const about = page.locator('[data-card="about"]');
  const lines = () =>
    about
      .locator('[data-long]')
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  await expect(about.getByRole('button', { name: 'Voir plus' })).toBeVisible();
  expect(Math.round(await lines())).toBe(3);
  await about.getByRole('button', { name: 'Voir plus' }).click();
  expect(await lines()).toBeGreaterThan(4);
  await about.getByRole('button', { name: 'Voir moins' }).click();
  expect(Math.round(await lines())).toBe(3);

  const copy = page.locator('[data-card="personal"]').getByRole('button', { name: 'Copier dans le presse-papiers' });
  await copy.last().hover();
  await expect(copy.last().locator('..').getByText('Copier dans le presse-papiers')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.last().click();
  const said = page.getByText('Copié dans le presse-papiers');
  await expect(said).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markers.phoneNumber);
  await page.clock.runFor(1_900);
  await expect(said).toBeVisible();
  await page.clock.runFor(200);
  await expect(said).toBeHidden();
});
