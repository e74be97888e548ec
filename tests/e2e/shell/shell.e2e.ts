import { expect, fitsTheScreen, goodInBothThemes, test, wholePageAccessible } from '../../harness/person.ts';

const pages = [
  ['/', 'Le recrutement tech, en eau claire'],
  ['/en', 'Tech recruiting, crystal clear'],
  ['/connexion', 'Se connecter'],
  ['/connexion/code', 'Votre code de connexion'],
  ['/en/sign-up', 'Create an account'],
  ['/inscription/e-mail', 'Ouvrez votre boîte e-mail'],
  ['/verification', 'Confirmer votre adresse'],
  ['/mot-de-passe-oublie', 'Mot de passe oublié'],
  ['/nouveau-mot-de-passe?token=x', 'Choisir un nouveau mot de passe'],
  ['/contact', 'Nous contacter'],
  ['/outbox', 'Boîte d’envoi'],
  ['/en/nope', 'This page does not exist'],
] as const;

for (const [path, heading] of pages) {
  test(`a visitor reads ${path}, which fits and is accessible in both themes`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await goodInBothThemes(page);
  });
}

test('a visitor changes the language and stays on the page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/inscription?role=RECRUITER');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/sign-up?role=RECRUITER');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { name: /^Recruit/ })).toBeChecked();
});

test('a visitor on a phone finds the links that do not fit into the header', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  // The drawing of technologies never makes the page wider, however long their names are.
  const names = page.getByRole('figure').locator('li span:has(> b)');
  await names.evaluateAll((all) => all.map((name) => name.replaceChildren('Amazon Web Services')));
  await fitsTheScreen(page);
  await page.locator('header summary').press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Offres',
    'Tests',
    'Questions d’entretien',
    'Abonnements',
    'Nous contacter',
    'Se connecter',
  ]);
  await wholePageAccessible(page);
  await fitsTheScreen(page);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  // With scripts, which the home page of visitors does not have, also by Escape.
  await page.goto('/plans');
  await page.locator('header summary').press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Tests' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tests techniques');
  await expect(menu).toBeHidden();
});

test('a visitor changes the appearance, and it is stored', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Automatique' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes to the team, and a mistake in the form loses no text', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Votre message').fill('Bonjour, une question.');
    await page.getByLabel('Votre adresse e-mail').fill('pas une adresse');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Cette adresse e-mail n’est pas valide')).toBeVisible();
    await expect(page.getByLabel('Votre message')).toHaveValue('Bonjour, une question.');
    await page.getByLabel('Votre adresse e-mail').fill('visiteur@example.com');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Votre message est bien arrivé.')).toBeVisible();
  });

  test('a visitor changes the appearance and the language', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Sombre' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });
});

test('a visitor reaches the content and the forms by keyboard', { tag: '@once' }, async ({ page }) => {
  await page.goto('/connexion');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
});

test('a visitor returns from an error page to the home page', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/en/somewhere/else');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/en');
});
