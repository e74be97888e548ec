import type { Locator, Page } from '@playwright/test';

/** Fills in what a company offers, without an offer and a city. */
export async function fillTerms(place: Page | Locator): Promise<void> {
  await place.getByLabel('Contrat').selectOption('CDI');
  await place.getByLabel('Télétravail', { exact: true }).selectOption('Télétravail complet');
  await place.getByLabel('Minimum').fill('45');
  await place.getByLabel('Maximum').fill('55');
}
