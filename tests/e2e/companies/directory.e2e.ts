import { expect, followLink, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { joinWithCompany, newName, validate } from '../../harness/recruiter.ts';

test('a visitor finds a company by its name, technologies and city, and reads its page', async ({ page }) => {
  await page.goto('/jobs');
  await page
    .getByRole('navigation', { name: 'Offres et entreprises' })
    .getByRole('link', { name: 'Entreprises' })
    .click();
  await expect(page).toHaveURL('/companies');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const companies = page.getByRole('region', { name: 'Entreprises' }).getByRole('heading', { level: 2 });
  await expect(companies.first()).toBeVisible();
  await goodAtEveryWidth(page);

  await page.getByLabel('Rechercher par nom').fill('MAREV');
  const toggle = page.getByLabel('Afficher les filtres');
  if (await toggle.isVisible()) await toggle.check();
  await page.getByLabel('Avec des offres en ligne').check();
  await page.getByRole('button', { name: 'Voir les entreprises' }).press('Enter');
  await expect(page).toHaveURL('/companies?q=MAREV&offers=1');
  await expect(companies).toHaveText(['Maréva']);
  await expect(page.getByText('1 entreprise', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await goodInBothThemes(page);
  await page.getByRole('link', { name: 'Retirer : offres en ligne' }).click();
  await expect(page).toHaveURL('/companies?q=MAREV');
  await followLink(page, companies.getByRole('link', { name: 'Maréva' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maréva');
});

test('a search without result can be cleared, and a form leads to one address', { tag: '@once' }, async ({ page }) => {
  await page.goto('/companies?q=&city=&technology=&remote=1&page=1&other=1');
  await expect(page).toHaveURL('/companies?remote=1');
  await page.goto('/companies?page=4000');
  await expect(page).toHaveURL('/companies');
  await page.goto('/en/companies?q=zinzolin');
  await expect(page.getByText('No company matches')).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/en/companies');
});

test('a company is in the directory while it is validated, and a developer who blocked it sees so', {
  tag: '@once',
}, async ({ as, otherBrowser }) => {
  const name = newName('Brise Nacrée');
  const word = name.split(' ').at(-1) ?? '';
  await joinWithCompany(await otherBrowser(), name);
  const developer = await as('junior');
  const entry = developer.getByRole('list', { name: 'Entreprises' }).getByRole('listitem').filter({ hasText: name });
  await developer.goto(`/companies?q=${word}`);
  await expect(developer.getByText('Aucune entreprise ne correspond')).toBeVisible();
  await validate(await as('admin'), name);
  await developer.reload();
  await expect(entry).toHaveCount(1);
  await developer.goto(`/settings/visibility-manager?company=${word}`);
  await developer.goto('/settings/visibility-manager');
  await developer.getByLabel("Nom de l'entreprise").fill(name);
  await developer.getByRole('button', { name: 'Rechercher' }).click();
  await developer.getByRole('button', { name: `Bloquer ${name}` }).click();
  await expect(developer.getByRole('button', { name: `Débloquer ${name}` })).toBeVisible();
  await developer.goto(`/companies?q=${word}`);
  await expect(entry).toContainText('Vous avez bloqué cette entreprise');
  await goodAtEveryWidth(developer);
});
