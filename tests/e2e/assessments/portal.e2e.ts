import { answerTo, giveAnswer } from '../../harness/answers.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { makeRanked, testIdOf } from '../../harness/players.ts';
import { inProduct } from '../../harness/product-database.ts';
import { makeRichDeveloper } from '../../harness/rich-profile.ts';
import { openSession } from '../../harness/session.ts';

test('« Jouer » leads to the portal of the technology, in both languages', async ({ page }) => {
  const { userId } = await inProduct(async (db) => {
    const person = await makeRichDeveloper(db, { all: true, cards: {} });
    await makeRanked(db, { testId: await testIdOf(db, 'rust'), score: 1600 });
    await openSession(page, db, person.userId);
    return person;
  });
  await page.goto(`/user/${userId}?section=tests`);
  await page.getByRole('link', { name: 'Jouer – Rust' }).click();
  await expect(page).toHaveURL('/tests/category/rust');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tests Rust');
  await expect(page.getByRole('heading', { name: 'Votre progression en Rust' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Les \d+ questions Rust$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir le classement/ })).toBeVisible();
  await goodAtEveryWidth(page);
  await page.goto('/en/tests/category/rust');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rust tests');
  await page.getByRole('link', { name: 'Rust', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rust test');
  await page.goto('/tests/category/langages');
  await expect(page).toHaveURL('/tests#langages');
});

test('a session without a mistake has a provisional score with its interval, which goes on the CV', async ({
  page,
}) => {
  await inProduct(async (db) => {
    const { userId } = await makeRichDeveloper(db, { all: true, cards: {} });
    await openSession(page, db, userId);
    await page.goto('/tests/python');
    await page.getByRole('button', { name: 'Jouer' }).click();
    await page.getByRole('button', { name: 'Démarrer le QCM' }).click();
    for (let number = 1; number <= 12; number++) {
      await expect(page.getByText(`Question ${number} / 12`)).toBeVisible();
      const { id } = await db
        .selectFrom('testSessions')
        .select('id')
        .where('userId', '=', userId)
        .where('status', '=', 'STARTED')
        .executeTakeFirstOrThrow();
      await giveAnswer(page, await answerTo(db, id));
      await page.getByRole('button', { name: 'Valider' }).click();
    }
    await expect(page.getByText('12 bonnes réponses sur 12')).toBeVisible();
    await expect(page.getByText('Score provisoire')).toBeVisible();
    await expect(page.getByText(/Encore environ (une session|deux sessions) pour un classement\./)).toBeVisible();
    const main = page.getByRole('main');
    const score = (await main.getByText(/^[\d\s]+\s±\s[\d\s]+$/u).textContent()) ?? '';
    await expect(main).not.toContainText('Top');
    await goodAtEveryWidth(page);
    await page.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await expect(page.getByRole('button', { name: 'Retirer du profil' })).toBeVisible();
    await page.goto(`/user/${userId}`);
    const card = page.locator('[data-card="tests"]').getByRole('listitem').filter({ hasText: 'Python' });
    await expect(card).toContainText(`${score} (provisoire)`);
    await page.goto('/tests/python');
    await expect(page.getByLabel('Votre résultat')).toContainText(`${score}Provisoire`);
    await page.goto('/tests/python/leaderboard');
    await expect(page.getByText(score, { exact: true })).toBeVisible();
    await expect(page.getByText('Provisoire', { exact: true })).toBeVisible();
  });
});
