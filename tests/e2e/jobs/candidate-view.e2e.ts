import { addJob, jobRow, type pressInMenu } from '../../harness/job-dialog.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { newName } from '../../harness/recruiter.ts';

test('a recruiter looks at a draft as a candidate, and no one else does', async ({ as, page: visitor }) => {
  const title = newName('Développeuse Svelte en aperçu');
  const page = await as('recruiter');
  const { address } = await addJob(page, title);
  await page.goto('/job-manager?list=drafts');
  await expect(jobRow(page, title)).toBeVisible();
  await pressInMenuLink(page, title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('cette visite n’est pas comptée')).toBeVisible();
  await expect(page.getByText('C’est un brouillon')).toHaveCount(0);
  await expect(page.getByText('Offre valable jusqu’au')).toBeVisible();
  await goodAtEveryWidth(page);
  for (const name of ['Postuler', 'Garder', 'Liker l’entreprise', 'Candidature spontanée']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await expect(page.getByText('C’est un aperçu : ce bouton ne fait rien ici.').first()).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Revenir à l’offre' }).press('Enter');
  await expect(page.getByText('C’est un brouillon')).toBeVisible();
  await page.getByRole('link', { name: 'Voir comme un·e candidat·e' }).press('Enter');
  await expect(page).toHaveURL(`${address}/apercu`);

  const developer = await as('developer');
  expect((await developer.request.get(`${address}/apercu`)).status()).toBe(403);
  await visitor.goto(`${address}/apercu`);
  await expect(visitor).toHaveURL(/\/connexion/);
});

async function pressInMenuLink(page: Parameters<typeof pressInMenu>[0], title: string): Promise<void> {
  const row = jobRow(page, title);
  await row.getByLabel(`Autres actions – ${title}`, { exact: true }).press('Enter');
  await row.getByRole('link', { name: 'Voir comme un·e candidat·e' }).press('Enter');
}
