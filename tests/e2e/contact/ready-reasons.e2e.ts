import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';

test('an application is declined with a ready reason, which the developer reads', async ({ page, otherBrowser }) => {
  const theirs = await otherBrowser();
  const { userId: developerId } = await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    const developer = await makeDeveloper(db, { displayName: 'Zoé' });
    const sent = { message: 'Bonjour', sentAt: new Date() };
    await db
      .insertInto('superlikes')
      .values({ companyId, developerId: developer.userId, ...sent })
      .execute();
    await openSession(page, db, (await makeRecruiter(db, { companyId })).userId);
    await openSession(theirs, db, developer.userId);
    return developer;
  });
  await page.goto(`/user/${developerId}`);
  await page.getByRole('main').getByRole('button', { name: 'Voir la candidature' }).press('Enter');
  const press = (name: string) => dialog(page).getByRole('button', { name }).press('Enter');
  await press('Décliner la candidature');
  await dialog(page).getByLabel('Autre*').check();
  await press('Rémunération');
  await press('Poste pourvu');
  // A second press takes a sentence out again.
  await press('Rémunération');
  const words = dialog(page).getByLabel('Expliquez vos raisons');
  await expect(words).toHaveValue('Le poste vient d’être pourvu.');
  await words.fill('Le poste vient d’être pourvu. Merci de votre intérêt.');
  await goodAtEveryWidth(page);
  await press('Confirmer');
  await expect(page.getByText('La candidature de Zoé est déclinée.')).toBeVisible();

  await theirs.goto('/conversations');
  await theirs.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(theirs.getByText('Le poste vient d’être pourvu. Merci de votre intérêt.').first()).toBeVisible();
});

test('a request is refused with a ready reason, which the company reads', async ({ page, otherBrowser }) => {
  const ours = await otherBrowser();
  const { developerId } = await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    const { userId } = await makeDeveloper(db, { displayName: 'Zoé' });
    const asked = { companyId, developerId: userId, status: 20, statusSince: new Date(), lastMessageAt: new Date() };
    await db.insertInto('candidates').values({ companyId, developerId: userId }).execute();
    const { id } = await db.insertInto('introductions').values(asked).returning('id').executeTakeFirstOrThrow();
    const event = { event: 'request', toStatus: 20, actorKind: 'recruiter' };
    await db
      .insertInto('introductionEvents')
      .values({ introductionId: id, position: 1, at: new Date(), ...event })
      .execute();
    await openSession(page, db, userId);
    await openSession(ours, db, (await makeRecruiter(db, { companyId })).userId);
    return { developerId: userId };
  });
  await page.goto('/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Technologies' }).press('Enter');
  await expect(page.getByLabel('Un mot pour l’entreprise')).toHaveValue(
    'Les technologies du poste ne sont pas celles que je cherche.',
  );
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Refuser' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Vous pouvez encore accepter/ })).toBeVisible();
  await ours.goto(`/manager/candidates/${developerId}`);
  await expect(ours.getByText('Les technologies du poste ne sont pas celles que je cherche.')).toBeVisible();
});
