import type { Page } from '@playwright/test';
import type { Updateable } from 'kysely';
import type { Database } from '../../../server/data/database.ts';
import type { DB } from '../../../server/data/schema.generated.ts';
import { makeDeveloper, makeRecruiter, refreshInLibrary } from '../../harness/factories.ts';
import { addJob, jobRow, press } from '../../harness/job-dialog.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

const placeId = 'insee:29232';

/** Someone with Svelte who wishes to work in Quimper, where the offer is. */
async function makeCandidate(db: Database, displayName: string, traits: Updateable<DB['developers']> = {}) {
  const person = await makeDeveloper(db, { displayName, salary: 48, ...traits });
  const developerId = person.userId;
  await db.insertInto('developerTechnologies').values({ developerId, technologyId: 'svelte', position: 0 }).execute();
  await db.insertInto('developerPlaces').values({ developerId, kind: 'dream', placeId, position: 0 }).execute();
  await refreshInLibrary(db, person);
}

/** A recruiter of a company that no other test uses: the home page looks at its newest offers. */
const signInRecruiter = (page: Page) =>
  inProduct(async (db) => {
    const recruiter = await makeRecruiter(db);
    await openSession(page, db, recruiter.userId);
    return recruiter;
  });

test('a recruiter goes from an offer to its candidates, and is told of a new one', { tag: '@once' }, async ({
  page,
}) => {
  const [title, first, second, third] = [newName('Dev Svelte'), newName('Alix'), newName('Basile'), newName('Chloé')];
  const recruiter = await signInRecruiter(page);
  await page.goto('/');
  await expect(page.getByText('Publiez une offre, ou enregistrez une recherche')).toBeVisible();
  await inProduct(async (db) => {
    await makeCandidate(db, second, { professionId: 'data-engineer' });
    await makeCandidate(db, first);
  });
  await addJob(page, title);
  await page.goto('/job-manager');
  await press(page, 'Publier', title);
  await page.getByRole('link', { name: /^En ligne \d+$/ }).click();
  const find = jobRow(page, title).getByRole('link', { name: /^Trouver des profils \(\d+\)/ });
  const count = Number(/\((\d+)\)/.exec((await find.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThanOrEqual(2);
  await goodAtEveryWidth(page);
  await press(page, 'Activer l’alerte', title);
  await expect(jobRow(page, title)).toContainText('Alerte active');
  await accessible(page);

  await find.click();
  await expect(page.getByRole('status').filter({ hasText: /profil/ })).toHaveText(`${count} profils`);
  await expect(page.getByText(new RegExp(`Recherche enregistrée.*${title}`))).toBeVisible();
  const people = page.getByRole('list', { name: 'Profils', exact: true });
  const names = await people.getByRole('heading').allTextContents();
  expect(names.indexOf(first)).toBeLessThan(names.indexOf(second));
  const reasons = people.getByRole('listitem').filter({ hasText: first }).getByRole('listitem');
  await expect(reasons.filter({ hasText: /^Svelte$/ }).first()).toBeVisible();
  await expect(reasons.filter({ hasText: 'accepte Quimper' })).toBeVisible();

  const [email] = await inProduct(async (db) => {
    await makeCandidate(db, third);
    await runTask(db, 'alert-searches');
    return db.selectFrom('emails').select(['id', 'text']).where('toAddress', '=', recruiter.email).execute();
  });
  expect(email?.text).toContain(`${title} (1)`);
  expect(email?.text).toContain(third);
  await page.goto('/');
  const news = page.getByRole('list', { name: `Nouveaux profils – ${title}` });
  await expect(news.getByRole('listitem').filter({ hasText: third })).toContainText('% d’adéquation');
  await goodAtEveryWidth(page);
  await news.getByRole('link', { name: third }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(third);
  await page.goto('/');
  await expect(news.getByRole('link', { name: third })).toHaveCount(0);
});
