import { accessible, expect, test } from '../../harness/person.ts';

test('a developer opens an offer on another site by a button, which the company is notified of', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('junior');
  let target: string | undefined;
  // The other site does not exist: the target of the tracked link is enough.
  await page.context().route(/\/t\?link=/, async (route) => {
    target = (await route.fetch({ maxRedirects: 0 })).headers().location;
    await route.fulfill({ contentType: 'text/html', body: '<h1>Mareva</h1>' });
  });
  await page.goto('/job/integrateur-web-f-h-mareva');
  const button = page.getByRole('button', { name: /^Voir l’offre sur leur site/ });
  await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(opened.getByRole('heading', { name: 'Mareva' })).toBeVisible();
  expect(target).toMatch(/^https:\/\/mareva\.example\//);
  await page.reload();
  await expect(page.getByText(/Site ouvert le /)).toBeVisible();
  await accessible(page);
});

test('a developer who follows a link from another site reaches the offer, and the company is not notified', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('developer');
  await page.goto('/job/integrateur-web-f-h-mareva');
  const site = (await page.locator('form[target="_blank"]').getAttribute('action')) ?? '';
  const trap = `<a href="${new URL(site, page.url()).href}">Gagnez un vélo</a>`;
  await page
    .context()
    .route('https://elsewhere.example/', (route) => route.fulfill({ contentType: 'text/html', body: trap }));
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page).toHaveURL('/job/integrateur-web-f-h-mareva');
  await expect(page.getByText(/Site ouvert le /)).toHaveCount(0);
});
