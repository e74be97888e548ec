import { readFileSync } from 'node:fs';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';

test('an administrator reads the figures of a period, their table, and downloads a CSV file', {
  tag: '@once',
}, async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/');
  await admin.getByRole('link', { name: 'Chiffres' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Chiffres');
  await admin.getByRole('link', { name: 'Un an' }).click();
  await expect(admin.getByRole('link', { name: 'Un an' })).toHaveAttribute('aria-current', 'page');

  const technologies = admin.getByRole('region', { name: 'Offre et demande par technologie', exact: true });
  await technologies.getByText('Voir le tableau').click();
  await expect(technologies.getByRole('row', { name: /^React / })).toBeVisible();
  const companies = admin.getByRole('region', { name: /^Entreprises qui laissent/ });
  await expect(companies.getByRole('columnheader', { name: 'Délai médian (jours)' })).toBeVisible();
  await goodAtEveryWidth(admin);

  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    technologies.getByRole('link', { name: /Télécharger en CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^technologies-365-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFTechnologie;Développeur·euses;Offres;Développeur·euses par offre\r\n/);
  expect(text).toMatch(/\r\nReact;\d+;\d+;/);
});
