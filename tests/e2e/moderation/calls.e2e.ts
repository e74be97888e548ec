import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A published developer with a name of their own, signed in on this page. */
async function experienced(page: Page, lastName: string) {
  return inProduct(async (db) => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const names = { firstName: 'Alix', lastName, phoneNumber: '+33 1 99 00 10 30' };
    await db.updateTable('developerConfidential').set(names).where('developerId', '=', person.userId).execute();
    await openSession(page, db, person.userId);
    return person;
  });
}

async function chooseSlot(page: Page, day: number, submit: string): Promise<void> {
  await dialog(page).getByRole('group', { name: 'Jour' }).getByRole('radio').nth(day).press('Space');
  // Another test may have taken a slot: the last ones of a day are the least wanted.
  await dialog(page).getByRole('group', { name: 'Heure' }).getByRole('radio').last().press('Space');
  await dialog(page).getByRole('button', { name: submit }).click();
}

test('a developer books and moves a call, and the team sees it, notes it as held and recommends the profile', {
  tag: '@once',
}, async ({ as, page }) => {
  const lastName = `Appel${Date.now().toString(36)}`;
  const { userId } = await experienced(page, lastName);
  await page.goto(`/user/${userId}`);
  await page.getByRole('button', { name: 'Booster mon profil' }).click();
  await chooseSlot(page, 4, 'Confirmer le rendez-vous');
  await expect(dialog(page)).toContainText('Votre rendez-vous est confirmé !');

  const admin = await as('admin');
  await admin.goto('/');
  await admin.getByRole('link', { name: /appels? réservés?/ }).click();
  await admin.getByLabel('Rechercher un nom ou une adresse').fill(lastName);
  await admin.getByRole('button', { name: 'Rechercher' }).click();
  const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: lastName });
  await expect(row).toContainText('Créneau du produit');
  await expect(row).toContainText('+33 1 99 00 10 30');
  const before = await row.locator('strong').innerText();

  await page.goto('/');
  await page.getByRole('button', { name: 'Déplacer ou annuler' }).click();
  await dialog(page).getByRole('button', { name: 'Déplacer' }).click();
  await goodAtEveryWidth(page);
  await chooseSlot(page, 5, 'Déplacer le rendez-vous');
  await expect(dialog(page).getByRole('button', { name: 'Déplacer', exact: true })).toBeVisible();
  // The open page of the team follows.
  await expect(row.locator('strong')).not.toHaveText(before);
  await goodAtEveryWidth(admin);

  await row.getByRole('button', { name: /a eu lieu/ }).click();
  await row.getByRole('button', { name: /Recommander le profil/ }).click();
  await expect(dialog(admin).getByRole('tab')).toHaveText([/^Notes de l.équipe Vivier \(0\)$/]);
  await expect(dialog(admin)).toContainText('Aucune note pour le moment.');
  await dialog(admin).getByRole('button', { name: 'Ajouter une note' }).click();
  await dialog(admin).getByLabel('Votre note').fill('Un échange clair et précis.');
  await dialog(admin).getByRole('button', { name: 'Ajouter une note' }).click();
  await expect(dialog(admin).getByText('Un échange clair et précis.')).toBeVisible();
  await admin.keyboard.press('Escape');
  await row.getByRole('link', { name: /Régler le boost/ }).click();
  await expect(admin.getByRole('slider', { name: 'Boost' })).toBeInViewport();
  await expect(admin.getByText(/L’appel du .* a eu lieu\./)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/Votre appel du .* a eu lieu\./)).toBeVisible();
  await page.goto(`/user/${userId}`);
  await page.getByRole('button', { name: 'Voir la recommandation' }).click();
  await expect(page.getByRole('dialog', { name: /^Notes de l.équipe Vivier$/ })).toContainText('Un échange clair');

  const recruiter = await as('recruiter');
  await recruiter.goto(`/user/${userId}`);
  await recruiter.getByRole('button', { name: 'Voir la recommandation' }).click();
  await expect(dialog(recruiter).getByRole('tab')).toHaveCount(2);
  await expect(dialog(recruiter).getByRole('tab', { selected: true })).toHaveText(/^Notes de l.équipe Vivier \(1\)$/);
});
