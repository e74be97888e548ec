import type { Page } from '@playwright/test';
import { refreshInLibrary } from './factories.ts';
import { expect } from './person.ts';
import { givePassword, inProduct } from './product-database.ts';
import { openSession } from './session.ts';

/** The password of every user who signs up in a browser test. */
export const password = 'une phrase assez longue';
let count = 0;

export function newAddress(): string {
  return `personne-${process.pid}-${Date.now()}-${count++}@example.com`;
}

/** Sends the sign-up form of a developer. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/inscription');
  await page.getByLabel('Trouver un poste').check();
  await page.getByLabel('Prénom').fill('Noémie');
  await page.getByLabel('Nom', { exact: true }).fill('Le Goff');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrez votre boîte e-mail');
}

/** Opens the newest e-mail to an address (with these words in its subject) in the outbox and follows its first link. */
export async function followEmail(page: Page, email: string, subject = ''): Promise<void> {
  await page.goto('/outbox');
  await page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first().click();
  await page.frameLocator('main iframe').getByRole('link').first().click();
}

/** A new user as after signing up and confirming the address, without the forms; signed in, no page is open yet. */
export async function joinAs(page: Page, role: 'DEVELOPER' | 'RECRUITER', [firstName, lastName]: [string, string]) {
  const email = newAddress();
  const userId = await inProduct(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ email, name: `${firstName} ${lastName}`, role, emailVerified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('developerConfidential').set({ firstName, lastName }).where('developerId', '=', id).execute();
    await givePassword(db, id, password);
    await openSession(page, db, id);
    return id;
  });
  return { email, userId };
}

/** Creates a new developer who is signed in; returns the e-mail address. */
export async function join(page: Page): Promise<string> {
  return (await joinAs(page, 'DEVELOPER', ['Noémie', 'Le Goff'])).email;
}

/** A back-end developer with one technology, who looks for a permanent position in one city for 50 k€; returns the address. */
export async function joinAsSeeker(page: Page, technologyId: string, placeId: string): Promise<string> {
  const { userId: developerId, email } = await joinAs(page, 'DEVELOPER', ['Maël', 'Le Goff']);
  await inProduct(async (db) => {
    const wishes = { contractTypes: ['permanent'], remoteFrequency: 'hybrid', salary: 50 };
    const traits = { ...wishes, professionId: 'back-end-developer', jobSearchState: 'actively_searching' };
    await db.updateTable('developers').set(traits).where('id', '=', developerId).execute();
    await db
      .insertInto('developerTechnologies')
      .values({ developerId, technologyId, position: 0, value: 100 })
      .execute();
    await db.insertInto('developerPlaces').values({ developerId, kind: 'dream', placeId, position: 0 }).execute();
    await refreshInLibrary(db, { userId: developerId });
  });
  return email;
}

/** The same as `join` through the forms, on the home page at the end. */
export async function joinByForm(page: Page): Promise<string> {
  const email = newAddress();
  await signUp(page, email);
  await followEmail(page, email);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Votre adresse est confirmée. Bienvenue.')).toBeVisible();
  return email;
}

/** The address of the signed-in user's profile, as in the header: by id. */
export async function ownProfile(page: Page): Promise<string> {
  const home = await (await page.request.get('/')).text();
  const [, address] = /<header[\s\S]*? href="(\/user\/[^"?]+)"/.exec(home) ?? [];
  if (!address) throw new Error('The header has no link to a profile.');
  return address;
}
