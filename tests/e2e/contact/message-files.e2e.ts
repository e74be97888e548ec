import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '../../../domain/viewer.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { makePdf } from '../../harness/pdf.ts';
import { expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

const pdf = makePdf({ pages: [['Fiche de poste : clairière et compilateurs']] });
const named = (name: string, buffer: Buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer });

/** An open conversation between a recruiter and a developer; the company has a name of its own. */
async function talking(): Promise<{ recruiter: SignedIn; developer: SignedIn; company: string }> {
  return inProduct(async (db) => {
    const company = `Clairfond ${randomUUID().slice(0, 6)}`;
    const companyId = await makeCompany(db, { name: company, planId: 'id10' });
    const recruiter = await makeRecruiter(db, { companyId });
    const developer = await makeDeveloper(db, { displayName: 'Zoé' });
    const pair = { companyId, developerId: developer.userId };
    await db.insertInto('candidates').values(pair).execute();
    const open = { ...pair, recruiterId: recruiter.userId, status: 30, statusSince: new Date() };
    const { id } = await db.insertInto('introductions').values(open).returning('id').executeTakeFirstOrThrow();
    const asked = { introductionId: id, position: 1, at: new Date(), event: 'request', toStatus: 20 };
    await db
      .insertInto('introductionEvents')
      .values({ ...asked, actorKind: 'recruiter', actorId: recruiter.userId })
      .execute();
    return { recruiter, developer, company };
  });
}

const browse = (page: Page, { userId }: SignedIn) => inProduct((db) => openSession(page, db, userId));
const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Fichiers à envoyer' });
const attach = (page: Page): Locator => page.getByLabel(/^Joindre un PDF/);
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true });
const fileIn = (page: Page, name: string) => thread(page).getByRole('link', { name: new RegExp(`^Ouvrir ${name}`) });

async function asDeveloper(page: Page, developer: SignedIn): Promise<void> {
  await browse(page, developer);
  await page.goto('/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(sendButton(page)).toBeVisible();
}

test('a recruiter sends two files, the developer opens one, and answers with one alone', async ({
  page: theirs,
  otherBrowser,
}) => {
  const { recruiter, developer } = await talking();
  await asDeveloper(theirs, developer);
  const ours = await otherBrowser();
  await browse(ours, recruiter);
  await ours.goto(`/manager/candidates/${developer.userId}`);
  await attach(ours).setInputFiles([named('Fiche de poste.pdf'), named('Avantages.pdf')]);
  await expect(chosen(ours).getByRole('listitem')).toHaveCount(2);
  await ours.getByLabel('Votre message').fill('Voici de quoi vous décider.');
  await goodAtEveryWidth(ours);
  // Only once both files have arrived.
  await expect(sendButton(ours)).toBeEnabled();
  await sendButton(ours).press('Enter');
  await expect(fileIn(ours, 'Fiche de poste.pdf')).toBeVisible();
  await expect(chosen(ours)).toHaveCount(0);

  // The page of the other side is updated without a reload.
  await expect(fileIn(theirs, 'Avantages.pdf')).toBeVisible();
  await goodInBothThemes(theirs);
  await fileIn(theirs, 'Fiche de poste.pdf').click();
  const viewer = theirs.getByRole('dialog', { name: 'Fiche de poste.pdf' });
  await expect(viewer.getByText('clairière et compilateurs')).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await attach(theirs).setInputFiles(named('CV de Zoé.pdf'));
  await expect(sendButton(theirs)).toBeEnabled();
  await sendButton(theirs).press('Enter');
  await expect(fileIn(ours, 'CV de Zoé.pdf')).toBeVisible();
  await ours.goto('/manager/candidates?state=open');
  await expect(ours.getByRole('list', { name: 'Candidat·es' })).toContainText('CV de Zoé.pdf');
});

test('files that are refused, taken back, too many, or cut off lose nothing of the message', async ({ page }) => {
  const { developer } = await talking();
  await asDeveloper(page, developer);
  await page.getByLabel('Votre message').fill('Mon portfolio :');
  await attach(page).setInputFiles(named('photo.pdf', Buffer.from('JFIF')));
  await expect(chosen(page).getByRole('alert')).toContainText('Ce fichier n’est pas un PDF');
  await expect(sendButton(page)).toBeDisabled();
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Retirer photo.pdf' }).press('Enter');
  await expect(sendButton(page)).toBeEnabled();

  await page.route('**/uploads/messages/*', (route) => route.abort());
  await attach(page).setInputFiles(named('portfolio.pdf'));
  await expect(chosen(page).getByRole('alert')).toContainText('La connexion est coupée');
  await page.unroute('**/uploads/messages/*');
  await chosen(page).getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(sendButton(page)).toBeEnabled();

  await attach(page).setInputFiles(['un', 'deux', 'trois'].map((name) => named(`${name}.pdf`)));
  await expect(page.getByText('3 fichiers au plus par message')).toBeVisible();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(3);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).press('Enter');
  await expect(fileIn(page, 'portfolio.pdf')).toBeVisible();
  await expect(thread(page)).toContainText('Mon portfolio :');
  await page.reload();
  await expect(thread(page).getByRole('list', { name: 'Fichiers' }).getByRole('link')).toHaveCount(3);
});

test('the team opens the file of a reported message', { tag: '@once' }, async ({ page, otherBrowser }) => {
  const { recruiter, developer, company } = await talking();
  const [ours, team] = [await otherBrowser(), await otherBrowser()];
  await browse(ours, recruiter);
  await ours.goto(`/manager/candidates/${developer.userId}`);
  await attach(ours).setInputFiles(named('Contrat.pdf'));
  await expect(sendButton(ours)).toBeEnabled();
  await sendButton(ours).press('Enter');
  await expect(fileIn(ours, 'Contrat.pdf')).toBeVisible();

  await asDeveloper(page, developer);
  await page.getByRole('button', { name: 'Signaler cette conversation' }).press('Enter');
  const report = page.getByRole('dialog');
  await report.getByLabel('Raison').selectOption('Arnaque ou fausse offre');
  await report.getByLabel('Ce qui s’est passé').fill('Ce contrat est faux.');
  await report.getByRole('button', { name: 'Envoyer le signalement' }).press('Enter');
  await expect(page.getByText('Vous avez signalé cette conversation le')).toBeVisible();

  await inProduct(async (db) => openSession(team, db, (await makeAdministrator(db)).userId));
  await team.goto(`/admin/mises-en-relation?list=reports&text=${encodeURIComponent(company)}`);
  const row = team.getByRole('listitem').filter({ hasText: company }).first();
  await row.getByText('Le seul message').click();
  await row.getByRole('link', { name: /^Ouvrir Contrat\.pdf/ }).click();
  const viewer = team.getByRole('dialog', { name: 'Contrat.pdf' });
  await expect(viewer.getByText('clairière et compilateurs')).toBeVisible();
});
