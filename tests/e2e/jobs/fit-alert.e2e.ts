import { sql } from 'kysely';
import type { Database } from '../../../server/data/database.ts';
import { publishJob } from '../../harness/job-dialog.ts';
import { join, joinAsSeeker } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';

const nantes = 'insee:44109';
const alertsTo = (email: string) => (db: Database) =>
  db.selectFrom('emails').select('id').where('toAddress', '=', email).where('template', '=', 'job-alert').execute();
/** The tasks of published offers wait for two minutes. */
const wakeTasks = (db: Database) =>
  sql`update graphile_worker._private_jobs set run_at = now() where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'alert-job')`.execute(db);

test('a developer is told at once about a new offer that fits, with reasons, and ends it by the link', {
  tag: '@once',
}, async ({ page, as }) => {
  const title = newName('Ingénieur Zig');
  const email = await joinAsSeeker(page, 'zig', nantes);
  await page.goto('/jobs');
  await page.getByText('M’avertir des offres qui me correspondent').click();
  await page.getByLabel('Me signaler les nouvelles offres').selectOption('Tout de suite');
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('nous vous signalerons les offres qui vous correspondent')).toBeVisible();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText('vous sont signalées tout de suite')).toBeVisible();

  const needs = { professionId: 'back-end-developer', yearsMin: 0, technologyIds: ['zig'] };
  await publishJob(await as('recruiter'), title, { ...needs, place: { placeId: nantes, label: '' } });
  await inProduct(wakeTasks);
  await expect.poll(() => inProduct(alertsTo(email)), { timeout: 60_000 }).toHaveLength(1);
  await inProduct((db) => runTask(db, 'alert-jobs'));
  const [alert, ...more] = await inProduct(alertsTo(email));
  expect(more).toEqual([]);
  await page.goto(`/outbox/${alert?.id}?view=text`);
  await expect(page.getByRole('heading', { name: 'Une offre qui vous correspond', exact: true })).toBeVisible();
  await expect(page.getByText(/Correspond à \d+\s%.*Zig, Nantes, .* couvre vos 50\sk€/)).toBeVisible();
  await page.getByRole('link', { name: /alertes\/arreter/ }).click();
  await page.getByRole('button', { name: 'Arrêter l’alerte' }).click();
  await expect(page.getByRole('heading', { name: 'L’alerte est arrêtée' })).toBeVisible();
  await page.goto('/jobs/mes-recherches');
  await expect(page.getByRole('listitem').filter({ hasText: 'Offres qui vous correspondent' })).toContainText(
    'Sans alerte',
  );
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Supprimer – Offres qui vous correspondent' }).click();
  await expect(page.getByText('Aucune recherche pour le moment')).toBeVisible();
});

test('a developer without technologies reads what to fill in', { tag: '@once' }, async ({ page }) => {
  await join(page);
  await page.goto('/jobs');
  await expect(page.getByText(/il manque à votre profil\s: vos technologies favorites/)).toBeVisible();
  await goodAtEveryWidth(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a developer asks for the alert on the home page and ends it', { tag: '@once' }, async ({ page }) => {
    await joinAsSeeker(page, 'zig', nantes);
    await page.goto('/');
    await page.getByText('M’avertir des offres qui me correspondent').click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.getByText('vous sont signalées chaque matin').click();
    await page.getByRole('button', { name: 'Ne plus m’avertir' }).click();
    await expect(page.getByText('M’avertir des offres qui me correspondent')).toBeVisible();
  });
});
