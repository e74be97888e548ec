import { followEmail, newAddress, ownProfile, signUp } from '../../harness/join.ts';
import { expect, fitsTheScreen, test } from '../../harness/person.ts';

const first = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const last = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsg';

test('a user with names of sixty letters sees them fit on every page', async ({ page }) => {
  const email = newAddress();
  await signUp(page, email, { firstName: first, lastName: last });
  await followEmail(page, email);
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
