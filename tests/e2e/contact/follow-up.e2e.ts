import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../../server/data/database.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

/** An open conversation of the company with someone of this name. */
async function talksTo(db: Database, companyId: string, displayName: string): Promise<string> {
  const { userId: developerId } = await makeDeveloper(db, { displayName });
  await db.insertInto('candidates').values({ companyId, developerId }).execute();
  await db
    .insertInto('introductions')
    .values({ companyId, developerId, status: 40, statusSince: new Date(), lastMessageAt: new Date() })
    .execute();
  return developerId;
}

test('a recruiter puts a colleague in charge, adds tags, and finds the person by them', async ({ page }, {
  project,
}) => {
  await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    for (const name of ['Zoé', 'Noé']) await talksTo(db, companyId, name);
    await openSession(page, db, (await makeRecruiter(db, { companyId })).userId);
    await makeRecruiter(db, { companyId, name: 'Léa Martin' });
  });
  await page.goto('/manager/candidates');
  await page.getByRole('link', { name: 'Zoé' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Suivi' })).toBeVisible();
  await page.getByLabel('Responsable').selectOption('Léa Martin');
  await expect(page.getByText('Responsable : Léa Martin. Un e-mail l’en informe.')).toBeVisible();
  await page.getByLabel('Étiquettes').fill('Senior');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).press('Enter');
  for (const name of ['React', 'Nantes', 'Bilingue']) {
    await page.getByLabel('Nouvelle étiquette').fill(name);
    await page.getByLabel('Nouvelle étiquette').press('Enter');
    await expect(page.getByRole('button', { name: `Retirer l’étiquette ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Retirer l’étiquette React' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem')).toHaveText([
    'Senior',
    'Nantes',
    'Bilingue',
  ]);
  const history = page.getByRole('region', { name: 'Historique' });
  await expect(history).toContainText('Responsable : Léa Martin');
  await expect(history).toContainText('Étiquette retirée : React');
  await goodAtEveryWidth(page);
  await page.goto('/manager/candidates');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Zoé' }) });
  await expect(card.getByText('Responsable : Léa Martin')).toBeAttached();
  await expect(card.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem')).toHaveCount(3);
  await goodAtEveryWidth(page);
  if (project.name === 'phone') await page.getByRole('checkbox', { name: 'Filtres' }).check();
  await page.getByLabel('Responsable').selectOption('Léa Martin');
  await expect(page.getByRole('link', { name: 'Noé' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zoé' })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('checkbox', { name: 'Filtres' }).check();
  await page.getByLabel('Responsable').selectOption('Personne');
  await expect(page.getByRole('link', { name: 'Noé' })).toBeVisible();
  await page.goto('/manager/candidates?view=list&tag=senior');
  await expect(page.getByRole('list', { name: 'Candidat·es' }).getByRole('link')).toHaveText(['Zoé']);
  await goodAtEveryWidth(page);
});

test('a reminder waits on the home page, is ticked off, and another is set', async ({ page }) => {
  await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    const developerId = await talksTo(db, companyId, 'Zoé');
    const { userId } = await makeRecruiter(db, { companyId });
    await sql`insert into candidate_reminders (id, company_id, developer_id, recruiter_id, due_on, word, created_at)
      values (${randomUUID()}, ${companyId}, ${developerId}, ${userId}, '2026-01-05', 'Demander son préavis', now())`.execute(
      db,
    );
    await openSession(page, db, userId);
  });
  await page.goto('/');
  const due = page.getByRole('region', { name: 'Vos rappels' });
  await expect(due).toContainText('Demander son préavis');
  await expect(page.getByRole('list', { name: 'Ce qui vous attend' })).toContainText('1 rappel');
  await goodAtEveryWidth(page);
  await due.getByRole('checkbox', { name: 'C’est fait : Zoé, Demander son préavis' }).check();
  await expect(due).toHaveCount(0);
  await page.goto('/manager/candidates');
  await page.getByRole('link', { name: 'Zoé' }).press('Enter');
  const own = page.getByRole('region', { name: 'Rappels' });
  await expect(own).toContainText('Vous seul·e voyez vos rappels.');
  await own.getByRole('button', { name: 'Me rappeler…' }).press('Enter');
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await own.getByLabel('Jour').fill(inAMonth);
  await own.getByLabel('Pourquoi').fill('Prendre des nouvelles');
  await own.getByLabel('Pourquoi').press('Enter');
  await expect(own.getByRole('checkbox', { name: 'Prendre des nouvelles' })).not.toBeChecked();
  await goodAtEveryWidth(page);
  await own.getByRole('checkbox', { name: 'Prendre des nouvelles' }).check();
  await expect(own.getByRole('checkbox', { name: 'Prendre des nouvelles' })).toBeChecked();
});

test('the candidates of a filter are exported, without formulas', async ({ page }) => {
  await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    const { userId } = await makeRecruiter(db, { companyId, name: 'Léa Martin' });
    for (const name of ['=1+1; "Zoé"', 'Noé']) {
      const developerId = await talksTo(db, companyId, name);
      await db.updateTable('candidates').set({ ownerId: userId }).where('developerId', '=', developerId).execute();
      const tag = { companyId, developerId, addedAt: new Date() };
      if (name !== 'Noé')
        await db
          .insertInto('candidateTags')
          .values({ ...tag, name: 'Senior' })
          .execute();
    }
    await openSession(page, db, userId);
  });
  await page.goto('/manager/candidates?tag=Senior');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, row, end] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(heading).toBe('\uFEFFNom;Métier;État;Étape;Offre;Responsable;Étiquettes;Depuis le;Dernière activité;Lien');
  expect(row).toMatch(
    /^"'=1\+1; ""Zoé""";Développeur·euse front-end;En conversation;Premier échange;;Léa Martin;Senior;[\d-]{10};[\d-]{10};http/,
  );
  expect(end).toBe('');
  await goodAtEveryWidth(page);
});

test('a colleague who is mentioned in a note is told', async ({ page }, { project }) => {
  const colleague = await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    await talksTo(db, companyId, 'Zoé');
    await openSession(page, db, (await makeRecruiter(db, { companyId })).userId);
    return makeRecruiter(db, { companyId, name: 'Léa Martin' });
  });
  await page.goto('/manager/candidates');
  await page.getByRole('link', { name: 'Zoé' }).press('Enter');
  await page.getByRole('button', { name: 'Ajouter une note' }).press('Enter');
  await page.getByLabel('Votre note').pressSequentially('Très bien. @lé');
  const offered = page.getByRole('listbox', { name: 'Collègues' }).getByRole('option', { name: 'Léa Martin' });
  await expect(offered).toBeVisible();
  await goodAtEveryWidth(page);
  // The list stands beside its field, which the other widths have moved out of sight.
  await page.getByLabel('Votre note').scrollIntoViewIfNeeded();
  if (project.name === 'phone') await offered.tap();
  else await page.getByLabel('Votre note').press('Enter');
  await expect(page.getByLabel('Votre note')).toHaveValue('Très bien. @Léa Martin ');
  await page.getByRole('button', { name: 'Ajouter une note' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Très bien.' }).getByText('@Léa Martin')).toBeVisible();
  const sent = await inProduct((db) =>
    db.selectFrom('emails').select('template').where('userId', '=', colleague.userId).execute(),
  );
  expect(sent).toEqual([{ template: 'note-mention' }]);
});
