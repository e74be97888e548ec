import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { accessible, colourRules, expect, fitsTheScreen, hasNoProblem, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { type FormatTest, makeFormatTest, removeTest, stepsInOrder } from '../../harness/question-formats.ts';
import { openSession } from '../../harness/session.ts';

let made: FormatTest;
test.beforeAll(async () => {
  made = await inProduct((db) => makeFormatTest(db, 'public'));
});
test.afterAll(() => inProduct((db) => removeTest(db, made.testId)));

async function good(page: Page): Promise<void> {
  await fitsTheScreen(page);
  await accessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await hasNoProblem(page, { rules: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
const placeOf = (texts: string[], part: string) => texts.findIndex((text) => text.includes(part));

/** The right answer to each question, by keyboard only. */
const answers: Record<string, (page: Page) => Promise<void>> = {
  'Que vaut [] + []': async (page) => {
    const options = await page.getByRole('group').locator('label').allTextContents();
    await press(page, `${placeOf(options, 'Un texte vide') + 1}`, 'Enter');
  },
  'Quel correctif': async (page) => {
    const codes = await page.getByRole('region', { name: /^Code du correctif/ }).allTextContents();
    await press(page, `${placeOf(codes, 'Promise.all') + 1}`);
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
    await press(page, 'Enter');
  },
  'Quelle ligne': async (page) => {
    await press(page, '1', '0');
    await expect(page.getByRole('radio', { name: /^Ligne 10 : const order/ })).toBeFocused();
    // Line 11 is blank.
    await press(page, 'ArrowDown');
    await expect(page.getByRole('radio', { name: /^Ligne 12/ })).toBeChecked();
    await press(page, 'ArrowUp', 'ArrowUp');
    await expect(page.getByRole('radio', { name: /^Ligne 9 : for \(let index/ })).toBeChecked();
    await press(page, 'Enter');
  },
  'Qu’affiche ce programme': async (page) => {
    await press(page, 'Tab', 'Tab');
    await expect(page.getByLabel('Réponse exacte')).toBeFocused();
    await page.keyboard.type('1 10 100 9');
    await press(page, 'Enter');
    await page.keyboard.type('object');
    await press(page, 'Control+Enter');
  },
  'Dans quel ordre': async (page) => {
    const steps = page.getByRole('main').locator('[data-step]');
    await press(page, 'Enter');
    await expect(page.getByText('Déplacez au moins une étape, ou passez la question')).toBeVisible();
    for (const [to, step] of stepsInOrder.entries()) {
      const from = placeOf(await steps.allTextContents(), step.replaceAll('`', ''));
      await press(page, `${from + 1}`, ...Array.from({ length: from - to }, () => 'Alt+ArrowUp'));
      await expect(steps.nth(to)).toBeFocused();
    }
    await expect(page.getByRole('status').getByText(/\s:\splace [1-4] sur 4$/)).toBeAttached();
    const [first = '', second = ''] = stepsInOrder;
    await page.getByRole('button', { name: `Descendre – ${first}` }).press('Enter');
    await expect(steps.nth(0)).toContainText(second);
    await expect(page.getByRole('button', { name: `Descendre – ${first}` })).toBeFocused();
    await page.getByRole('button', { name: `Monter – ${first}` }).press('Enter');
    await steps.nth(0).press('Enter');
  },
};

test('a developer practises with a question of each format, by keyboard only', async ({ page }) => {
  // Eleven screens are checked for accessibility in both themes, which takes long on a busy machine.
  test.slow();
  await inProduct(async (db) => openSession(page, db, (await makeDeveloper(db)).userId));
  await page.goto(`/tests/${made.alias}`);
  await page.getByRole('button', { name: 'S’entraîner' }).press('Enter');
  await page.getByRole('button', { name: 'Démarrer le QCM' }).press('Enter');
  for (let number = 1; number <= 5; number++) {
    await expect(page.getByText(`Question ${number} / 5`)).toBeVisible();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const [, answer] = Object.entries(answers).find(([begin]) => title.startsWith(begin)) ?? [];
    await good(page);
    await answer?.(page);
    if (number === 5) break;
    await expect(page.getByRole('status').getByText('Bonne réponse', { exact: true })).toBeVisible();
    await good(page);
    await press(page, 'Enter');
  }
  await expect(page.getByText('5 bonnes réponses sur 5')).toBeVisible();
  for (const closed of await page.locator('main summary').all()) await closed.press('Enter');
  await expect(page.getByText('Vérifiée avec Node.js 26.5, le 17 novembre 2026').first()).toBeVisible();
  await good(page);
});

test('a visitor reads a question of each format and its answer', { tag: '@once' }, async ({ page }) => {
  for (const questionId of Object.values(made.questions)) {
    await page.goto(`/test-question/${made.testId}/${questionId}`);
    await page.getByText('Voir la réponse').press('Enter');
    await expect(page.getByText('Explication', { exact: true })).toBeVisible();
    await good(page);
  }
});
