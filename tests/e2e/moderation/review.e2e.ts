import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';

/** Ten profiles to review with a name that no other test uses; returns that name. */
async function tenProfiles(): Promise<string> {
  const name = `Relue ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  await inProduct(async (db) => {
    for (let number = 0; number < 10; number++) {
      const personalMessage = Array.from({ length: 12 }, (_, line) => `Ligne ${line} de ${number}.`).join('\n\n');
      const traits = { createdAt: new Date(Date.UTC(2026, 0, number + 1)), personalMessage };
      await makeDeveloper(db, { displayName: `${name} ${number}`, validationStatus: 'waiting', ...traits });
    }
  });
  return name;
}

test('an administrator reviews ten profiles with at most fifteen keys', { tag: '@once' }, async ({ as }) => {
  const name = await tenProfiles();
  const admin: Page = await as('admin');
  await admin.goto(`/admin/profils?text=${encodeURIComponent(name)}`);
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await admin.keyboard.press(key);
  };
  const pane = admin.getByRole('region', { name: 'Profil à relire' });
  const row = (number: number) => admin.getByRole('button', { name: `${name} ${number}`, exact: false }).first();
  const isShown = async (number: number) => {
    await expect(pane.getByRole('heading', { name: `${name} ${number}` })).toBeInViewport();
    await expect(pane.getByText(`Ligne 11 de ${number}.`)).toBeVisible();
    await expect(row(number)).toBeFocused();
    await expect(pane.getByRole('status')).toContainText(`${name} ${number}. ${10 - number} à relire`);
  };
  // No click: the first profile is shown, and the keys work.
  await isShown(0);
  await expect(pane.getByRole('button', { name: 'Lire la suite' })).toHaveCount(0);
  await goodAtEveryWidth(admin);
  await press('d');
  await expect(admin.getByRole('dialog', { name: /Désactiver le profil d/ })).toBeVisible();
  await press('Escape');
  await expect(row(0)).toBeFocused();
  await press('PageDown');

  for (let number = 0; number < 10; number++) {
    // The first one was scrolled down; each later one begins at its top.
    if (number > 0) await isShown(number);
    await press('v');
  }
  expect(keys).toBeLessThanOrEqual(15);
  await expect(admin.getByText(`Rien ne correspond à « ${name} » dans cette liste.`)).toBeVisible();
  await admin.goto(`/admin/profils?list=batch&text=${encodeURIComponent(name)}`);
  await expect(admin.getByRole('main').locator('[data-row]')).toHaveCount(10);
});
