import { accessible, type DemoAccount, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';

test('a developer opens from the home page the companies that looked at the profile, by day', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('developer');
  await page.goto('/');
  await page.getByRole('link', { name: 'Lesquelles ?' }).click();
  await expect(page).toHaveURL('/visites-de-mon-profil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qui a consulté mon profil');
  await expect(page.getByRole('img', { name: /^Vues de votre profil, huit dernières semaines : \d+$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Vues de votre profil/ }).getByRole('listitem')).toHaveCount(8);
  const company = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(company.first()).toBeVisible();
  await goodAtEveryWidth(page);
});

const darkPages: [DemoAccount, string][] = [
  ['developer', '/en/jobs'],
  ['developer', '/en/job/ingenieur-produit-f-h-petits-bols'],
  ['developer', '/en/applications'],
  ['developer', '/en/profile-visits'],
  ['recruiter', '/en/job-manager?list=drafts'],
];
for (const [account, address] of darkPages) {
  test(`the account ${account} sees ${address} in English and in the dark theme`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await goodAtEveryWidth(page);
    if (account !== 'recruiter') return;
    await page
      .getByRole('button', { name: /^(Edit|Complete) – / })
      .first()
      .press('Enter');
    await expect(dialog(page).getByLabel('Title')).toBeVisible();
    await accessible(page);
  });
}
