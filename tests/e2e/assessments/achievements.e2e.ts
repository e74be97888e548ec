import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { notify } from '../../../server/live.ts';
import { makeDeveloper } from '../../harness/factories.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { publicTests } from '../../harness/players.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A signed-in developer with a public name, and a question that they may vote on. */
async function newcomer(page: Page) {
  return inProduct(async (db) => {
    const seoAlias = `noemie-${crypto.randomUUID().slice(0, 8)}`;
    const person = await makeDeveloper(db, { visibility: publicTests, seoAlias, displayName: 'Noémie Le Goff' });
    await openSession(page, db, person.userId);
    const { testId, id } = await db
      .selectFrom('questions')
      .select(['testId', 'id'])
      .where('pool', '=', 'public')
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirstOrThrow();
    return { userId: person.userId, alias: seoAlias, question: `/test-question/${testId}/${id}` };
  });
}

/** Another site, with a page that contains only the pasted code. */
async function openSite(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Blog</title>${html}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('a developer unlocks an achievement, shares it, sees it on another site, and stops sharing it', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const { alias, question } = await newcomer(page);
  await page.goto(question);
  await page.getByRole('button', { name: 'Utile', exact: true }).press('Enter');
  await expect(page.getByText('Succès débloqué : À main levée')).toBeVisible();

  await page.goto(`/user/${alias}`);
  await page.getByRole('link', { name: 'Succès', exact: true }).press('Enter');
  await expect(page).toHaveURL(`/${alias}/achievements`);
  const card = page.getByRole('listitem').filter({ hasText: 'À main levée' });
  await expect(card).toContainText('Nouveau');
  await accessible(page);
  const visitor = await otherBrowser();
  await visitor.goto(`/${alias}/achievements`);
  await expect(visitor.getByText('Rien à montrer ici pour l’instant.')).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Partager – À main levée' }).press('Enter');
  await expect(dialog(page)).toContainText('Générez un code pour partager votre succès');
  await expect(dialog(page).frameLocator('iframe').getByText('Voter sur une question.')).toBeVisible();
  await accessible(page);
  await dialog(page).getByLabel('Format du code').selectOption('Markdown');
  await expect(dialog(page).getByLabel('Code', { exact: true })).toHaveValue(/^\[!\[À main levée\]\(http.*\.svg\)\]/);
  await expect(dialog(page).getByLabel('Code', { exact: true })).toHaveAttribute('rows', '7');
  await expect(dialog(page).getByRole('button', { name: 'Copier le code Markdown' })).toBeVisible();
  await dialog(page).getByLabel('Format du code').selectOption('iframe (HTML)');
  await dialog(page).getByRole('button', { name: 'Copier le code iframe' }).press('Enter');
  await expect(dialog(page).getByText(/^Partagé\s:/)).toBeVisible();

  const site = await openSite(await page.evaluate(() => navigator.clipboard.readText()));
  await visitor.goto(site.url);
  const badge = visitor.frameLocator('iframe');
  await expect(badge.getByRole('link', { name: 'À main levée' })).toBeVisible();
  await expect(badge.getByText(/^Débloqué le/)).toBeVisible();
  const width = () => badge.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(48);
  const target = await badge.getByRole('link').getAttribute('href');
  await visitor.goto(target ?? '');
  await expect(visitor.getByRole('heading', { level: 3 })).toHaveText('À main levée');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Noémie Le Goff');

  await dialog(page).getByRole('button', { name: 'Ne plus partager' }).press('Enter');
  await expect(dialog(page).getByText(/^Pas encore partagé/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Rien à montrer ici pour l’instant.')).toBeVisible();
  site.close();
});

test('a developer sees the achievements page and its dialog on every screen size', { tag: '@once' }, async ({
  page,
}) => {
  const { alias } = await newcomer(page);
  await page.goto(`/${alias}/achievements`);
  await expect(page.getByRole('heading', { name: 'À débloquer' })).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Partager – Bien en terre' }).press('Enter');
  await expect(dialog(page)).toContainText('Copier le code iframe');
  await goodAtEveryWidth(page);
});

test('a developer sees an achievement that was unlocked before the page was connected', { tag: '@once' }, async ({
  page,
}) => {
  const { question } = await newcomer(page);
  const { promise: isStored, resolve: stored } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(live-line|achievement-news)-/, async (route) => {
    await isStored;
    await route.continue();
  });
  await page.goto(question);
  const voting = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Utile', exact: true }).press('Enter');
  await voting;
  stored();
  await expect(page.getByText('Succès débloqué : À main levée')).toBeVisible();
});

test('a developer sees an achievement announced once, even when the connection is opened again', {
  tag: '@once',
}, async ({ page }) => {
  const { userId, question } = await newcomer(page);
  await page.goto(question);
  const announced: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/achievement-words/')) announced.push(request.url());
  });
  await page.getByRole('button', { name: 'Utile', exact: true }).press('Enter');
  await expect(page.getByText('Succès débloqué : À main levée')).toBeVisible();
  const reconnects = page.waitForResponse('**/live?*');
  // The server ends the connection of a user whose company changes; the browser opens the next one.
  await inProduct((db) => notify(db, `user:${userId}`, { kind: 'company' }));
  await reconnects;
  await page.waitForResponse('**/*.data*');
  expect(announced).toHaveLength(1);
});
