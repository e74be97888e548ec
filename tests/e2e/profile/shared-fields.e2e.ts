import { setTimeout as wait } from 'node:timers/promises';
import { cardTypes } from '../../../domain/profile/cards/card.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { card, confirm, dialog, open } from '../../harness/profile-dialog.ts';
import { makeRichDeveloper, markers } from '../../harness/rich-profile.ts';
import { openSession } from '../../harness/session.ts';

const everyCard = { all: true, cards: Object.fromEntries(cardTypes.map((type) => [type, { all: true }])) };

test('a developer writes rate, perks, reason and difficulties; a recruiter sees only what was chosen', {
  tag: '@once',
}, async ({ page, as, otherBrowser }) => {
  const address = await inProduct(async (db) => {
    const { userId } = await makeRichDeveloper(db, everyCard);
    await openSession(page, db, userId);
    return `/user/${userId}`;
  });
  await page.goto(address);
  await open(page, 'jobSearch');
  await dialog(page).getByLabel('Freelance').check();
  await dialog(page).getByLabel('Tarif journalier').fill('450');
  await dialog(page).getByLabel('Logiciel libre').check();
  await dialog(page).getByLabel('Autre avantage').fill('Un jardin');
  await dialog(page).getByLabel('Montrer ces avantages aux entreprises').uncheck();
  await goodAtEveryWidth(page);
  await confirm(page);
  await expect(card(page, 'jobSearch')).toContainText('450 € par jour');
  await expect(card(page, 'jobSearch')).toContainText('Avantages souhaités · Caché aux entreprises');
  await open(page, 'about');
  await dialog(page).getByLabel('Pourquoi codez-vous ?').fill('Pour comprendre les machines.');
  await confirm(page);
  await open(page, 'experiences');
  // The only experience goes on since March 2020; the profile says eight years.
  const years = dialog(page).getByLabel('... en tant que');
  await years.fill('2');
  await dialog(page)
    .getByRole('button', { name: /^Utiliser \d+ ans$/ })
    .click();
  await expect(years).not.toHaveValue('2');
  await dialog(page).getByLabel('Dette technique').check();
  await confirm(page);
  await expect(card(page, 'experiences')).toContainText('Dette technique');
  await goodAtEveryWidth(page);

  const recruiter = await as('recruiter');
  await recruiter.goto(address);
  await expect(card(recruiter, 'jobSearch')).toContainText('450 € par jour');
  await expect(card(recruiter, 'about')).toContainText('Pour comprendre les machines.');
  const sent = await recruiter.content();
  for (const kept of ['Un jardin', 'openSource', 'technicalDebt', 'Caché aux entreprises'])
    expect(sent).not.toContain(kept);

  const visitor = await otherBrowser();
  await visitor.goto(address);
  await expect(card(visitor, 'jobSearch')).toBeVisible();
  const seen = await visitor.content();
  for (const kept of ['Pour comprendre', 'Un jardin', 'technicalDebt']) expect(seen).not.toContain(kept);
  // The number alone: an id may contain these digits.
  const rate = /(?<![\w-])450(?![\w-])/;
  expect(sent).toMatch(rate);
  expect(seen).not.toMatch(rate);
});

test('a developer edits a second card at once after a save that changed the address', { tag: '@once' }, async ({
  page,
}) => {
  const address = await inProduct(async (db) => {
    const { userId } = await makeRichDeveloper(db, everyCard);
    await openSession(page, db, userId);
    return `/user/${userId}`;
  });
  await page.goto(address);
  const before = page.url();
  // The news of the change arrives while the new address is looked up, and makes the page load once more.
  for (const part of ['**/__manifest*', '**/*.data*'])
    await page.route(part, async (route) => {
      await wait(700);
      await route.continue();
    });
  await open(page, 'about');
  await dialog(page).getByLabel('Pourquoi codez-vous ?').fill('Pour comprendre les machines.');
  await confirm(page);
  expect(page.url()).not.toBe(before);
  await open(page, 'experiences');
});

test('a visitor and a recruiter without a paid plan read experiences without employers', { tag: '@once' }, async ({
  as,
  otherBrowser,
}) => {
  const { userId } = await inProduct((db) => makeRichDeveloper(db, everyCard));
  const paid = await as('recruiter');
  await paid.goto(`/user/${userId}`);
  await expect(card(paid, 'experiences')).toContainText(`${markers.jobTitle} · ${markers.company}`);
  for (const page of [await otherBrowser(), await as('free')]) {
    await page.goto(`/user/${userId}`);
    await expect(card(page, 'experiences').getByRole('heading', { level: 3 })).toHaveText(markers.jobTitle);
    expect(await page.content()).not.toContain(markers.company);
  }
});
