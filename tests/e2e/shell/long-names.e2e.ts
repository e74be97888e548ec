import { joinAs, ownProfile } from '../../harness/join.ts';
import { expect, fitsEveryWidth, test } from '../../harness/person.ts';

const first = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const last = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsg';

test('a user with names of sixty letters sees them fit on every page', { tag: '@once' }, async ({ page }) => {
  await joinAs(page, 'DEVELOPER', [first, last]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await fitsEveryWidth(page);
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await fitsEveryWidth(page);
  for (const path of [
    await ownProfile(page),
    '/settings/user-informations',
    '/settings/security',
    '/conversations',
    '/jobs',
    '/settings/privacy',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await fitsEveryWidth(page);
  }
});
