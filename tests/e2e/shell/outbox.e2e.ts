import { newAddress, signUp } from '../../harness/join.ts';
import { expect, fitsTheScreen, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';

test('a visitor reads an e-mail as a mail program shows it, in each theme and as plain text, and follows its button', async ({
  page,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await page.goto('/outbox');
  await page.getByRole('link').filter({ hasText: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez votre adresse e-mail');
  const mail = page.frameLocator('main iframe');
  const paper = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(mail.getByRole('heading', { name: 'Confirmez votre adresse e-mail' })).toBeVisible();
  await expect(mail.getByText('parce que cette adresse a été indiquée pour un compte')).toBeVisible();
  // The e-mail itself is never wider than its frame.
  expect(await mail.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  await goodAtEveryWidth(page);

  const views = page.getByRole('navigation', { name: 'Affichage' });
  await views.getByRole('link', { name: 'Sombre' }).click();
  await expect(views.getByRole('link', { name: 'Sombre' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(paper).toBe('rgb(18, 24, 30)');
  await views.getByRole('link', { name: 'Clair' }).click();
  await expect.poll(paper).toBe('rgb(251, 250, 247)');
  await views.getByRole('link', { name: 'Texte seul' }).click();
  await expect(page.getByText(/^Confirmer mon adresse\s:$/m)).toBeVisible();
  await fitsTheScreen(page);
  await goodInBothThemes(page);

  await views.getByRole('link', { name: 'E-mail' }).click();
  await mail.getByRole('link', { name: 'Confirmer mon adresse' }).click();
  await expect(page).toHaveURL(/\/verification\?token=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre adresse');
});

test('the product e-mails are shown in a frame that follows no link', { tag: '@once' }, async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/messages?template=introduction-request');
  const french = page.frameLocator('iframe').first();
  await expect(french.getByRole('link', { name: 'Lire et répondre' })).toBeVisible();
  await french.getByRole('link', { name: 'Lire et répondre' }).click();
  await expect(page).toHaveURL('/admin/messages?template=introduction-request');
  await goodInBothThemes(page);
});
