import type { Page } from '@playwright/test';
import { parseDocument } from '../../bench/floor/parse-html.ts';
import { weigh } from '../../bench/weight.ts';
import { accessible, expect, fitsTheScreen, followLink, goodAtEveryWidth, test } from '../../harness/person.ts';

const entries = (page: Page) => page.getByRole('list', { name: 'Questions', exact: true }).getByRole('heading');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Mots à rechercher' });

test('a visitor finds a question despite a typing mistake, reads it, and returns to the same list', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/tests/questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions d’entretien');
  await goodAtEveryWidth(page);
  await expect(entries(page).first()).toHaveCSS('-webkit-line-clamp', '2');
  // The links to neighbouring pages are left out up to this width.
  for (const [width, shown] of [
    [500, false],
    [501, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible({ visible: shown });
  }
  await box(page).fill('eror boundary');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/tests/questions?query=eror+boundary');
  await expect(entries(page).first()).toContainText('error boundary');
  await expect(entries(page).first()).toHaveCSS('-webkit-line-clamp', '2');
  await entries(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('error boundary');
  await expect(page.getByRole('link', { name: 'React', exact: true }).last()).toBeVisible();
  await goodAtEveryWidth(page);
  await page.goBack();
  await expect(page).toHaveURL('/tests/questions?query=eror+boundary');
  await expect(box(page)).toHaveValue('eror boundary');
  await page.getByRole('link', { name: 'Effacer la recherche' }).click();
  await expect(page).toHaveURL('/tests/questions');
  await expect(box(page)).toHaveValue('');
});

test('a visitor filters by a panel on a large screen, and by quick buttons on a small one', async ({ page }, info) => {
  await page.goto('/tests/questions');
  if (info.project.name === 'phone') {
    await expect(page.getByText('Filtres', { exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Les plus récentes' }).click();
    await expect(page).toHaveURL('/tests/questions?sort=newest');
    await expect(page.getByRole('link', { name: 'Les plus récentes' })).toHaveAttribute('aria-current', 'true');
    // The links to neighbouring pages are hidden at this width.
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL('/tests/questions?sort=newest&page=2');
    await expect(page.getByRole('link', { name: 'Les plus récentes' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Effacer les filtres' }).click();
    await expect(page).toHaveURL('/tests/questions');
    return;
  }
  await expect(page.getByRole('list', { name: 'Filtres rapides' })).toBeHidden();
  await page.getByText('Filtres', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Facile/ }).check();
  await expect(page).toHaveURL('/tests/questions?difficulty=0&difficulty=1');
  const techno = page.getByRole('combobox', { name: 'Techno' });
  await techno.fill('zzz');
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  await techno.fill('rea');
  await page.getByRole('option', { name: /^React.*\d+ résultats$/ }).click();
  await expect(page).toHaveURL('/tests/questions?technoName=React&difficulty=0&difficulty=1');
  await expect(page.getByRole('checkbox', { name: 'React' })).toBeChecked();
  await accessible(page);
  await fitsTheScreen(page);
  await page.goBack();
  await expect(page).toHaveURL('/tests/questions?difficulty=0&difficulty=1');
  await expect(page.getByRole('checkbox', { name: 'React' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/tests/questions');
  await expect(page.getByRole('checkbox', { name: /^Facile/ })).not.toBeChecked();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: /^Facile/ })).toBeChecked();
  await page.goForward();
  await page.getByRole('checkbox', { name: 'React' }).uncheck();
  await expect(page).toHaveURL('/tests/questions?difficulty=0&difficulty=1');
  await expect(page.getByRole('checkbox', { name: 'React' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('checkbox', { name: /^Facile/ })).toBeHidden();
  await page.getByRole('link', { name: 'Retirer le filtre Facile' }).click();
  await expect(page).toHaveURL('/tests/questions');
});

test('a visitor follows a tag to the page of its technology, in English and in the dark theme', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/tests/questions?technoName=React');
  await accessible(page);
  const told = page.waitForRequest((request) => request.url().endsWith('/tests/questions/visits'));
  const topics = page.getByRole('list', { name: 'Question topics' }).first();
  // A wide screen shows one topic until the pointer is on them.
  await topics.hover();
  await topics.getByRole('link', { name: 'React' }).click();
  expect((await told).postDataJSON()).toEqual({ to: 'portal', kind: 'technology', id: 'react', fromTag: true });
  await expect(page).toHaveURL('/en/interview-questions/technology/react');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React interview questions');
  await goodAtEveryWidth(page);
  await page.getByRole('link', { name: /Français|FR/ }).click();
  await expect(page).toHaveURL('/questions-entretien/technologie/react');
});

test('a visitor of another spelling of an address is redirected to the one address of the page', {
  tag: '@once',
}, async ({ page }) => {
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const other = await ask('/tests/questions?page=2&sort=newest');
  expect([other.status(), other.headers().location]).toEqual([301, '/tests/questions?sort=newest&page=2']);
  const alias = await ask('/questions-entretien/metier/front-end-developer');
  expect([alias.status(), alias.headers().location]).toEqual([
    301,
    '/questions-entretien/metier/developpeur-front-end',
  ]);
  expect((await ask('/tests/questions?page=9999')).status()).toBe(404);
  await page.goto('/tests/questions?query=react');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.goto('/tests/questions?page=2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tests\/questions\?page=2$/);
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/en\/tests\/questions\?page=2$/);
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.map((text) => JSON.parse(text)['@type'])).toEqual(['BreadcrumbList', 'CollectionPage']);
});

test('a visitor loads at most 120 kB of compressed JavaScript (docs/product/shell.md, Page weight), after the content', {
  tag: '@once',
}, async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const list = await read('/tests/questions');
  const [question = ''] = list.match(/\/test-question\/[\w/-]+/) ?? [];
  const texts = [list, await read(question), await read('/questions-entretien/technologie/react')];
  for (const html of texts) {
    const { js } = weigh(parseDocument(html), Buffer.from(html), 0);
    expect(js.count).toBeGreaterThan(5);
    expect(js.compressed).toBeLessThanOrEqual(120_000);
    expect(html.match(/rel="later" fetchPriority="low"/g)?.length).toBe(js.count);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches and filters the catalogue and opens all its pages', { tag: '@once' }, async ({ page }) => {
    await page.goto('/tests/questions');
    const total = Number((await page.getByText(/^\d+ questions$/).textContent())?.split(/\s/)[0]);
    const seen = new Set<string>();
    for (;;) {
      const links = entries(page).getByRole('link');
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        seen.add(href);
      const next = page.getByRole('link', { name: 'Page suivante' });
      if ((await next.count()) === 0) break;
      await followLink(page, next);
    }
    expect(seen.size).toBe(total);
    await page.goto('/tests/questions');
    await page.getByText('Filtres', { exact: true }).click();
    await page.getByLabel('Techno').fill('javascript');
    await page.getByText('Expert').first().click();
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page).toHaveURL('/tests/questions?technoName=JavaScript&difficulty=4');
    await expect(entries(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Effacer les filtres' }).click();
    await expect(page).toHaveURL('/tests/questions');
  });
});
