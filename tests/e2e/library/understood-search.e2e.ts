import type { Page } from '@playwright/test';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';

const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name: /^Retirer / });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Mots-clés' });
const total = (page: Page) => page.getByRole('status').filter({ hasText: /profil/ });

test('a recruiter writes what they look for, and removes a part of it', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  await field(page).fill('senior react typescript nantes anglais');
  await expect(page).toHaveURL('/developers?query=senior+react+typescript+nantes+anglais');
  await expect(chips(page)).toHaveText([/^5 ans/, 'React', 'TypeScript', /^Nantes, France/, 'Anglais']);
  await expect(total(page)).toHaveText(/^[1-9]/);
  await expect(page.getByRole('checkbox', { name: /^React / })).toBeDisabled();
  await goodAtEveryWidth(page);
  await chips(page).filter({ hasText: 'TypeScript' }).click();
  await expect(page).toHaveURL('/developers?query=senior+react+nantes+anglais');
  await expect(field(page)).toHaveValue('senior react nantes anglais');
  // The panel adds to the text.
  const technologies = page.getByRole('group', { name: 'Technologies', exact: true });
  await technologies.getByRole('checkbox', { checked: false }).first().check();
  await expect(page).toHaveURL(/\?query=senior\+react\+nantes\+anglais&technology=/);
});

test('a misspelt word is corrected, and can be searched as it is', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers?query=recat');
  await expect(page.getByText('Résultats pour React.')).toBeVisible();
  await expect(total(page)).toHaveText(/^[1-9]/);
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: /^Rechercher .*recat.* tel quel$/ }).click();
  await expect(page).toHaveURL('/developers?query=%22recat%22');
  await expect(total(page)).toHaveText('Aucun profil');
});

test('a search without result says what to leave out, with what it gives', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers?query=react+-react');
  await expect(page.getByText('Aucun profil ne correspond')).toBeVisible();
  await goodAtEveryWidth(page);
  const way = page.getByRole('main').getByRole('link', { name: /^En retirant Sans React : \d+ profils$/ });
  const count = (await way.textContent())?.match(/\d+ profils/)?.[0] ?? '';
  await way.click();
  await expect(page).toHaveURL('/developers?query=react');
  await expect(total(page)).toHaveText(count);
});
