import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';

test('an employer reads how a score comes about, with the figures of every test', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/tests');
  await page.getByRole('link', { name: 'Comment un score est calculé' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment un score est calculé');
  // The sessions of the demo are measured when it starts.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Mesuré le \d/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const figures = page.getByRole('row', { name: /^Python/ }).first();
  const place = await page.getByRole('columnheader').allTextContents();
  await expect(figures.getByRole('cell').nth(place.indexOf('Sessions') - 1)).toHaveText(/^[1-9]/);
  await goodAtEveryWidth(page);
  await page.goto('/en/tests/method');
  await expect(page.getByText(/^Measured on /)).toBeVisible();
});
