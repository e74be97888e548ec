import type { Page } from '@playwright/test';
import { publishJob } from '../../harness/job-dialog.ts';
import { joinAsSeeker } from '../../harness/join.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { newName } from '../../harness/recruiter.ts';

const [nantes, bordeaux] = ['insee:44109', 'insee:33063'];
const offers = (page: Page) => page.getByRole('list', { name: 'Offres', exact: true }).getByRole('heading');

test('a Go developer from Nantes sees Go in Nantes first, and not Rust in Bordeaux', { tag: '@once' }, async ({
  as,
  page,
}) => {
  const [go, rust] = [newName('Ingénieur Go'), newName('Ingénieur Rust')];
  const recruiter = await as('recruiter');
  const terms = { professionId: 'back-end-developer', yearsMin: 0 };
  const offer = (technology: string, placeId: string) => ({
    ...terms,
    technologyIds: [technology],
    place: { placeId, label: '' },
  });
  await publishJob(recruiter, go, offer('go', nantes));
  await publishJob(recruiter, rust, offer('rust', bordeaux));
  await joinAsSeeker(page, 'go', nantes);

  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Offres pour vous' }).getByRole('heading').first()).toHaveText(go);
  await goodAtEveryWidth(page);
  await page.goto('/jobs');
  await expect(offers(page).first()).toHaveText(go);
  await expect(page.getByRole('link', { name: rust })).toHaveCount(0);
  const entry = page.getByRole('listitem').filter({ hasText: go });
  await expect(entry.getByText('45–52 k€ couvre vos 50 k€')).toBeVisible();
  await page.getByText('Pourquoi cet ordre ?').click();
  await goodAtEveryWidth(page);

  await page.getByRole('link', { name: 'Par date', exact: true }).click();
  await expect(page).toHaveURL('/jobs?order=date');
  await page.getByLabel('Mots-clés').fill(rust);
  await page.getByRole('button', { name: 'Voir les offres' }).click();
  await expect(offers(page)).toHaveText([rust]);
  await expect(page).toHaveURL(/\/jobs\?q=.*&order=date$/);
  await expect(page.getByText('Hors de vos souhaits : ville')).toBeVisible();

  await page.goto('/jobs');
  await page.getByRole('link', { name: go }).click();
  const fit = page.getByRole('region', { name: 'Cette offre et vous' });
  await expect(fit).toContainText('Nantes');
  await fit.getByText('Détail des points').click();
  await expect(fit.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await accessible(page);
});

test('a developer finds the offers that were ordered for them among the rankings', { tag: '@once' }, async ({
  as,
  page,
}) => {
  const title = newName('Ingénieure Fortran');
  const terms = { professionId: 'back-end-developer', yearsMin: 0, technologyIds: ['fortran'] };
  await publishJob(await as('recruiter'), title, { ...terms, place: { placeId: nantes, label: '' } });
  await joinAsSeeker(page, 'fortran', nantes);
  await page.goto('/jobs');
  await expect(offers(page).first()).toBeVisible();

  // The pages did not wait for their log.
  const shown = page.getByRole('region', { name: 'Les offres classées pour vous' });
  await expect(async () => {
    await page.goto('/mes-classements');
    await expect(shown.getByText('Offres pour vous').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await shown
    .getByText(/offres?, dans l’ordre|^1 offre$/)
    .first()
    .click();
  await expect(shown.getByRole('link', { name: title }).first()).toBeVisible();
  await goodAtEveryWidth(page);
  await shown
    .getByRole('link', { name: /^Demander un avis humain sur les offres du/ })
    .first()
    .click();
  await expect(page.getByText(/Votre demande porte sur les offres classées pour vous/)).toBeVisible();
});
