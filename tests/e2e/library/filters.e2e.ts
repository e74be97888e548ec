import type { Page } from '@playwright/test';
import { accessible, expect, fitsTheScreen, followLink, test } from '../../harness/person.ts';

const people = (page: Page) => page.getByRole('list', { name: 'Profils', exact: true }).getByRole('heading');

async function addresses(page: Page): Promise<string[]> {
  const links = people(page).getByRole('link');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

/** The filters are folded on a phone. */
async function unfold(page: Page): Promise<void> {
  const folded = page
    .getByRole('search', { name: 'Rechercher des profils' })
    .locator('summary', { hasText: 'Filtres' });
  if (await folded.isVisible()) await folded.click();
}

const count = (words: string | null) => Number(words?.replace(/\D/g, ''));
const total = (page: Page) => page.getByRole('status').filter({ hasText: /profils?$/ });

/** Chooses filters one after the other, which the address follows; ends with five of them. */
async function chooseFilters(page: Page): Promise<void> {
  await unfold(page);
  await page.getByRole('checkbox', { name: /^TypeScript / }).check();
  await expect(page).toHaveURL('/developers?technology=typescript');
  await page.getByRole('combobox', { name: 'Ajouter une technologie' }).fill('react');
  await page.getByRole('option', { name: 'React', exact: true }).click();
  await expect(page).toHaveURL('/developers?technology=react&technology=typescript');
  await page.getByRole('checkbox', { name: /^Toutes à la fois/ }).check();
  await expect(page).toHaveURL('/developers?technology=react&technology=typescript&every=1');
  await page.getByRole('searchbox', { name: 'Mots-clés' }).fill('développeuse');
  await expect(page).toHaveURL(/\?query=d%C3%A9veloppeuse&technology=react&technology=typescript&every=1$/);
  // Both views are the same on a phone, which has no choice between them.
  const grid = page.getByRole('link', { name: 'En grille' });
  if (await grid.isVisible()) await grid.click();
  else await page.goto(`${page.url()}&view=grid`);
  await expect(page).toHaveURL(/&view=grid$/);
}

test('a recruiter chooses filters, and a colleague opens their address', async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  const everyone = await total(page).textContent();
  await chooseFilters(page);
  await expect(total(page)).not.toHaveText(everyone ?? '');
  const shared = { address: page.url(), people: await people(page).allTextContents() };
  expect(shared.people.length).toBeGreaterThan(0);
  await fitsTheScreen(page);
  await accessible(page);

  // A colleague opens the address.
  const other = await as('viewer');
  await other.goto(shared.address);
  await expect(people(other)).toHaveText(shared.people);
  await unfold(other);
  await expect(other.getByRole('searchbox', { name: 'Mots-clés' })).toHaveValue('développeuse');
  for (const name of [/^React /, /^TypeScript /, /^Toutes à la fois/])
    await expect(other.getByRole('checkbox', { name })).toBeChecked();
});

test('a recruiter goes back and forward through filters, and removes them', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  const everyone = await total(page).textContent();
  // Other tests may add and remove profiles meanwhile.
  const aboutAll = () =>
    expect.poll(async () => Math.abs(count(await total(page).textContent()) - count(everyone))).toBeLessThan(6);
  await chooseFilters(page);
  await expect(total(page)).not.toHaveText(everyone ?? '');
  const shared = { address: page.url(), people: await people(page).allTextContents() };

  // One step back for each action, and all the way forward again.
  const every = page.getByRole('checkbox', { name: /^Toutes à la fois/ });
  const steps = ['&every=1', '&technology=typescript', '?technology=typescript', '/developers'];
  await page.goBack();
  await expect(page.getByRole('link', { name: 'En liste' })).toHaveAttribute('aria-current', 'true');
  for (const end of steps) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${end.replace('?', '\\?')}$`));
    await expect(page.getByRole('searchbox', { name: 'Mots-clés' })).toHaveValue('');
    await expect(every).toHaveCount(end === '&every=1' || end === '&technology=typescript' ? 1 : 0);
    await expect(page.getByRole('checkbox', { name: /^TypeScript / })).toBeChecked({ checked: end !== '/developers' });
  }
  await aboutAll();
  for (const _ of [...steps, 'grid']) await page.goForward();
  await expect(page).toHaveURL(shared.address);
  await expect(people(page)).toHaveText(shared.people);
  await expect(page.getByRole('searchbox', { name: 'Mots-clés' })).toHaveValue('développeuse');
  await expect(every).toBeChecked();

  // A link removes each filter, and another one all of them.
  await page.getByRole('link', { name: /^Retirer .*développeuse/ }).click();
  await expect(page).toHaveURL('/developers?technology=react&technology=typescript&every=1&view=grid');
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/developers?view=grid');
  await aboutAll();
});

test('a recruiter drags the hands below the years', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  const from = page.locator('input[type="range"]').first();
  await from.fill('5');
  await expect(page).toHaveURL('/developers?yearsFrom=5');
  await expect(page.getByRole('spinbutton', { name: 'De', exact: true })).toHaveValue('5');
  await page.getByRole('link', { name: /^Retirer : 5 ans/ }).click();
  await expect(from).toHaveValue('0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a recruiter opens every page of the library, sees no profile twice, and no hidden one', {
    tag: '@once',
  }, async ({ as }) => {
    test.slow();
    const page = await as('recruiter');
    await page.goto('/developers');
    await unfold(page);
    // Two fields have this name: checkboxes for the listed technologies, and a text field for the others.
    await page.getByRole('textbox', { name: 'Ajouter une technologie' }).fill('c#');
    await page.getByRole('checkbox', { name: /^Python / }).check();
    await page.getByRole('search', { name: 'Rechercher des profils' }).getByRole('button').last().click();
    await expect(page).toHaveURL('/developers?technology=c-sharp&technology=python');
    await expect(people(page).first()).toBeVisible();
    await followLink(page, page.getByRole('link', { name: 'Effacer les filtres' }));
    const everyone = count(await total(page).textContent());
    const seen: string[] = [];
    const next = page.getByRole('link', { name: 'Page suivante' });
    for (;;) {
      seen.push(...(await addresses(page)));
      if ((await next.count()) === 0) break;
      await followLink(page, next);
    }
    expect(new Set(seen).size).toBe(seen.length);
    // Other journeys edit profiles meanwhile, and an edit moves a profile to a page that was already read.
    expect(seen.length).toBeGreaterThan(everyone - 20);
    for (const absent of ['jules-masson', 'bastien-colas-devops', 'noemie-astier-data']) {
      expect(seen).not.toContain(`/user/${absent}`);
    }
  });
});
