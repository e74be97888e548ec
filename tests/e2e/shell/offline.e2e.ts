import { join } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a person reads so, tries again later, and nothing personal is kept', {
  tag: '@once',
}, async ({ page, context }) => {
  await join(page);
  await page.goto('/settings/user-informations');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const path of ['/jobs', '/en/jobs']) await page.goto(path);

  await context.setOffline(true);
  await page.evaluate(() => location.assign('/tests'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion');
  await expect(page).toHaveURL('/tests');
  await accessible(page);
  await fitsTheScreen(page);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion');
  await page.evaluate(() => location.assign('/en/tests'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/en/tests');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline', '/en/offline']);
});
