import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter, refreshInLibrary } from '../../harness/factories.ts';
import { expect, fitsEveryWidth, goodAtEveryWidth, test } from '../../harness/person.ts';
import { testIdOf } from '../../harness/players.ts';
import { countPresses } from '../../harness/presses.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';
import { offerTerms } from '../../harness/terms.ts';

const body =
  'Bonjour {prénom}, {entreprise} vous propose {offre}, {fourchette}. Votre travail sur les cartes nous parle. Parlons-nous ?';

/** A recruiter of a company whose page is complete, with one offer online and one template, and people found by a word. */
async function prepare(page: Page, names: readonly string[], planId = 'id10') {
  // A person without a picture would be warned first.
  const profilePicHandle = randomUUID().replaceAll('-', '');
  await page.route(`**/images/${profilePicHandle}/*`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const word = `boussole${randomUUID().replaceAll('-', '')}`;
  return inProduct(async (db) => {
    const description = 'Nous dessinons des cartes marines et des outils de navigation. '.repeat(2);
    const website = 'https://cartes.example';
    const companyId = await makeCompany(db, { planId, description, website, placeId: 'insee:44109' });
    await db.insertInto('companyTechnologies').values({ companyId, technologyId: 'rust', position: 0 }).execute();
    await makeJob(db, companyId, { title: 'Développeuse Rust', ...offerTerms });
    const recruiter = await makeRecruiter(db, { companyId });
    await db.updateTable('recruiters').set({ profilePicHandle }).where('id', '=', recruiter.userId).execute();
    const template = { companyId, ownerId: recruiter.userId, title: 'Premier contact', body, changedAt: new Date() };
    await db.insertInto('messageTemplates').values(template).execute();
    await openSession(page, db, recruiter.userId);
    const ids: string[] = [];
    for (const displayName of names)
      ids.push((await makeDeveloper(db, { displayName, oneSentenceDescription: `Ma ${word} est le code.` })).userId);
    return { recruiter, companyId, ids, list: `/developers?query=${word}` };
  });
}

test('a recruiter sends a first message from the library in three clicks, and stays in the list', async ({ page }) => {
  const [name = '', other = ''] = ['Ysé Lagrange', 'Côme Lagrange'];
  const { ids, companyId, list } = await prepare(page, [name, other]);
  const presses = await countPresses(page);
  await page.goto(list);
  const rows = page.getByRole('list', { name: 'Profils', exact: true }).locator('> li');
  await expect(rows).toHaveCount(2);
  await goodAtEveryWidth(page);
  await rows.getByRole('button', { name: `Contacter : ${name}` }).click();
  const form = dialog(page);
  await expect(form.getByLabel('Votre message')).toBeFocused();
  // A choice of a list is the second click.
  await form.getByLabel('Modèle', { exact: true }).selectOption('Premier contact');
  await expect(form.getByLabel('Votre message')).toHaveValue(/Développeuse Rust, 45–55.k€\. Votre travail/);
  await goodAtEveryWidth(page);
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/^Votre demande à Ysé Lagrange est enregistrée/)).toBeVisible();
  expect((await presses()) + 1).toBe(3);
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(list);
  const way = rows.getByRole('link', { name: `Conversation : ${name}` });
  await expect(way).toHaveAttribute('href', `/manager/candidates/${ids[0]}`);
  await expect(rows.getByRole('button', { name: `Contacter : ${other}` })).toBeVisible();
  await fitsEveryWidth(page);
  const sent = await inProduct((db) =>
    db.selectFrom('introductions').select(['developerId', 'status']).where('companyId', '=', companyId).execute(),
  );
  expect(sent).toEqual([{ developerId: ids[0], status: 20 }]);
});

test('a recruiter writes to six people of the library in four clicks', { tag: '@once' }, async ({ page }) => {
  const names = ['Aël', 'Bleuenn', 'Corentin', 'Denez', 'Enora', 'Fañch', 'Gwenn'].map((name) => `${name} Lagrange`);
  const { companyId, ids, list } = await prepare(page, names, 'scale-batch');
  await inProduct(async (db) => {
    // The newest is the first of the list. Its row is long: a test, technologies, and that it was opened today.
    const developerId = ids.at(-1) ?? '';
    const testId = await testIdOf(db, 'css');
    const shown = { centile: 0.3, provisional: false, score: 1400, deviation: 70, endedAt: new Date('2026-11-01') };
    await db
      .insertInto('developerTests')
      .values({ developerId, testId, ...shown })
      .execute();
    const technologies = ['react', 'typescript', 'node-js'].map((technologyId) => ({ developerId, technologyId }));
    await db
      .insertInto('developerTechnologies')
      .values(technologies.map((one, position) => ({ ...one, position })))
      .execute();
    await refreshInLibrary(db, { userId: developerId });
  });
  await page.goto(`/user/${ids.at(-1)}`);
  const presses = await countPresses(page);
  await page.goto(list);
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Sélectionner les 6 premiers profils' }).click();
  await expect(page.getByText('6 profils ont rejoint votre sélection.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sélectionner/ })).toHaveCount(0);
  const remove = page.getByRole('button', { name: /^Retirer de ma sélection/ });
  await expect(remove).toHaveCount(6);
  // Their words stay in one line.
  const heights = await remove.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(Math.max(...heights)).toBeLessThan(48);
  await page
    .getByRole('complementary', { name: 'Ma sélection' })
    .getByRole('link', { name: 'Voir ma sélection' })
    .click();
  // The message box has the focus: writing needs no press.
  await expect(page.getByLabel('Votre message...')).toBeFocused();
  await page.keyboard.type(
    'Bonjour {prénom}, vos cartes nous plaisent et nous cherchons une équipe comme vous. Parlons-nous ?',
  );
  await page.getByRole('button', { name: 'Relire avant d’envoyer' }).click();
  await page.getByRole('button', { name: 'Envoyer les 6 messages' }).click();
  await expect(page.getByText('6 demandes sont envoyées')).toBeVisible();
  expect(await presses()).toBe(4);
  const sent = await inProduct((db) =>
    db.selectFrom('introductions').select('status').where('companyId', '=', companyId).execute(),
  );
  expect(sent.map(({ status }) => status)).toEqual([20, 20, 20, 20, 20, 20]);
});

test('a row says how many notes the company has on a person, and opens them', async ({ page }) => {
  const name = 'Ondine Lagrange';
  const { recruiter, companyId, ids, list } = await prepare(page, [name, 'Basile Lagrange']);
  const [developerId = ''] = ids;
  await inProduct(async (db) => {
    const [stranger, colleague] = [await makeRecruiter(db), await makeRecruiter(db, { companyId })];
    const note = (authorId: string, message: string, of = companyId) => ({
      id: randomUUID(),
      developerId,
      companyId: of,
      authorId,
      message,
    });
    await db
      .insertInto('companyNotes')
      .values([
        note(recruiter.userId, 'Vue au salon.'),
        note(colleague.userId, 'À rappeler en mars.'),
        note(stranger.userId, 'Une autre entreprise.', stranger.membership.companyId),
      ])
      .execute();
  });
  await page.goto(list);
  const mark = page.getByRole('button', { name: `2 notes de l’équipe – ${name}` });
  await expect(page.getByRole('button', { name: /notes? de l’équipe/ })).toHaveCount(1);
  await goodAtEveryWidth(page);
  await mark.click();
  await expect(dialog(page)).toContainText('À rappeler en mars.');
  await expect(dialog(page)).not.toContainText('Une autre entreprise.');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(mark).toBeFocused();
  const views = await inProduct((db) =>
    db.selectFrom('companyViews').select('developerId').where('companyId', '=', companyId).execute(),
  );
  expect(views).toEqual([]);
});

test('where the plan refuses, the button of a row is disabled with the reason', { tag: '@once' }, async ({ page }) => {
  const name = 'Anaïs Lagrange';
  const { ids, list } = await prepare(page, [name], 'freemium');
  await inProduct((db) =>
    db
      .updateTable('developers')
      .set({ contractTypes: ['permanent'] })
      .where('id', '=', ids[0] ?? '')
      .execute(),
  );
  await page.goto(list);
  await expect(page.getByRole('button', { name: `Contacter : ${name}` })).toBeDisabled();
  await page.getByRole('button', { name: `Pourquoi vous ne pouvez pas écrire à ${name}` }).focus();
  await expect(page.getByRole('tooltip', { name: /^Avec un abonnement gratuit/ })).toBeVisible();
  await goodAtEveryWidth(page);
});
