import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/data/database.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';

/** An open conversation of a recruiter with Zoé, and a message in it. */
async function talksTo(db: Database, companyId: string, recruiterId: string): Promise<string> {
  const { userId } = await makeDeveloper(db, { displayName: 'Zoé' });
  const talk = { companyId, developerId: userId, recruiterId, status: 30, statusSince: new Date() };
  await db.insertInto('candidates').values({ companyId, developerId: userId }).execute();
  const { id } = await db
    .insertInto('introductions')
    .values({ ...talk, messageCount: 1, lastMessageAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = { introductionId: id, position: 1, at: new Date(), event: 'request', toStatus: 20 };
  await db
    .insertInto('introductionEvents')
    .values({ ...event, actorKind: 'recruiter', actorId: recruiterId })
    .execute();
  const sent = { authorKind: 'recruiter', authorId: recruiterId, sentKey: randomUUID(), sentAt: new Date() };
  await db
    .insertInto('messages')
    .values({ introductionId: id, position: 1, body: 'Répondez-moi tout de suite.', ...sent })
    .execute();
  return userId;
}

test('a developer reports a conversation, the team reads it, and the company knows nothing', async ({
  page,
  otherBrowser,
}) => {
  const [team, ours] = [await otherBrowser(), await otherBrowser()];
  const company = `Clairfond ${randomUUID().slice(0, 6)}`;
  const developerId = await inProduct(async (db) => {
    const companyId = await makeCompany(db, { name: company });
    const recruiter = await makeRecruiter(db, { companyId });
    const userId = await talksTo(db, companyId, recruiter.userId);
    await openSession(page, db, userId);
    await openSession(ours, db, recruiter.userId);
    await openSession(team, db, (await makeAdministrator(db)).userId);
    return userId;
  });
  await page.goto('/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Signaler cette conversation' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Envoyer le signalement' }).press('Enter');
  await expect(dialog(page).getByText('Ce champ est obligatoire')).toHaveCount(2);
  await dialog(page).getByLabel('Raison').selectOption('Harcèlement ou insistance');
  await dialog(page).getByLabel('Ce qui s’est passé').fill('Ce ton ne me convient pas.');
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Envoyer le signalement' }).press('Enter');
  await expect(page.getByText('Vous avez signalé cette conversation le')).toBeVisible();
  await goodAtEveryWidth(page);

  await ours.goto(`/manager/candidates/${developerId}`);
  await expect(ours.getByRole('button', { name: 'Signaler cette conversation' })).toBeVisible();
  await expect(ours.getByText('Ce ton ne me convient pas.')).toHaveCount(0);

  await team.goto('/');
  await team
    .getByRole('main')
    .getByRole('link', { name: /conversations? signalée/ })
    .click();
  const report = team.getByRole('listitem').filter({ hasText: company });
  await expect(report).toContainText('Ce ton ne me convient pas.');
  await expect(report).toContainText('Harcèlement ou insistance');
  await report.getByText('Le seul message').click();
  await expect(report.getByText('Répondez-moi tout de suite.')).toBeVisible();
  await goodAtEveryWidth(team);
  await report.getByRole('button', { name: 'Classer' }).press('Enter');
  await expect(team.getByText('Le signalement est classé.')).toBeVisible();
  await expect(report).toHaveCount(0);
});
