import { sql } from 'kysely';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { makeRichDeveloper } from '../../harness/rich-profile.ts';
import { openSession } from '../../harness/session.ts';

test('« Jouer » leads to the portal of the technology, in both languages', async ({ page }) => {
  const { userId } = await inProduct(async (db) => {
    const person = await makeRichDeveloper(db, { all: true, cards: {} });
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

test('a session without a mistake has a provisional rank, which goes on the CV', async ({ page }) => {
  await inProduct(async (db) => {
    const { userId } = await makeRichDeveloper(db, { all: true, cards: {} });
    await openSession(page, db, userId);
    await page.goto('/tests/python');
    await page.getByRole('button', { name: 'Jouer' }).click();
    await page.getByRole('button', { name: 'Démarrer le QCM' }).click();
    for (let number = 1; number <= 12; number++) {
      await expect(page.getByText(`Question ${number} / 12`)).toBeVisible();
      // The right options, at the places where this player sees them.
      const { rows } = await sql<{ place: number }>`select o.place::int from test_session_questions q
        join test_sessions s on s.id = q.session_id, unnest(q.option_order) with ordinality as o (position, place)
        where s.user_id = ${userId} and s.status = 'STARTED' and q.how is null and exists (select from question_options x
          where x.question_id = q.question_id and x.position = o.position and x.is_right)`.execute(db);
      for (const { place } of rows)
        await page
          .getByRole('group')
          .locator('label')
          .nth(place - 1)
          .click();
      await page.getByRole('button', { name: 'Valider' }).click();
    }
    await expect(page.getByText('12 bonnes réponses sur 12')).toBeVisible();
    await expect(page.getByText('Classement provisoire')).toBeVisible();
    const shown = page.getByRole('main').locator('strong', { hasText: /^Top \d+%$/ });
    const top = (await shown.first().textContent()) ?? '';
    await goodAtEveryWidth(page);
    await page.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await expect(page.getByRole('button', { name: 'Retirer du profil' })).toBeVisible();
    await page.goto(`/user/${userId}`);
    const card = page.locator('[data-card="tests"]').getByRole('listitem').filter({ hasText: 'Python' });
    await expect(card).toContainText(`${top} (provisoire)`);
    await page.goto('/tests/python');
    await expect(page.getByLabel('Votre résultat')).toContainText(`${top}Provisoire`);
    await page.goto('/tests/python/leaderboard');
    await expect(page.getByText(/Votre rang provisoire\s:\s\d+/)).toBeVisible();
  });
});
