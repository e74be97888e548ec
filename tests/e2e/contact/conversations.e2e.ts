import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { notify } from '../../../server/live.ts';
import { requestInTransaction } from '../../../server/services/contact/introductions/request-introduction.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';
import { someTerms } from '../../harness/terms.ts';

/** A recruiter and a developer without any interaction, and a request of the recruiter. */
async function requested(message: string) {
  return inProduct(async (db) => {
    const companyId = await makeCompany(db, { name: `Clairfond ${randomUUID().slice(0, 6)}`, planId: 'id10' });
    const recruiter = await makeRecruiter(db, { companyId });
    const developer = await makeDeveloper(db);
    await db
      .updateTable('developerConfidential')
      .set({ phoneNumber: '+33 6 12 34 56 78' })
      .where('developerId', '=', developer.userId)
      .execute();
    const ports = { clock: { now: () => new Date() } } as Parameters<typeof requestInTransaction>[1]['ports'];
    const made = await db
      .transaction()
      .execute((trx) =>
        requestInTransaction(
          trx,
          { ports },
          recruiter,
          developer.userId,
          { status: 20, message, terms: someTerms },
          randomUUID(),
        ),
      );
    if (made.outcome !== 'done') throw new Error(made.reason);
    return { recruiter, developer };
  });
}

/** Signs a user in, in a browser of their own. */
async function browse(page: Page, { userId }: { userId: string }): Promise<Page> {
  await inProduct((db) => openSession(page, db, userId));
  return page;
}

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const counted = (page: Page) => page.getByText('une conversation non lue', { exact: true }).first();

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Votre message').fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect(page.getByLabel('Votre message')).toHaveValue('');
}

test('a developer accepts a request, and both sides talk without reloading a page', async ({
  page: theirs,
  otherBrowser,
}) => {
  test.slow();
  const { recruiter, developer } = await requested('Bonjour, auriez-vous une demi-heure ?');
  await browse(theirs, developer);
  const ours = await browse(await otherBrowser(), recruiter);

  await theirs.goto('/conversations');
  await expect(counted(theirs)).toBeAttached();
  await accessible(theirs);
  await fitsTheScreen(theirs);
  await ours.goto('/manager/candidates');
  await expect(ours.getByRole('region', { name: /En attente de réponse/ })).toContainText('Alix Moreau');
  await accessible(ours);
  await fitsTheScreen(ours);
  await ours.getByRole('link', { name: 'Alix Moreau' }).click();
  await expect(ours.getByText('Votre demande attend une réponse')).toBeVisible();
  await expect(ours.getByText('+33 6 12 34 56 78')).toHaveCount(0);

  await theirs.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(thread(theirs)).toContainText('Bonjour, auriez-vous une demi-heure ?');
  await expect(counted(theirs)).toHaveCount(0);
  await accessible(theirs);
  await theirs.getByLabel('Un mot pour l’entreprise').fill('Avec plaisir.');
  await theirs.getByRole('button', { name: 'Accepter et donner mes coordonnées' }).press('Enter');

  // The page of the other side is updated without a reload.
  await expect(thread(ours)).toContainText('Alix Moreau a accepté et donné ses coordonnées');
  await expect(thread(ours)).toContainText('Avec plaisir.');
  await expect(ours.getByRole('link', { name: '+33 6 12 34 56 78' })).toBeVisible();
  await write(ours, 'Demain à dix heures ?');
  await expect(thread(theirs)).toContainText('Demain à dix heures ?');
  await expect(thread(ours)).toContainText(/· Lu$/m);

  await theirs.getByLabel('Votre message').pressSequentially('O');
  await expect(thread(ours)).toContainText('Alix Moreau écrit…');
  await ours.goto('/');
  await write(theirs, 'Oui, à demain.');
  await expect(counted(ours)).toBeAttached();
  await ours.goto('/manager/candidates?state=open');
  await expect(ours.getByRole('list', { name: 'Candidat·es' })).toContainText('Oui, à demain.');
  await ours.getByRole('link', { name: 'Alix Moreau' }).click();
  await expect(thread(ours)).toContainText('Oui, à demain.');
  await expect(counted(ours)).toHaveCount(0);
  await accessible(ours);
  await fitsTheScreen(ours);
});

test('the word of a refusal is not sent again with a later acceptance', { tag: '@once' }, async ({ page }) => {
  const { developer } = await requested('Bonjour');
  await browse(page, developer);
  await page.goto('/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  const word = page.getByLabel('Un mot pour l’entreprise');
  await word.fill('Pas en ce moment.');
  await page.getByRole('button', { name: 'Refuser' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Vous pouvez encore accepter/ })).toBeVisible();
  // The pressed button is gone: the focus is on what took its place.
  await expect(
    page.getByText('Vous avez refusé de poursuivre.').locator('xpath=ancestor::*[@data-next]'),
  ).toBeFocused();
  await expect(word).toHaveValue('');
  await page.getByRole('button', { name: 'Accepter sans mes coordonnées' }).press('Enter');
  await expect(page.getByLabel('Votre message')).toBeFocused();
  await expect(thread(page).getByText('Pas en ce moment.')).toHaveCount(1);
});

test('a developer who was offline receives a message once when the connection is back', { tag: '@once' }, async ({
  page: theirs,
  otherBrowser,
}) => {
  const { recruiter, developer } = await requested('Bonjour');
  await browse(theirs, developer);
  const ours = await browse(await otherBrowser(), recruiter);
  await theirs.goto('/conversations');
  await theirs.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await theirs.getByRole('button', { name: 'Accepter sans mes coordonnées' }).press('Enter');
  await expect(theirs.getByLabel('Votre message')).toBeVisible();
  await ours.goto(`/manager/candidates/${developer.userId}`);
  await expect(ours.getByLabel('Votre message')).toBeVisible();

  await theirs.context().setOffline(true);
  await theirs.getByLabel('Votre message').fill('Vous me recevez ?');
  await theirs.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect(theirs.getByText('La connexion est coupée')).toBeVisible();
  for (const text of ['Un', 'Deux']) await write(ours, text);
  await theirs.context().setOffline(false);
  await theirs.getByRole('button', { name: 'Réessayer' }).press('Enter');
  for (const page of [theirs, ours])
    for (const text of ['Un', 'Deux', 'Vous me recevez ?'])
      await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1);
});

test('a developer’s unread count ignores older data that arrives after reading in another tab', {
  tag: '@once',
}, async ({ page }) => {
  const { developer } = await requested('Bonjour');
  await browse(page, developer);
  const lineOpens = page.waitForResponse('**/live?*');
  await page.goto('/');
  await lineOpens;
  await expect(counted(page)).toBeAttached();
  const { promise: isRead, resolve: wasRead } = Promise.withResolvers<void>();
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    const response = await route.fetch();
    wasRead();
    await mayArrive;
    await route.fulfill({ response });
  });
  await inProduct(async (db) => {
    const name = { displayName: 'Alix Nouveau' };
    await db.updateTable('developers').set(name).where('id', '=', developer.userId).execute();
    await notify(db, `user:${developer.userId}`, { kind: 'profile' });
  });
  await isRead;
  const tab = await page.context().newPage();
  await tab.goto('/conversations');
  await tab.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(counted(page)).toHaveCount(0);
  letArrive();
  await expect(page.getByText('Alix Nouveau').first()).toBeVisible();
  await expect(counted(page)).toHaveCount(0);
});
