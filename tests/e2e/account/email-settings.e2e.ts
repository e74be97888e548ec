import { makeCompany, makeRecruiter } from '../../harness/factories.ts';
import { join } from '../../harness/join.ts';
import { type DemoAccount, expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

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

test('a recruiter turns the alert of a search that a colleague shares on and off', { tag: '@once' }, async ({
  page,
}) => {
  const name = newName('Godot à Pau');
  const author = await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    const sharing = await makeRecruiter(db, { companyId, admin: false });
    const search = { recruiterId: sharing.userId, companyId, name, query: 'technology=godot', alert: true };
    await db
      .insertInto('savedSearches')
      .values({ ...search, sharedAt: new Date() })
      .execute();
    await openSession(page, db, (await makeRecruiter(db, { companyId, admin: false })).userId);
    return sharing;
  });
  await page.goto('/settings/emails');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`Partagée par ${author.name}`);
  await row.getByRole('button', { name: /^Activer l’alerte/ }).press('Enter');
  await expect(page.getByText('C’est noté.')).toBeVisible();
  await goodAtEveryWidth(page);
  await row.getByRole('button', { name: /^Arrêter l’alerte/ }).press('Enter');
  await expect(row.getByRole('button', { name: /^Activer l’alerte/ })).toBeVisible();
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
