import {
  type DemoAccount,
  expect,
  fitsTheScreen,
  goodAtEveryWidth,
  test,
  wholePageAccessible,
} from '../../harness/person.ts';

const homes: [DemoAccount, string][] = [
  ['developer', 'Votre profil est en ligne'],
  ['short', 'Votre profil est incomplet'],
  ['junior', 'Votre profil est en ligne'],
  ['hidden', 'Votre profil est invisible'],
  ['disabled', 'Le profil n’est pas assez complet'],
  ['recruiter', 'Votre équipe'],
  ['free', 'Votre équipe'],
  ['viewer', 'Votre équipe'],
  ['pending', 'Votre entreprise attend sa validation'],
  ['batch', 'Sélections de plusieurs candidat·es'],
  ['admin', 'Entreprises en attente'],
];

for (const [account, words] of homes) {
  test(`the account ${account} sees its own home page`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.goto('/');
    await expect(page.getByText(words).first()).toBeVisible();
    await goodAtEveryWidth(page);
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await fitsTheScreen(page);
  });
}

test('a user opens the account menu by keyboard and closes it by Escape', async ({ as }) => {
  const page = await as('developer');
  await page.goto('/');
  const menu = page.locator('summary', { hasText: 'Mon compte' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sécurité du compte' })).toBeVisible();
  await wholePageAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sécurité du compte' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a visitor is sent to the sign-in page, and back after signing in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/settings/security');
  await expect(page).toHaveURL('/connexion?to=%2Fsettings%2Fsecurity');
  await page.getByLabel('Adresse e-mail').fill('junior@demo.example');
  await page.getByLabel('Mot de passe').fill('vivier-demo');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/settings/security');
});
