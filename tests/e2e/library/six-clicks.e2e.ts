import { makeRecruiter } from '../../harness/factories.ts';
import { expect, fitsTheScreen, followLink, test } from '../../harness/person.ts';
import { countPresses } from '../../harness/presses.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

const need = 'Senior React/TypeScript, Nantes ou télétravail, 45–55 k€, anglais';

test('a recruiter writes a need and opens one of five people, in six clicks from the home page', async ({
  page,
  isMobile,
}) => {
  await inProduct(async (db) => openSession(page, db, (await makeRecruiter(db)).userId));
  const presses = await countPresses(page);
  await page.goto('/');
  // In the header, or on a phone in the bar at the bottom.
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'CVThèque' }).click();
  const field = page.getByRole('searchbox', { name: 'Mots-clés' });
  await field.click();
  await field.fill(need);
  // On a phone the keyboard has the key that searches.
  const search = page.getByRole('button', { name: 'Rechercher' });
  await (isMobile ? field.press('Enter') : search.click());

  await expect(page.getByRole('status').filter({ hasText: /profils/ })).toHaveText(/^([5-9]|\d\d+)\s/);
  const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name: /^Retirer / });
  await expect(chips).toHaveText([/^5 ans/, 'React', 'TypeScript', /^Nantes, France/, /télétravail/, /55/, 'Anglais']);
  // Every row says why it is there.
  const rows = page.getByRole('list', { name: 'Profils', exact: true }).locator('> li');
  expect(await rows.count()).toBeGreaterThanOrEqual(5);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/\d+\s?% d’adéquation/);
    await expect(row).toContainText('React, TypeScript');
  }
  await fitsTheScreen(page);

  const first = rows.first().getByRole('heading').getByRole('link');
  const name = await first.textContent();
  await followLink(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  expect(await presses()).toBeLessThanOrEqual(6);
});
