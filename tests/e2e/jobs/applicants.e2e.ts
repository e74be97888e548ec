import { makeCompany, makeDeveloper, makeJob, makeRecruiter, refreshInLibrary } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

test('a recruiter puts the applicants of an offer in the order of fit, and reads why', async ({ page }) => {
  const [early, late] = [newName('Oriane'), newName('Séverin')];
  const jobId = await inProduct(async (db) => {
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db) });
    const terms = { title: newName('Offre Elixir'), professionId: 'back-end-developer', yearsMin: 4, salaryMax: 55 };
    const job = await makeJob(db, recruiter.membership.companyId, terms);
    await db
      .insertInto('jobTechnologies')
      .values({ jobId: job, technologyId: 'elixir', required: true, position: 0 })
      .execute();
    const people = [
      { displayName: early, professionId: 'back-end-developer', codeExperienceYears: 6, salary: 51, knows: 'elixir' },
      { displayName: late, professionId: 'front-end-developer', codeExperienceYears: 1, salary: 70, knows: 'svelte' },
    ];
    for (const [at, { knows, ...traits }] of people.entries()) {
      const person = await makeDeveloper(db, traits);
      const technology = { developerId: person.userId, technologyId: knows, position: 0 };
      await db.insertInto('developerTechnologies').values(technology).execute();
      await refreshInLibrary(db, person);
      const appliedAt = new Date(Date.now() - (2 - at) * 86_400_000);
      await db
        .insertInto('jobApplications')
        .values({ developerId: person.userId, jobId: job, appliedAt, message: 'Bonjour' })
        .execute();
    }
    await openSession(page, db, recruiter.userId);
    return job;
  });
  await page.goto(`/job-manager/${jobId}/candidatures`);
  const rows = page.getByRole('list', { name: 'Candidat·es' }).locator('> li');
  await expect(rows.first()).toContainText(late);
  await page.getByRole('link', { name: 'Par adéquation' }).click();
  await expect(page).toHaveURL(/order=fit$/);
  const best = rows.first();
  await expect(best).toContainText(early);
  await expect(best).toContainText('6 ans d’expérience');
  await expect(best).toContainText('51 k€');
  await expect(best.getByRole('listitem').filter({ hasText: 'demandée par l’offre' })).toContainText('Elixir');
  await expect(rows.nth(1)).toContainText('Il manque');
  await goodAtEveryWidth(page);
  await best.getByText('Détail des points').click();
  await expect(best.getByRole('table')).toContainText('Elixir');
});
