import { join } from '../../harness/join.ts';
import { type DemoAccount, expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';

test('a developer turns a kind of e-mail off and on again', { tag: '@once' }, async ({ page }) => {
  await join(page);
  await page.goto('/settings/emails');
  const messages = page.getByLabel('Messages que je n’ai pas lus');
  await expect(messages).toBeChecked();
  await messages.uncheck();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await page.reload();
  await expect(messages).not.toBeChecked();
  await expect(page.getByText('Réponses à vos candidatures, et candidatures à confirmer')).toBeVisible();
  await goodInBothThemes(page);
  await messages.check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await page.reload();
  await expect(messages).toBeChecked();
});

for (const [account, label] of [
  ['recruiter', 'New profiles for my searches'],
  ['admin', 'A call with a developer is booked, moved or cancelled'],
] as [DemoAccount, string][]) {
  test(`the account ${account} sees its own kinds of e-mails in English`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.goto('/en/settings/emails');
    await expect(page.getByLabel(label)).toBeChecked();
    await goodAtEveryWidth(page);
  });
}
