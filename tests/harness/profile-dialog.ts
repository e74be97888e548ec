import type { Page } from '@playwright/test';
import { expect } from './person.ts';

export const card = (page: Page, type: string) => page.locator(`[data-card="${type}"]`);
export const dialog = (page: Page) => page.getByRole('dialog').last();

/** What is above every section of a profile: the portrait, the name, the facts and the actions. */
export const head = (page: Page) => page.locator('[data-person]');

/** Opens the menu of the actions that are not the main one, with the keyboard. */
export const openMenu = (page: Page) => page.locator('summary[aria-label="Autres actions"]').press('Enter');

/** Opens a card's dialog by keyboard and waits until its values are loaded. */
export async function open(page: Page, type: string, button: 'Modifier' | 'Ajouter' = 'Modifier'): Promise<void> {
  const opener = card(page, type).getByRole('button', { name: new RegExp(`^${button} – `) });
  // Focus and key in one step: a dialog that has just closed gives the focus back to its own button.
  await opener.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
}

/** Presses the confirm button by keyboard; the dialog closes once the values are stored. */
export async function confirm(page: Page, label = 'Confirmer'): Promise<void> {
  const count = await page.getByRole('dialog').count();
  await dialog(page).getByRole('button', { name: label, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(count - 1);
}

/** Types into a field with suggestions and chooses the first one. */
export async function pick(page: Page, label: string, text: string, wanted: string | RegExp): Promise<void> {
  const box = dialog(page).getByRole('combobox', { name: label });
  await box.focus();
  await box.fill('');
  await page.keyboard.type(text);
  await expect(dialog(page).getByRole('listbox').getByRole('option').first()).toHaveText(wanted);
  await page.keyboard.press('Enter');
}

export async function month(page: Page, label: string, name: string, year: string): Promise<void> {
  await dialog(page).getByLabel(`${label} – Année`).selectOption(year);
  await dialog(page).getByLabel(`${label} – Mois`).selectOption(name);
}

export async function confirmRefused(page: Page, sentence: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Confirmer', exact: true }).press('Enter');
  await expect(dialog(page).getByText(sentence)).toBeVisible();
}
