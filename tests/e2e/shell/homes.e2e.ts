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

test('a visitor tries the example profile and the question of the day, without scripts too', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  await page.goto('/');
  expect(await page.locator('script').count()).toBe(0);
  const bytes = await page.evaluate(() =>
    performance.getEntries().reduce((sum, one) => sum + ((one as PerformanceResourceTiming).transferSize ?? 0), 0),
  );
  expect(bytes).toBeLessThan(240_000);
  await goodAtEveryWidth(page);
  await wholePageAccessible(page);
  const still = await browser.newContext({ javaScriptEnabled: false });
  for (const visitor of [page, await still.newPage()]) {
    await visitor.goto(new URL('/', page.url()).href);
    const card = visitor.getByRole('region', { name: 'Un profil d’exemple' });
    await expect(card.getByText('CDI, à Nantes ou à distance')).toBeVisible();
    await card.getByRole('checkbox', { name: 'Public : Recherche' }).uncheck({ force: true });
    await expect(card.getByText('CDI, à Nantes ou à distance')).toBeHidden();
    const question = visitor.locator('section', { hasText: 'Une question par jour' });
    await question.getByRole('radio').first().check();
    await expect(question.getByText('C’est juste.')).toBeHidden();
    await question.getByText('Vérifier ma réponse').click();
    await expect(
      question.getByText(/^(C’est juste\.|Ce n’est pas la bonne réponse\.)$/).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(question.getByText('bonne réponse', { exact: true })).toBeVisible();
    await question.getByRole('link', { name: /^Passer le test/ }).click();
    await expect(visitor).toHaveURL(/\/tests\//);
  }
  await still.close();
  await page.goto('/en');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^Python: \d+ profiles?$/ })
    .click();
  await expect(page).toHaveURL('/en/interview-questions/technology/python');
  await page.goto('/');
  await page.getByRole('link', { name: 'Comparer les abonnements' }).click();
  await expect(page).toHaveURL('/plans');
});
