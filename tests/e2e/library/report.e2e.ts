import type { Page } from '@playwright/test';
import { newAddress } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog, openMenu } from '../../harness/profile-dialog.ts';

const camille = '/user/camille-verdier-front-end';

async function report(page: Page, reason: string, words: string): Promise<void> {
  await page.goto(camille);
  await openMenu(page);
  await page.getByRole('button', { name: 'Signaler' }).press('Enter');
  await dialog(page).getByLabel(reason).check();
  await dialog(page).getByLabel('Ce que nous devons savoir').fill(words);
}

test('a visitor and a developer report a profile, get a receipt, and the team reads the reason', {
  tag: '@once',
}, async ({ page, as }) => {
  const email = newAddress();
  const words = `Diplôme inconnu ${email}`;
  await report(page, 'Informations fausses', words);
  await dialog(page).getByLabel('Votre adresse e-mail (facultatif)').fill(email);
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(page)).toContainText('vous en recevrez la confirmation par e-mail');

  const developer = await as('junior');
  await report(developer, 'Propos déplacés ou haineux', `Une phrase de trop ${email}`);
  await expect(dialog(developer).getByLabel('Votre adresse e-mail (facultatif)')).toHaveCount(0);
  await dialog(developer).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(dialog(developer)).toContainText('vous en recevrez la confirmation par e-mail');

  await page.goto('/outbox');
  // Among the addresses of one row when several people have got the same words in that minute.
  const receipt = page.getByRole('link', { includeHidden: true }).filter({ hasText: email });
  await expect(receipt.filter({ hasText: 'Votre signalement' }).first()).toBeAttached();
  const admin = await as('admin');
  await admin.goto(`/admin/support?text=${encodeURIComponent(words)}`);
  await expect(admin.getByText('Informations fausses. Diplôme inconnu').first()).toBeVisible();
});
