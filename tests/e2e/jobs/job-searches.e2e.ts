import { sql } from 'kysely';
import type { Database } from '../../../server/data/database.ts';
import { publishJob } from '../../harness/job-dialog.ts';
import { followEmail, join, newAddress, password } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';

const alertsTo = (email: string) => (db: Database) =>
  db
    .selectFrom('emails')
    .select(['id', 'unsubscribeUrl'])
    .where('toAddress', '=', email)
    .where('template', '=', 'job-alert')
    .execute();
/** The tasks of published offers wait for two minutes. */
const wakeTasks = (db: Database) =>
  sql`update graphile_worker._private_jobs set run_at = now() where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'alert-job')`.execute(db);

test('a developer saves a search, gets one e-mail about a new offer, and ends the alerts by one click', {
  tag: '@once',
}, async ({ page, as }) => {
  const title = newName('Développeur Svelte');
  const word = title.split(' ').at(-1) ?? '';
  const email = await join(page);
  await page.goto(`/jobs?q=${word}&contract=permanent`);
  await page.locator('summary', { hasText: 'Enregistrer cette recherche' }).click();
  await expect(page.getByLabel('Nom de la recherche')).toHaveValue(`${word}, CDI`);
  await page.getByLabel('Me signaler les nouvelles offres').selectOption('Tout de suite');
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Votre recherche est enregistrée.')).toBeVisible();
  await expect(page.getByText(new RegExp(`Recherche enregistrée.*${word}, CDI`))).toBeVisible();

  await publishJob(await as('recruiter'), title);
  await inProduct(wakeTasks);
  await expect.poll(() => inProduct(alertsTo(email)), { timeout: 60_000 }).toHaveLength(1);
  await inProduct((db) => runTask(db, 'alert-jobs'));
  const [alert, ...more] = await inProduct(alertsTo(email));
  expect(more).toEqual([]);
  await page.goto(`/outbox/${alert?.id}?view=text`);
  await expect(page.getByRole('link', { name: title }).or(page.getByText(title)).first()).toBeVisible();

  // The button of a mail program, which has no session.
  const address = new URL(alert?.unsubscribeUrl ?? '');
  await page.context().clearCookies();
  await page.goto(address.pathname + address.search);
  await expect(page.getByText(/Nouvelles offres pour mes recherches/)).toBeVisible();
  await goodAtEveryWidth(page);
  const stopped = await page.request.post(address.pathname + address.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(stopped.status()).toBe(204);
  await page.goto('/connexion?to=/jobs/mes-recherches');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Toutes vos alertes sont arrêtées')).toBeVisible();
  await goodAtEveryWidth(page);
});

test('a visitor who saves a search signs up, and comes back to the same search', { tag: '@once' }, async ({ page }) => {
  await page.goto('/jobs?q=svelte&salary=30');
  await page.getByRole('link', { name: 'Enregistrer cette recherche' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  const email = newAddress();
  await page.getByLabel('Trouver un poste').check();
  await page.getByLabel('Prénom').fill('Noémie');
  await page.getByLabel('Nom', { exact: true }).fill('Le Goff');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrez votre boîte e-mail');
  await followEmail(page, email);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page).toHaveURL('/jobs?q=svelte&salary=30');
  await page.locator('summary', { hasText: 'Enregistrer cette recherche' }).click();
  await expect(page.getByLabel('Nom de la recherche')).toHaveValue(/^svelte, dès 30\sk€$/);
});

test('a developer renames a saved search, changes its rhythm and deletes it', { tag: '@once' }, async ({ page }) => {
  await join(page);
  await page.goto('/jobs?q=kotlin');
  await page.locator('summary', { hasText: 'Enregistrer cette recherche' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Gérer mes recherches' }).click();
  const search = page.getByRole('list', { name: 'Recherches enregistrées' }).getByRole('listitem');
  await search.locator('summary').click();
  await search.getByLabel('Nom de la recherche').fill('Mon Kotlin');
  await search.getByLabel('Me signaler les nouvelles offres').selectOption('Chaque lundi');
  await search.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(search.getByRole('heading')).toHaveText('Mon Kotlin');
  await expect(search).toContainText('chaque lundi');
  await goodAtEveryWidth(page);
  await page.goto('/settings/emails');
  await page.getByLabel('Mon Kotlin', { exact: true }).selectOption('Jamais');
  await page.getByRole('button', { name: 'Changer – Mon Kotlin' }).click();
  await expect(page.getByText('C’est noté.')).toBeVisible();
  await page.goto('/jobs/mes-recherches');
  await expect(search).toContainText('Sans alerte');
  await search.getByRole('button', { name: 'Supprimer – Mon Kotlin' }).click();
  await expect(page.getByText('Aucune recherche pour le moment')).toBeVisible();
});
