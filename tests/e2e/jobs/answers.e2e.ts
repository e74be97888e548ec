import { randomUUID } from 'node:crypto';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';
import { offerTerms } from '../../harness/terms.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('an application without an answer is closed after 30 days, and the company may still answer', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const title = `Testeuse ${randomUUID().slice(0, 6)}`;
  const { jobId, developer } = await inProduct(async (db) => {
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { name: `Silence ${title}` }) });
    const made = await makeJob(db, recruiter.membership.companyId, { title, ...offerTerms });
    const [late, waits] = [await makeDeveloper(db), await makeDeveloper(db, { displayName: 'Attend Encore' })];
    const applications = [
      { developerId: late.userId, jobId: made, appliedAt: daysAgo(31) },
      { developerId: waits.userId, jobId: made, appliedAt: daysAgo(27) },
    ];
    await db.insertInto('jobApplications').values(applications).execute();
    await openSession(page, db, recruiter.userId);
    return { jobId: made, developer: late };
  });
  // On the home page of the recruiter: what can still be answered in time.
  await page.goto('/');
  const card = page.getByRole('region', { name: 'À traiter en premier' });
  await expect(card).toContainText('Répondez avant le');
  await goodAtEveryWidth(page);
  await inProduct((db) => runTask(db, 'close-applications'));

  const reader = await otherBrowser();
  await inProduct((db) => openSession(reader, db, developer.userId));
  await reader.goto('/candidatures');
  const row = reader.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('L’entreprise n’a pas répondu dans les 30 jours');
  await expect(row.getByRole('link', { name: 'Voir d’autres offres' })).toHaveAttribute('href', '/jobs');
  await goodAtEveryWidth(reader);

  await page.goto(`/job-manager/${jobId}/candidatures`);
  const list = page.getByRole('list', { name: 'Candidat·es' }).getByRole('listitem');
  await expect(list.filter({ hasText: 'Attend Encore' })).toContainText('Répondez avant le');
  const closed = list.filter({ hasText: 'Close sans réponse : vous pouvez encore répondre' });
  await goodAtEveryWidth(page);
  await closed.getByRole('button', { name: /^Démarrer une conversation/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Démarrer une conversation' }).press('Enter');
  await expect(page).toHaveURL(`/manager/candidates/${developer.userId}`);
  await reader.reload();
  await expect(row).toContainText('L’entreprise a répondu après 30 jours');
  await row.getByRole('link', { name: 'Voir la conversation' }).click();
  await expect(reader.getByLabel('Votre message')).toBeVisible();
});
