import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { countPresses } from '../../harness/presses.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';
import { offerTerms } from '../../harness/terms.ts';

test('a recruiter declines ten applicants in four clicks', { tag: '@once' }, async ({ page }) => {
  await inProduct(async (db) => {
    const { userId, membership } = await makeRecruiter(db, { companyId: await makeCompany(db) });
    const jobId = await makeJob(db, membership.companyId, { ...offerTerms, title: 'Développeuse Elm' });
    for (let n = 0; n < 10; n++) {
      const { userId: developerId } = await makeDeveloper(db);
      await db.insertInto('jobApplications').values({ developerId, jobId, appliedAt: new Date() }).execute();
    }
    await openSession(page, db, userId);
  });
  const presses = await countPresses(page);
  await page.goto('/manager/candidates?state=applied');
  await page.getByLabel('Choisir les 10 personnes').click();
  await page.getByRole('button', { name: 'Décliner', exact: true }).click();
  await dialog(page).getByLabel('Inadéquat pour notre projet').click();
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('10 candidatures sont déclinées.')).toBeVisible();
  expect(await presses()).toBe(4);
});

test('a recruiter finds the applicants of an offer, and declines two of three at once', { tag: '@once' }, async ({
  page,
}) => {
  const jobId = await inProduct(async (db) => {
    const { userId, membership } = await makeRecruiter(db, { companyId: await makeCompany(db) });
    const { companyId } = membership;
    const jobs = [
      await makeJob(db, companyId, { ...offerTerms, title: 'Développeuse Elm' }),
      await makeJob(db, companyId, { ...offerTerms, title: 'Cheffe Elm' }),
    ];
    const now = Date.now();
    for (const [place, name] of ['Zoé', 'Noé', 'Chloé', 'Ailleurs'].entries()) {
      const { userId: developerId } = await makeDeveloper(db, { displayName: name });
      await db
        .insertInto('jobApplications')
        .values({
          developerId,
          jobId: jobs[name === 'Ailleurs' ? 1 : 0] ?? '',
          appliedAt: new Date(now - place * 60_000),
        })
        .execute();
    }
    await openSession(page, db, userId);
    return jobs[0];
  });
  await page.goto('/manager/candidates');
  await page.getByLabel('Offre').selectOption('Développeuse Elm');
  await expect(page).toHaveURL(new RegExp(`job=${jobId}`));
  const waiting = page.getByRole('region', { name: 'Candidatures à traiter' });
  await expect(waiting.getByRole('heading', { level: 4 })).toHaveText(['Chloé', 'Noé', 'Zoé']);
  await page.getByLabel('État').selectOption('applied');
  const names = page.getByRole('list', { name: 'Candidat·es' }).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Chloé', 'Noé', 'Zoé']);
  await names.first().getByRole('link').click();
  const around = page.getByRole('navigation', { name: 'Dans la liste' });
  await expect(around).toContainText('1 sur 3');
  await around.getByRole('link', { name: 'Personne suivante' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noé');
  await expect(around).toContainText('2 sur 3');
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: 'Retour aux candidat·es' }).click();
  await page.getByLabel('Choisir les 3 personnes').check();
  await page.getByLabel('Choisir Noé').uncheck();
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Décliner', exact: true }).click();
  await expect(dialog(page)).toContainText('Décliner 2 candidatures');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog(page)).toContainText('Ce champ est obligatoire');
  await dialog(page).getByLabel('Inadéquat pour notre projet').check();
  await goodAtEveryWidth(page);
  // The first answer is lost on its way: its application stays chosen.
  await page.route('**/contact', (route) => route.abort(), { times: 1 });
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog(page)).toContainText('2 candidatures ne sont pas encore déclinées');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('2 candidatures sont déclinées.')).toBeVisible();
  await expect(names).toHaveText(['Noé']);
  await expect(page.getByRole('button', { name: 'Décliner', exact: true })).toBeHidden();
});

test('the letter of an applicant stays after the answer, for both sides, beside the notes of the team', async ({
  page,
  otherBrowser,
}) => {
  const theirs = await otherBrowser();
  const developerId = await inProduct(async (db) => {
    const { userId, membership } = await makeRecruiter(db, { companyId: await makeCompany(db) });
    const developer = await makeDeveloper(db, { displayName: 'Zoé' });
    const jobId = await makeJob(db, membership.companyId, { ...offerTerms, title: 'Développeuse Elm' });
    const application = {
      developerId: developer.userId,
      jobId,
      appliedAt: new Date(),
      message: 'Elm me plaît. Voir https://zoe.example/elm.',
    };
    await db.insertInto('jobApplications').values(application).execute();
    await openSession(page, db, userId);
    await openSession(theirs, db, developer.userId);
    return developer.userId;
  });
  const main = page.getByRole('main');
  await page.goto(`/manager/candidates/${developerId}`);
  await expect(main).toContainText('Elm me plaît.');
  await main.getByRole('button', { name: 'Ajouter une note' }).press('Enter');
  await main.getByLabel('Votre note').fill('Très claire au téléphone.');
  await main.getByRole('button', { name: 'Ajouter une note' }).press('Enter');
  await expect(main.getByText('Très claire au téléphone.')).toBeVisible();
  await main.getByRole('button', { name: 'Voir la candidature' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Démarrer une conversation' }).press('Enter');
  await expect(page.getByLabel('Votre message')).toBeVisible();
  const letter = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Elm me plaît.' });
  await expect(letter).toContainText('A postulé : Développeuse Elm');
  await expect(letter.getByRole('link').last()).toHaveAttribute('href', 'https://zoe.example/elm');
  await expect(main.getByText('Très claire au téléphone.')).toBeVisible();
  await goodAtEveryWidth(page);
  await theirs.goto('/conversations');
  const search = theirs.getByLabel('Rechercher dans les messages');
  await search.fill('zinzolin');
  await search.press('Enter');
  await expect(theirs.getByText('Aucune conversation ne contient ces mots.')).toBeVisible();
  await goodAtEveryWidth(theirs);
  await search.fill('');
  await search.press('Enter');
  await theirs.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const own = theirs.getByRole('log').getByRole('listitem').filter({ hasText: 'Elm me plaît.' });
  await expect(own).toContainText('Vous avez postulé : Développeuse Elm');
  await goodAtEveryWidth(theirs);
});
