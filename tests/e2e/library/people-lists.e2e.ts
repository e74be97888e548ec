import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

test('a recruiter keeps a profile in a list, shares it, and a colleague finds who added whom', async ({
  page,
  browser,
}) => {
  const [list, person] = [newName('Vivier Nantes'), newName('Ondine')];
  const other = await browser.newContext();
  const colleague = await other.newPage();
  const author = await inProduct(async (db) => {
    await makeDeveloper(db, { displayName: person });
    const companyId = await makeCompany(db);
    const recruiter = await makeRecruiter(db, { companyId, admin: false });
    await openSession(page, db, recruiter.userId);
    await openSession(colleague, db, (await makeRecruiter(db, { companyId, admin: false })).userId);
    return recruiter;
  });
  await page.goto('/developers/listes');
  await expect(page.getByText('Aucune liste pour le moment')).toBeVisible();
  await page.getByLabel('Nom de la liste').fill(list);
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByRole('link', { name: list })).toBeVisible();
  await page.getByRole('button', { name: /^Partager avec l’équipe/ }).click();
  await expect(page.getByRole('button', { name: /^Ne plus partager/ })).toBeVisible();
  await goodAtEveryWidth(page);

  await page.goto(`/developers?query=${encodeURIComponent(person.split(' ').at(-1) ?? '')}`);
  const menu = page.getByLabel(`Listes – ${person}`);
  await menu.press('Enter');
  const entry = page.getByRole('button', { name: list });
  await expect(entry).toHaveAttribute('aria-pressed', 'false');
  await entry.press('Enter');
  await menu.press('Enter');
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await goodAtEveryWidth(page);

  await colleague.goto('/developers/listes');
  await colleague.getByRole('link', { name: list }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(list);
  await expect(colleague.getByText(`Ajouté par ${author.name}`)).toBeVisible();
  await goodAtEveryWidth(colleague);
  await colleague.getByRole('button', { name: `Retirer de la liste – ${person}` }).click();
  await expect(colleague.getByText('Cette liste est vide')).toBeVisible();
  await other.close();
});
