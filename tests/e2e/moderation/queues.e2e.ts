import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Database } from '../../../server/data/database.ts';
import { makeDeveloper, makeNewcomer } from '../../harness/factories.ts';
import { join, newAddress, ownProfile, password } from '../../harness/join.ts';
import { accessible, addressHeader, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { startProduct } from '../../harness/product.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { openMenu } from '../../harness/profile-dialog.ts';

/** Words that no other test uses. */
const unlike = (words: string) => `${words} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const dialog = (page: Page) => page.getByRole('dialog');

async function writeToUs(page: Page, words: string): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Votre adresse e-mail').fill(newAddress());
  await page.getByLabel('Votre message').fill(words);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Votre message est bien arrivé').first()).toBeVisible();
}

test('an administrator sees a queue updated, keeps selection and text, and closes several conversations', {
  tag: '@once',
}, async ({ as, page }) => {
  const words = unlike('Question du soir');
  await writeToUs(page, `${words} un`);
  const admin = await as('admin');
  await admin.goto(`/admin/support?text=${encodeURIComponent(words)}`);
  const rows = admin.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await admin.getByRole('main').locator('[data-row]').first().focus();
  await admin.keyboard.press('x');
  const search = admin.getByRole('searchbox');
  await search.fill('quelque chose que je commence');

  await writeToUs(page, `${words} deux`);
  await expect(rows).toHaveCount(2);
  await expect(search).toHaveValue('quelque chose que je commence');
  const close = admin.getByRole('button', { name: 'Clore la conversation cochée' });
  await expect(close).toBeVisible();
  await accessible(admin);
  await fitsTheScreen(admin);

  await admin.getByLabel('Tout cocher').check();
  const both = admin.getByRole('button', { name: 'Clore les 2 conversations cochées' });
  // Another administrator closes one of them first: the message counts only what was done here.
  await admin.route('**/admin/support/actions*', async (route) => {
    await inProduct((db) =>
      sql`update support_conversations c set status = 'closed' where c.status = 'open' and exists (select from
        support_messages m where m.conversation_id = c.id and m.text = ${`${words} un`})`.execute(db),
    );
    await route.continue();
  });
  await both.click();
  await expect(admin.getByText('Une conversation est close.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('an administrator keeps the text of a dialog when its company leaves the queue, and moves by keyboard', {
  tag: '@once',
}, async ({ as }) => {
  const name = unlike('Brise Lente');
  const make = (db: Database, suffix: string) =>
    db
      .insertInto('companies')
      .values({ name: `${name} ${suffix}`, planId: 'freemium', askedAt: new Date('2020-01-01') })
      .returning('id')
      .executeTakeFirstOrThrow();
  const first = await inProduct(async (db) => {
    const { id } = await make(db, 'A');
    await make(db, 'B');
    await make(db, 'C');
    return id;
  });
  const admin = await as('admin');
  await admin.goto(`/admin/entreprises?text=${encodeURIComponent(name)}`);
  await expect(admin.getByRole('heading', { name: '3 entreprises attendent' })).toBeVisible();
  const link = (suffix: string) => admin.getByRole('listitem', { name: `${name} ${suffix}` }).locator('[data-row]');
  await link('A').focus();
  await admin.keyboard.press('r');
  await dialog(admin).getByLabel('Pourquoi').fill('La page ne dit rien.');
  await inProduct((db) => sql`update companies set validated_at = now() where id = ${first}`.execute(db));
  await expect(admin.getByText('2 entreprises attendent')).toBeVisible();
  await expect(dialog(admin).getByLabel('Pourquoi')).toHaveValue('La page ne dit rien.');
  await accessible(admin);
  await dialog(admin).getByRole('button', { name: 'Annuler' }).click();

  // The row is gone: the one in its place has the focus, and the next action moves it to the one after it.
  await expect(link('B')).toBeFocused();
  await admin.keyboard.press('v');
  await expect(admin.getByText(`${name} B est validée`)).toBeVisible();
  await expect(link('C')).toBeFocused();
  await accessible(admin);
  // No row is left: the keyboard focus stays in the page.
  await admin.keyboard.press('v');
  await expect(admin.getByText(`${name} C est validée`)).toBeVisible();
  await expect(admin.getByRole('main')).toBeFocused();
});

test('an administrator finds failed e-mails and tries them again together', { tag: '@once' }, async ({ as }) => {
  const subject = unlike('Objet perdu');
  await inProduct(async (db) => {
    for (const at of [1, 2]) {
      const words = { text: 'Texte', html: '<p>Texte</p>', template: 'verify-email', locale: 'fr', subject };
      const row = { ...words, messageKey: `${subject} ${at}`, toAddress: `${at}@example.com`, error: 'smtp: 550' };
      await db
        .insertInto('emails')
        .values({ ...row, status: 'failed' })
        .execute();
    }
  });
  const admin = await as('admin');
  await admin.goto('/admin/echecs');
  await admin.getByRole('searchbox').fill(subject);
  await admin.getByRole('button', { name: 'Rechercher' }).click();
  const emails = admin.getByRole('region', { name: 'E-mails refusés' });
  await expect(emails.getByRole('listitem')).toHaveCount(2);
  await emails.getByLabel('Tout cocher').check();
  await accessible(admin);
  await fitsTheScreen(admin);
  await emails.getByRole('button', { name: 'Réessayer les 2 lignes cochées' }).click();
  await expect(admin.getByText('2 nouveaux essais sont lancés.')).toBeVisible();
  await expect(emails.getByRole('listitem')).toHaveCount(0);
});

test('an administrator sees that an e-mail failed, and disables the profile without an e-mail', {
  tag: '@once',
}, async ({ as, page }) => {
  await join(page);
  const address = await ownProfile(page);
  const admin = await as('admin');
  // A second process of the same product, whose mail server does not answer.
  const env = {
    APP_ROLE: 'web',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'vivier@example.com',
    CLIENT_ADDRESS_HEADER: addressHeader,
  };
  const second = await startProduct({ dataDir: process.env.PRODUCT_DATA_DIR ?? '', env });
  try {
    await admin.goto(`${second.url}${address}`);
    await openMenu(admin);
    await admin.getByRole('button', { name: 'Désactiver le profil' }).click();
    await dialog(admin).getByRole('button', { name: 'Visa non déclaré' }).click();
    await dialog(admin).getByLabel('Message :').fill('Mots choisis pour l’occasion.');
    const send = dialog(admin).getByRole('button', { name: 'Désactiver et envoyer le mail' });
    const calm = await send.evaluate((button) => getComputedStyle(button).backgroundColor);
    await send.click();
    await expect(dialog(admin).getByText("Une erreur est survenue lors de l'envoi du mail.")).toBeVisible();
    await expect(send).not.toHaveCSS('background-color', calm);
    await expect(dialog(admin).getByText('Le profil n’a pas changé')).toBeVisible();
    await expect(dialog(admin).getByLabel('Message :')).toHaveValue('Mots choisis pour l’occasion.');
    await expect(send).toBeEnabled();
    await accessible(admin);
    await fitsTheScreen(admin);
    await dialog(admin).getByRole('button', { name: 'Désactiver sans envoyer' }).click();
    await expect(admin.getByText('Le profil est désactivé.')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Activer le profil', exact: true })).toBeVisible();
  } finally {
    await second.stop();
  }
});

test('an administrator reviews a profile, and it is published with its batch', { tag: '@once' }, async ({ as }) => {
  const displayName = unlike('Maïa Relue');
  const developer = await inProduct((db) => makeDeveloper(db, { displayName, validationStatus: 'waiting' }));
  const admin = await as('admin');
  await admin.goto(`/admin/profils?text=${encodeURIComponent(displayName)}`);
  await admin.getByLabel(`Cocher ${displayName}`).check();
  await admin.getByRole('button', { name: 'Valider le profil coché' }).click();
  await expect(admin.getByText('Le profil rejoint le prochain lot.')).toBeVisible();
  await admin.goto(`/admin/profils?list=batch&text=${encodeURIComponent(displayName)}`);
  await expect(admin.getByRole('link', { name: displayName })).toBeVisible();
  await admin.getByRole('button', { name: 'Publier maintenant' }).click();
  await accessible(admin);
  await fitsTheScreen(admin);
  await admin
    .getByRole('group', { name: /Publier tout le lot/ })
    .getByRole('button', { name: 'Publier maintenant' })
    .click();
  await expect(admin.getByText(/profils? (est|sont) publiés?\./)).toBeVisible();
  await expect(admin.getByRole('link', { name: displayName })).toBeHidden();
  const status = () =>
    inProduct(async (db) => {
      const row = await db
        .selectFrom('developers')
        .select('validationStatus')
        .where('id', '=', developer.userId)
        .execute();
      return row[0]?.validationStatus;
    });
  await expect.poll(status).toBe('published');
});

/** Another user's question, copied from an existing one: it waits for the team. */
async function waitingQuestion(title: string): Promise<void> {
  await inProduct(async (db) => {
    const { userId } = await makeNewcomer(db);
    await sql`with original as (select * from questions where status = 'PUBLISHED' and pool = 'public'
        and format = 'choice' order by id limit 1),
      copied as (insert into questions (test_id, title_fr, title_en, difficulty, status, author_id, explanation_fr, explanation_en)
        select test_id, ${title}, ${title}, difficulty, 'WAITING_FOR_VALIDATION', ${userId}, 'Voici.', 'So.' from original
        returning id)
      insert into question_options (question_id, position, text_fr, text_en, is_right)
      select copied.id, o.position, o.text_fr, o.text_en, o.is_right from copied, original, question_options o
      where o.question_id = original.id`.execute(db);
  });
}

test('an administrator restores a deleted question', { tag: '@once' }, async ({ as }) => {
  const title = unlike('Que vaut le silence');
  await waitingQuestion(title);
  const admin = await as('admin');
  const list = (view: string) => `/admin/questions?view=${view}&text=${encodeURIComponent(title)}`;
  const card = admin.getByRole('listitem', { name: title });
  await admin.goto(list('WAITING_FOR_VALIDATION'));
  await card.focus();
  await admin.keyboard.press('d');
  await dialog(admin).getByRole('button', { name: 'Supprimer' }).click();
  await expect(card).toBeHidden();
  await admin.goto(list('DELETED'));
  await accessible(admin);
  await fitsTheScreen(admin);
  await card.getByRole('button', { name: 'Rétablir' }).click();
  await expect(admin.getByText('La question est rétablie.')).toBeVisible();
  await admin.goto(list('WAITING_FOR_VALIDATION'));
  await expect(card).toBeVisible();
});

test('a developer reports a question and gets the answer by e-mail', { tag: '@once' }, async ({ as, page }) => {
  const body = unlike('La troisième est juste aussi');
  const email = await join(page);
  const { testId, id } = await inProduct((db) =>
    db
      .selectFrom('questions')
      .select(['id', 'testId'])
      .where('status', '=', 'PUBLISHED')
      .where('pool', '=', 'public')
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  await page.goto(`/test-question/${testId}/${id}`);
  await page.getByRole('button', { name: 'Signaler cette question' }).click();
  await page.getByLabel('Qu’est-ce qui ne va pas ?').selectOption('wrong');
  await page.getByLabel('Dites-nous en plus').fill(body);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('nous avons reçu votre signalement')).toBeVisible();

  const admin = await as('admin');
  await admin.goto(`/admin/questions?view=reports&text=${encodeURIComponent(body)}`);
  await admin.getByRole('main').locator('[data-row]').focus();
  await admin.keyboard.press('a');
  await dialog(admin).getByLabel('Suite donnée').selectOption('followed');
  await dialog(admin).getByLabel('Votre réponse').fill('Vous avez raison, merci.');
  await accessible(admin);
  await fitsTheScreen(admin);
  await dialog(admin).getByRole('button', { name: 'Classer' }).click();
  await expect(admin.getByText('Le signalement est classé.')).toBeVisible();
  await expect(admin.getByText(body, { exact: true })).toBeHidden();
  const sentEmail = () =>
    inProduct((db) =>
      db
        .selectFrom('emails')
        .select('text')
        .where('toAddress', '=', email)
        .where('template', '=', 'question-report-answered')
        .execute(),
    );
  await expect.poll(sentEmail).toMatchObject([{ text: expect.stringContaining('Vous avez raison, merci.') }]);
});

test('a developer exports their data and erases the account; after the waiting time no data is left', {
  tag: '@once',
}, async ({ page }) => {
  const email = await join(page);
  const profile = await ownProfile(page);
  await page.goto('/settings/privacy');
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/\.zip$/);
  await page.getByLabel('Mot de passe actuel').fill(password);
  await page.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte sera effacé le' })).toBeVisible();
  await inProduct(async (db) => {
    // All users of the tests have the same name: a unique one lets the search below find only this user.
    const name = unlike('Odile');
    await sql`update users set name = ${name} where email = ${email}`.execute(db);
    await sql`update developers d set display_name = ${name} from users u where u.id = d.id and u.email = ${email}`.execute(
      db,
    );
    await sql`update developer_confidential c set first_name = 'Odile', last_name = ${name} from users u
      where u.id = c.developer_id and u.email = ${email}`.execute(db);
    await sql`update erasures set due_at = now() where user_id = (select id from users where email = ${email})`.execute(
      db,
    );
    await runTask(db, 'retire-accounts');
  });
  expect((await page.goto(profile))?.status()).toBe(404);
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Adresse ou mot de passe incorrect')).toBeVisible();
  await accessible(page);
  await fitsTheScreen(page);
});
