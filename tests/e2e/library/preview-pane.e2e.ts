import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

const wide = { width: 1920, height: 1080 };

test('a recruiter reads profiles beside the list with the keyboard, and each counts as a view', {
  tag: '@once',
}, async ({ page }) => {
  const word = newName('falaise').split(' ').at(-1) ?? '';
  const { companyId } = await inProduct(async (db) => {
    const planId = newName('trois-vues').replaceAll(' ', '-');
    const limits = { candidateLimitDay: 1, position: 93, pipeCapacity: 9 };
    const plan = { id: planId, nameFr: planId, nameEn: planId, type: 'regular', ...limits };
    await db.insertInto('plans').values(plan).execute();
    for (const name of ['Roxane', 'Thibault']) {
      await makeDeveloper(db, { displayName: `${name} ${word}`, oneSentenceDescription: `Je vis près de ${word}.` });
    }
    const company = await makeCompany(db, { planId });
    await openSession(page, db, (await makeRecruiter(db, { companyId: company })).userId);
    return { companyId: company };
  });
  const views = () =>
    inProduct((db) => db.selectFrom('companyViews').select('developerId').where('companyId', '=', companyId).execute());
  await page.setViewportSize(wide);
  await page.goto(`/developers?query=${word}`);
  const rows = page.getByRole('list', { name: 'Profils', exact: true }).locator('> li');
  const first = rows.first().getByRole('heading').getByRole('link');
  await first.focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('heading').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('f');
  await expect(rows.first().getByRole('button', { name: /^Favori/ })).toHaveAttribute('aria-pressed', 'true');
  expect(await views()).toHaveLength(0);
  await expect(rows.first().getByRole('button', { name: /^Aperçu \(compte une consultation\)/ })).toBeVisible();
  await page.keyboard.press('p');
  const pane = page.getByRole('complementary', { name: /^Aperçu du profil/ });
  await expect(pane).toContainText(`Je vis près de ${word}.`);
  await expect(rows.first().getByRole('button', { name: /^Aperçu – / })).toHaveAttribute('aria-expanded', 'true');
  expect(await views()).toHaveLength(1);
  await accessible(page);
  await fitsTheScreen(page);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Aperçu/ })
    .press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Vous avez consommé votre quota journalier');
  expect(await views()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await page.getByLabel('Mots-clés').press('p');
  await expect(pane).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('button', { name: /^Aperçu/ })).toHaveCount(0);
});
