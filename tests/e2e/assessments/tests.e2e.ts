import type { Page } from '@playwright/test';
import { giveAnswer } from '../../harness/answers.ts';
import { makeDeveloper } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

/** A new developer, signed in. */
async function newPlayer(page: Page): Promise<string> {
  return inProduct(async (db) => {
    const { userId } = await makeDeveloper(db);
    await openSession(page, db, userId);
    return userId;
  });
}

const question = (page: Page, number: number) => page.getByText(`Question ${number} / 12`);

test('a developer plays a whole session by keyboard, from the portal to the results', { tag: '@once' }, async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto('/tests');
  await accessible(page);
  await page.getByLabel('Rechercher un test').press('KeyR');
  await page.keyboard.type('ust');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 test pour « rust »')).toBeVisible();
  await page.locator('#langages').getByRole('link', { name: 'Rust' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Rust');
  await accessible(page);
  await page.getByRole('button', { name: 'Jouer' }).press('Enter');
  await expect(page.getByText('En attente de démarrage')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Démarrer le QCM' }).press('Enter');
  await expect(question(page, 1)).toBeVisible();
  await accessible(page);
  // Pressing Enter without a choice sends no answer.
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ou passez la question/)).toBeVisible();
  for (let number = 1; number <= 12; number++) {
    await expect(question(page, number)).toBeVisible();
    await giveAnswer(page);
    await page.getByRole('button', { name: 'Valider' }).press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats');
  await expect(page.getByText(/^Terminé le/)).toBeVisible();
  await expect(page.getByText(/^[\d\s]+\s±\s[\d\s]+$/u)).toBeVisible();
  await expect(page.getByText(/Prochaine session classée à partir du/)).toBeVisible();
  await accessible(page);
});

test('a developer continues a session in another browser, and loses no answer while offline', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const userId = await newPlayer(page);
  await page.goto('/tests/docker');
  await page.getByRole('button', { name: 'Jouer' }).click();
  await page.getByRole('button', { name: 'Démarrer le QCM' }).click();
  await expect(question(page, 1)).toBeVisible();
  await giveAnswer(page);

  const phone = await otherBrowser();
  await inProduct((db) => openSession(phone, db, userId));
  await phone.goto('/tests/docker');
  await phone.getByRole('button', { name: 'Reprendre le QCM' }).click();
  await expect(question(phone, 1)).toBeVisible();
  await phone.getByRole('button', { name: 'Passer' }).click();
  await expect(question(phone, 2)).toBeVisible();

  // The first tab still shows question 1, which was answered meanwhile.
  await page.getByRole('button', { name: 'Valider' }).press('Enter');
  await expect(page.getByText(/déjà eu une réponse, dans un autre onglet peut-être/)).toBeVisible();
  await expect(question(page, 2)).toBeVisible();

  await giveAnswer(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Valider' }).press('Enter');
  await expect(phone.getByText(/Votre réponse est gardée ici et sera envoyée dès que possible/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(question(phone, 3)).toBeVisible();
  await expect(phone.getByText(/Votre réponse est gardée ici/)).toBeHidden();
});

test('a developer in practice sees each answer at once, gives up, and opens the page of a question', async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto('/tests/react');
  await fitsTheScreen(page);
  await page.getByRole('button', { name: 'S’entraîner' }).click();
  await expect(page.getByText('(Entraînement)')).toBeVisible();
  await page.getByLabel('Temps supplémentaire').selectOption('Le double du temps');
  await expect(page.getByText('Votre réglage est enregistré.')).toBeVisible();
  await page.getByRole('button', { name: 'Démarrer le QCM' }).click();
  await giveAnswer(page);
  await fitsTheScreen(page);
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText('Explication')).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('button', { name: 'Question suivante' }).click();
  await expect(page.getByRole('button', { name: 'Passer' })).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Oui, abandonner' }).click();
  await expect(page.getByText(/bonnes? réponses? sur 2/)).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);

  const told = page.locator('details', { hasText: 'Passée' });
  await told.getByRole('link', { name: 'Voir la page de cette question' }).click();
  await page.getByText('Voir la réponse').click();
  await expect(page.getByText('Explication', { exact: true })).toBeVisible();
  const useful = page.getByRole('button', { name: 'Utile', exact: true });
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  await fitsTheScreen(page);
  await accessible(page);
});
