import type { Page } from '@playwright/test';
import { publishJob } from '../../harness/job-dialog.ts';
import { accessible, expect, fitsTheScreen, followLink, goodAtEveryWidth, test } from '../../harness/person.ts';
import { newName } from '../../harness/recruiter.ts';

/** In the order of fit, the offers stand in several lists. */
const offers = (page: Page) =>
  page.getByRole('region', { name: 'Offres', exact: true }).getByRole('listitem').getByRole('heading', { level: 2 });

test('a developer finds an offer by filters, which a visitor opens by their address', async ({ as, page: visitor }) => {
  const title = newName('Développeur Svelte');
  const word = title.split(' ').at(-1) ?? '';
  await publishJob(await as('recruiter'), title);

  const page = await as('developer');
  await page.goto('/jobs');
  await page.getByLabel('Mots-clés').fill(`DEVELOPPEUSE ${word}`);
  const toggle = page.getByLabel('Afficher les filtres');
  if (await toggle.isVisible()) await toggle.check();
  await page.getByLabel('Métier').selectOption('front-end-developer');
  await page.getByLabel('CDI').check();
  await page.getByLabel('Ville').fill('quimper');
  await page.getByLabel('Hybride').check();
  await page.getByLabel('Salaire minimum').fill('50');
  await page.getByRole('button', { name: 'Voir les offres' }).press('Enter');
  await expect(page).toHaveURL(/\/jobs\?q=.*&contract=permanent&city=quimper&remote=hybrid&salary=50$/);
  await expect(offers(page)).toHaveText([title]);
  await expect(page.getByText('1 offre', { exact: true })).toBeVisible();
  await accessible(page);
  await fitsTheScreen(page);
  await visitor.goto(page.url());
  await expect(offers(visitor)).toHaveText([title]);
  await expect(visitor.getByLabel('CDI', { exact: true })).toBeChecked();
  await expect(visitor.getByLabel('Ville')).toHaveValue('quimper');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a visitor whose search finds no offer can clear the filters', { tag: '@once' }, async ({ page }) => {
  await page.goto('/jobs?q=zinzolin');
  await expect(page.getByText(/Essayez de modifier vos critères pour obtenir davantage de résultats/)).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(offers(page).first()).toBeVisible();
});

test('a visitor writes what they look for, and removes a part of it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/jobs?q=typescirpt+nantes+ou+t%C3%A9l%C3%A9travail');
  const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name: /^Retirer / });
  await expect(chips).toHaveText(['TypeScript', 'Nantes, France', 'ou télétravail complet']);
  await expect(page.getByText('Résultats pour TypeScript.')).toBeVisible();
  await expect(offers(page).first()).toBeVisible();
  await goodAtEveryWidth(page);
  await chips.filter({ hasText: 'Nantes' }).click();
  await expect(page).toHaveURL('/jobs?q=typescirpt+t%C3%A9l%C3%A9travail');
  await page.goto('/jobs?q=cobol+php');
  await page.getByRole('link', { name: /^En retirant COBOL : \d+ offres?$/ }).click();
  await expect(page).toHaveURL('/jobs?q=php');
  await expect(offers(page).first()).toBeVisible();
});

test('search engines read an offer as a JobPosting', { tag: '@once' }, async ({ page }) => {
  // An offer that no other journey changes.
  const address = '/job/developpeur-d-api-f-h-petits-bols';
  await page.goto(address);
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: await page.getByRole('heading', { level: 1 }).textContent(),
    description: expect.stringMatching(/<p>/),
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    employmentType: expect.stringMatching(/^(FULL_TIME|TEMPORARY|INTERN|CONTRACTOR|OTHER)$/),
    url: new URL(address, page.url()).href,
  });
  expect(posting.jobLocation ?? posting.applicantLocationRequirements).toBeTruthy();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', posting.url);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', posting.url.replace('/job/', '/en/job/'));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: 'Créer un compte pour postuler' })
      .or(page.getByRole('button', { name: /^Voir l’offre sur leur site/ })),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches and filters offers and opens all pages', { tag: '@once' }, async ({ page }) => {
    await page.goto('/jobs');
    const seen: string[] = [];
    for (;;) {
      seen.push(
        ...(await offers(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
      );
      const next = page.getByRole('link', { name: 'Page suivante' });
      if ((await next.count()) === 0) break;
      await followLink(page, next);
    }
    // The number at the end: other journeys add and archive offers meanwhile.
    const total = Number((await page.getByText(/^\d+ offres$/).textContent())?.split(/\s/)[0]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(total);

    await page.goto('/jobs');
    const toggle = page.getByLabel('Afficher les filtres');
    if (await toggle.isVisible()) await toggle.check();
    await page.getByLabel('Technologie', { exact: true }).selectOption('php');
    await page.getByLabel('Ville').fill('lyon');
    await page.getByRole('button', { name: 'Voir les offres' }).click();
    await expect(page).toHaveURL('/jobs?technology=php&city=lyon');
    await expect(offers(page).first()).toBeVisible();
    await expect(page.getByLabel('PHP', { exact: true })).toBeChecked();
    await page.getByLabel('Mots-clés').fill('api');
    await page.getByRole('button', { name: 'Voir les offres' }).click();
    await expect(page).toHaveURL('/jobs?q=api&technology=php&city=lyon');
    await expect(page.getByRole('link', { name: 'Développeur d’API (F/H)' })).toBeVisible();
  });
});
