import type { Database } from '../../../server/data/database.ts';
import { join, ownProfile } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';

/** A title that no other test uses. */
const newTitle = (words: string) =>
  `${words} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)} ?`;

/** The words of a question of the catalogue. */
async function titleOfGitQuestion(db: Database): Promise<string> {
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select('q.titleFr')
    .where('t.seoAlias', '=', 'git')
    .where('q.pool', '=', 'public')
    .where('q.status', '=', 'PUBLISHED')
    .where('q.contentKey', 'is not', null)
    .where('q.titleFr', 'not like', '`%')
    .orderBy('q.contentKey')
    .executeTakeFirstOrThrow();
  return row.titleFr;
}

/** Code between backticks is shown apart from the words. */
const beforeCode = (title: string) => title.split('`')[0]?.trim() ?? title;

test('a developer writes a question: the form loses no text, warns of a similar question and shows a preview', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/contribuer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devenez contributeur');
  await goodAtEveryWidth(page);
  await join(page);
  await page.goto('/contribuer/question');
  const send = page.getByRole('button', { name: 'Proposer la question' });
  await send.click();
  await expect(page.getByLabel('QCM')).toBeFocused();
  await page.getByLabel('QCM').selectOption({ label: 'Git' });
  const known = await inProduct(titleOfGitQuestion);
  await page.getByLabel('Question', { exact: true }).fill(known);
  await expect(page.getByText('Une question très proche existe peut-être déjà')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toContainText(beforeCode(known));
  await page.getByLabel('Réponse 1', { exact: true }).fill('Rien');
  await goodAtEveryWidth(page);
  await page.reload();
  await expect(page.getByText('Nous avons retrouvé ce que vous aviez commencé')).toBeVisible();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(known);
  // The session ends meanwhile: nothing is sent, and a link to sign in is shown.
  await page.context().clearCookies();
  await page.getByLabel('Réponse 2', { exact: true }).fill('Tout');
  await page.getByRole('button', { name: 'Retirer la réponse 3' }).click();
  await page.getByLabel('Explication').fill('Un fichier suivi le reste.');
  await send.click();
  await expect(page.getByText('Votre session a pris fin')).toBeVisible();
  await expect(page.getByLabel('Réponse 2', { exact: true })).toHaveValue('Tout');
  await fitsTheScreen(page);
});

test('a developer proposes a question that is declined, corrected and accepted, and a visitor reads it', {
  tag: '@once',
}, async ({ page, as, otherBrowser }) => {
  const title = newTitle('Que renvoie zut');
  await join(page);
  await page.goto('/contribuer/question');
  await page.getByLabel('QCM').selectOption({ label: 'Git' });
  await page.getByLabel('Question', { exact: true }).fill(title);
  await page.getByLabel('Réponse 1', { exact: true }).fill('Un nombre');
  await page.getByLabel('Réponse 2', { exact: true }).fill('Un texte');
  await page.getByLabel('Réponse 3', { exact: true }).fill('Rien');
  await page.getByLabel('Explication').fill('Parce que c’est ainsi.');
  await page.getByRole('button', { name: 'Proposer la question' }).click();
  await expect(page.getByText('En attente de validation')).toBeVisible();
  const own = page.url();

  const team = await as('admin');
  const card = team.getByRole('listitem', { name: title });
  await team.goto('/admin/questions');
  await accessible(team);
  await card.getByRole('button', { name: 'Refuser' }).click();
  await team.getByLabel('Raison').fill('Précisez la version.');
  await team.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
  await expect(card).toBeHidden();

  await page.goto(own);
  await expect(page.getByText('Précisez la version.').first()).toBeVisible();
  const corrected = newTitle('En version 3, que renvoie zut');
  await page.getByLabel('Question', { exact: true }).fill(corrected);
  await page.getByRole('button', { name: 'Proposer à nouveau' }).click();
  await expect(page.getByText('En attente de validation')).toBeVisible();

  await team.goto('/admin/questions');
  await team.getByRole('link', { name: `Modifier : ${corrected}` }).click();
  const publish = team.getByRole('button', { name: 'Accepter et publier' });
  await publish.click();
  // The other language is required before the question is published.
  await expect(team.getByRole('button', { name: 'Anglais à corriger' })).toHaveAttribute('aria-pressed', 'true');
  await team.getByLabel('Question', { exact: true }).fill('In version 3, what does zut return?');
  await team.getByLabel('Explication').fill('Because it is so.');
  await publish.click();
  await expect(team).toHaveURL(/admin\/questions/);

  await page.goto(`${await ownProfile(page)}?section=contributions`);
  await accessible(page);
  await expect(page.getByText('Nouvelle réponse')).toBeVisible();
  const address = await page.getByRole('link', { name: corrected }).getAttribute('href');
  const visitor = await otherBrowser();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(corrected);
  await visitor.getByRole('button', { name: 'Signaler cette question' }).click();
  await visitor.getByLabel('Qu’est-ce qui ne va pas ?').selectOption('unclear');
  await visitor.getByRole('button', { name: 'Envoyer' }).click();
  await expect(visitor.getByText('nous avons reçu votre signalement')).toBeVisible();
});
