import { join } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { joinWithCompany, newName, validate } from '../../harness/recruiter.ts';

const stored = (answer: { url: () => string }) => answer.url().includes('/follow');

test('a developer follows a company, chooses the rhythm of its e-mails, and leaves it', async ({
  page,
  as,
  otherBrowser,
}) => {
  const name = newName('Ressac');
  const word = name.split(' ').at(-1) ?? '';
  const recruiter = await otherBrowser();
  const { address } = await joinWithCompany(recruiter, name);
  await validate(await as('admin'), name);
  await join(page);

  await page.goto(address);
  const bell = page.getByRole('button', { name: `Suivre – ${name}` });
  await expect(page.getByText('L’entreprise ne sait pas qui la suit')).toBeVisible();
  await Promise.all([page.waitForResponse(stored), bell.press('Enter')]);
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await goodAtEveryWidth(page);
  // The company learns nothing of a single follower.
  await recruiter.goto(address);
  await expect(recruiter.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(recruiter.getByText(/suivent votre entreprise/)).toHaveCount(0);

  await page.goto(`/companies?q=${word}`);
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await goodAtEveryWidth(page);
  await page.getByRole('navigation', { name: 'Mes listes d’offres' }).getByText('Entreprises suivies').click();
  await expect(page).toHaveURL('/jobs/entreprises-suivies');
  const row = page.getByRole('list', { name: 'Entreprises suivies' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Aucune offre en ligne');
  await page.getByLabel('Me signaler leurs nouvelles offres').selectOption('Tout de suite');
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(page.getByText('C’est noté.')).toBeVisible();
  await expect(page.getByLabel('Me signaler leurs nouvelles offres')).toHaveValue('atOnce');
  await goodAtEveryWidth(page);
  await goodInBothThemes(page);
  await row.getByRole('button', { name: `Ne plus suivre – ${name}` }).press('Enter');
  await expect(page.getByText('Aucune entreprise suivie pour le moment')).toBeVisible();
  await goodAtEveryWidth(page);
});
