import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { addSession } from '../../harness/played-session.ts';
import { publicTests } from '../../harness/players.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

/** A signed-in developer with a public name and a settled result; returns the address of the results. */
async function player(page: Page): Promise<string> {
  return inProduct(async (db) => {
    const person = await makeDeveloper(db, { visibility: publicTests, displayName: 'Noémie Le Goff' });
    await openSession(page, db, person.userId);
    return `/test-session/${await addSession(db, person)}`;
  });
}

test('a developer obtains a badge and shares it, a visitor verifies it, and the developer withdraws it', async ({
  page,
  otherBrowser,
}) => {
  await page.goto(await player(page));
  await page.getByRole('link', { name: 'Obtenir le badge vérifiable' }).click();
  await expect(page).toHaveURL(/\/mes-badges#/);
  await page.getByRole('button', { name: /^Obtenir le badge vérifiable/ }).click();
  await expect(page.getByText('Badge délivré.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Télécharger le SVG/ }).click();
  expect((await download).suggestedFilename()).toBe('badge.svg');

  await page.getByRole('button', { name: /^Partager/ }).click();
  const link = await page.getByRole('textbox', { name: /^Lien à partager/ }).inputValue();
  await goodAtEveryWidth(page);

  const visitor = await otherBrowser();
  const address = new URL(link).pathname;
  await visitor.goto(address);
  await expect(visitor.getByText('Noémie Le Goff')).toBeVisible();
  await expect(visitor.getByText(/^1\s620\s±\s135$/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Vérifier' }).click();
  await expect(visitor.getByText('Ce badge est authentique')).toBeVisible();
  await expect(visitor.getByText('il n’a pas été révoqué.')).toBeVisible();
  await goodAtEveryWidth(visitor);

  await page.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByRole('button', { name: 'Oui, retirer' }).click();
  await expect(page.getByText('Badge retiré')).toBeVisible();
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'Ce badge a été retiré' })).toBeVisible();
});
