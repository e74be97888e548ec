import { expect, fitsEveryWidth, goodAtEveryWidth, test } from '../../harness/person.ts';

for (const [account, path, words] of [
  ['refused', '/', 'Votre entreprise n’est pas validée'],
  ['refused', '/company/bois-sonore', 'Votre entreprise n’est pas validée'],
  ['refused', '/developers', 'Votre entreprise n’est pas validée'],
  ['newcomer', '/', 'Il vous manque une entreprise'],
  ['newcomer', '/mon-entreprise', 'Trouver mon entreprise'],
  ['asking', '/', 'Votre demande attend une réponse'],
  ['asking', '/mon-entreprise', 'Votre demande à Maréva attend une réponse'],
  ['recruiter', '/company/mareva/members', 'Demandes pour vous rejoindre'],
  ['admin', '/admin/entreprises', 'Lune et Compas'],
  ['admin', '/admin/abonnements', 'Petits Bols'],
  ['admin', '/company/petits-bols', 'Panneau admin'],
] as const) {
  test(`the account ${account} sees ${path} in the dark theme and in English`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await goodAtEveryWidth(page);
    await page.locator('header a[hreflang="en"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // The words are longer or shorter; colours and structure are those of the French page.
    await fitsEveryWidth(page);
  });
}
