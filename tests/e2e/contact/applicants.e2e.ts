import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';
import { offerTerms } from '../../harness/terms.ts';

test('a recruiter accepts the application of a developer who has paused the search', async ({ page }) => {
  const { developer, jobId } = await inProduct(async (db) => {
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db) });
    const developer = await makeDeveloper(db, { jobSearchState: 'pause_profile', disableIntroductions: true });
    const jobId = await makeJob(db, recruiter.membership.companyId, offerTerms);
    const application = { developerId: developer.userId, jobId, appliedAt: new Date(), message: 'Votre offre me va.' };
    await db.insertInto('jobApplications').values(application).execute();
    await openSession(page, db, recruiter.userId);
    return { developer, jobId };
  });
  const main = page.getByRole('main');
  await page.goto(`/job-manager/${jobId}/candidatures`);
  await expect(main.getByRole('button', { name: /^Démarrer une conversation/ })).toBeEnabled();
  await page.goto(`/user/${developer.userId}`);
  await main.getByRole('button', { name: 'Voir la candidature' }).press('Enter');
  await expect(dialog(page)).toContainText('Votre offre me va.');
  await goodAtEveryWidth(page);
  await page.route('**/contact', (route) => route.abort(), { times: 1 });
  await dialog(page).getByRole('button', { name: 'Démarrer une conversation' }).press('Enter');
  await expect(dialog(page)).toContainText("Une erreur s'est produite");
  await expect(dialog(page)).toContainText('Le serveur a renvoyé le message network');
  const support = dialog(page).getByRole('link', { name: 'Nous contacter' });
  await expect(support).toHaveAttribute('href', '/contact?introduction=network');
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(page).toHaveURL(`/manager/candidates/${developer.userId}`);
  await expect(page.getByLabel('Votre message')).toBeVisible();
});
