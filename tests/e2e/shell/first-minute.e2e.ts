import { join, joinAsSeeker } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';

const nantes = 'insee:44109';

test('a new developer brings a file first, and the plant grows', async ({ page }) => {
  await join(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Apportez ce que vous avez déjà');
  await expect(page.getByRole('button', { name: 'Importer un profil LinkedIn' })).toBeVisible();
  await expect(page.getByLabel('Envoyer mon CV')).toBeAttached();
  await expect(page.getByText('0 étapes sur 13')).toBeVisible();
  await expect(page.getByText('Présentez-vous : nom, métier, ville')).toBeVisible();
  await goodAtEveryWidth(page);

  await page.getByRole('button', { name: 'Importer un JSON resume' }).click();
  const resume = {
    basics: { summary: 'Je relie des systèmes.' },
    work: [
      { company: 'Phare', position: 'Développeuse', startDate: '2020', summary: 'Des signaux, de nuit et de jour.' },
    ],
    skills: [{ name: 'Rust' }],
  };
  const buffer = Buffer.from(JSON.stringify(resume));
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer });
  await dialog(page)
    .getByRole('button', { name: /^Importer \d/ })
    .click();
  // The card of the files is no longer offered; the dialog still says that it worked.
  await expect(dialog(page)).toContainText('Votre JSON resume a été importé avec succès !');
  await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('heading', { name: 'Apportez ce que vous avez déjà' })).toHaveCount(0);
  await expect(page.getByText('4 étapes sur 13')).toBeVisible();

  await page.getByRole('link', { name: 'Compléter mon profil' }).click();
  await expect(page).toHaveURL(/section=complete/);
  await expect(page.getByText('Prochaine étape')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Apportez ce que vous avez déjà' })).toBeVisible();
  await goodAtEveryWidth(page);
});

const closed = 'Je ne suis pas ouvert aux opportunités';

test('a developer changes the search state on the home page', { tag: '@once' }, async ({ page }) => {
  await joinAsSeeker(page, 'zig', nantes);
  await page.goto('/');
  await page.getByRole('button', { name: closed }).click();
  await expect(page.getByRole('button', { name: closed })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: closed })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'En recherche active' })).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a developer changes the search state on the home page with a form', { tag: '@once' }, async ({ page }) => {
    await joinAsSeeker(page, 'zig', nantes);
    await page.goto('/');
    await page.getByRole('button', { name: closed }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: closed })).toHaveAttribute('aria-pressed', 'true');
  });
});
