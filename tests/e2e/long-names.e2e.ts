import { followLetter, newAddress, ownProfile, password } from '../harness/join.ts';
import { expect, fitsTheScreen, test } from '../harness/person.ts';

const first = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const last = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsg';

test('names of sixty letters without a space fit every page that shows them', async ({ page }) => {
  const email = newAddress();
  await page.goto('/inscription');
  await page.getByLabel('Trouver un poste').check();
  await page.getByLabel('Prénom').fill(first);
  await page.getByLabel('Nom', { exact: true }).fill(last);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await followLetter(page, email);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await fitsTheScreen(page);
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await fitsTheScreen(page);
  const profile = await ownProfile(page);
  for (const path of [
    profile,
    '/settings/user-informations',
    '/settings/security',
    '/conversations',
    '/jobs',
    '/settings/privacy',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await fitsTheScreen(page);
  }
});
