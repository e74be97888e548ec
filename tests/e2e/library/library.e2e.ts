import type { Page } from '@playwright/test';
import { demoPassword } from '../../../server/data/world/accounts.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, followLink, goodAtEveryWidth, test } from '../../harness/person.ts';
import { givePassword, inProduct, runTask } from '../../harness/product-database.ts';

const profileAddress = /^\/user\/[\w-]+$/;

/** The link of the header, which is in the account menu on a phone. */
async function follow(page: Page, name: string): Promise<void> {
  const wide = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name });
  if (await wide.isVisible()) return wide.click();
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

const people = (page: Page) => page.getByRole('list', { name: 'Profils', exact: true }).getByRole('heading');

async function addresses(page: Page): Promise<string[]> {
  const links = people(page).getByRole('link');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

test('a recruiter goes from the first page of the CV library to the next and back', async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/');
  await follow(page, 'CVThèque');
  await expect(page).toHaveTitle(/^CVThèque – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CVThèque');
  await expect(people(page)).toHaveCount(20);
  const links = await addresses(page);
  for (const link of links) expect(link).toMatch(profileAddress);
  await expect(page.getByText(/^(Appelé|Recommandé) par Vivier$/).first()).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);

  const first = await people(page).allTextContents();
  await page.getByRole('link', { name: 'Suivants' }).click();
  await expect(page).toHaveURL(/\/developers\?after=[\w-]+$/);
  await expect(people(page).first()).not.toHaveText(first[0] ?? '');
  const second = await addresses(page);
  expect(second.filter((link) => links.includes(link))).toEqual([]);
  await accessible(page);
  await page.getByRole('link', { name: 'Revenir au début' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(people(page).first()).toHaveText(first[0] ?? '');
});

/** The filters are folded on a phone. */
async function unfold(page: Page): Promise<void> {
  const folded = page
    .getByRole('search', { name: 'Rechercher des profils' })
    .locator('summary', { hasText: 'Filtres' });
  if (await folded.isVisible()) await folded.click();
}

const count = (words: string | null) => Number(words?.replace(/\D/g, ''));
const total = (page: Page) => page.getByRole('status').filter({ hasText: /profils?$/ });

test('a recruiter shares filters by link, and the back and forward buttons restore them', async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  const everybody = await total(page).textContent();
  // Other tests may add and remove profiles meanwhile.
  const aboutAll = () =>
    expect.poll(async () => Math.abs(count(await total(page).textContent()) - count(everybody))).toBeLessThan(6);
  await unfold(page);
  await page.getByRole('checkbox', { name: /^TypeScript / }).check();
  await expect(page).toHaveURL('/developers?technology=typescript');
  await page.getByRole('combobox', { name: 'Ajouter une technologie' }).fill('react');
  await page.getByRole('option', { name: 'React', exact: true }).click();
  await expect(page).toHaveURL('/developers?technology=react&technology=typescript');
  await page.getByRole('checkbox', { name: /^Toutes à la fois/ }).check();
  await expect(page).toHaveURL('/developers?technology=react&technology=typescript&every=1');
  await page.getByRole('searchbox', { name: 'Mots-clés' }).fill('développeuse');
  await expect(page).toHaveURL(/\?query=d%C3%A9veloppeuse&technology=react&technology=typescript&every=1$/);
  await page.getByRole('link', { name: 'En grille' }).click();
  await expect(page).toHaveURL(/&view=grid$/);
  await expect(page.getByRole('link', { name: 'En grille' })).toHaveAttribute('aria-current', 'true');
  await expect(total(page)).not.toHaveText(everybody ?? '');
  const shared = { address: page.url(), people: await people(page).allTextContents() };
  expect(shared.people.length).toBeGreaterThan(0);
  await fitsTheScreen(page);
  await accessible(page);

  // A colleague opens the address.
  const other = await as('viewer');
  await other.goto(shared.address);
  await expect(people(other)).toHaveText(shared.people);
  await unfold(other);
  await expect(other.getByRole('searchbox', { name: 'Mots-clés' })).toHaveValue('développeuse');
  for (const name of [/^React /, /^TypeScript /, /^Toutes à la fois/])
    await expect(other.getByRole('checkbox', { name })).toBeChecked();

  // One step back for each action, and all the way forward again.
  const every = page.getByRole('checkbox', { name: /^Toutes à la fois/ });
  const steps = ['&every=1', '&technology=typescript', '?technology=typescript', '/developers'];
  await page.goBack();
  await expect(page.getByRole('link', { name: 'En liste' })).toHaveAttribute('aria-current', 'true');
  for (const end of steps) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${end.replace('?', '\\?')}$`));
    await expect(page.getByRole('searchbox', { name: 'Mots-clés' })).toHaveValue('');
    await expect(every).toHaveCount(end === '&every=1' || end === '&technology=typescript' ? 1 : 0);
    await expect(page.getByRole('checkbox', { name: /^TypeScript / })).toBeChecked({ checked: end !== '/developers' });
  }
  await aboutAll();
  for (const _ of [...steps, 'grid']) await page.goForward();
  await expect(page).toHaveURL(shared.address);
  await expect(people(page)).toHaveText(shared.people);
  await expect(page.getByRole('searchbox', { name: 'Mots-clés' })).toHaveValue('développeuse');
  await expect(every).toBeChecked();

  // A link removes each filter, and another one all of them.
  await page.getByRole('link', { name: /^Retirer .*développeuse/ }).click();
  await expect(page).toHaveURL('/developers?technology=react&technology=typescript&every=1&view=grid');
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/developers?view=grid');
  await aboutAll();
});

test('a recruiter gets one e-mail about a new profile of a saved search, and never again about that profile', {
  tag: '@once',
}, async ({ as }) => {
  const word = `zeste${Date.now().toString(36)}`;
  const page = await as('recruiter');
  await page.goto(`/developers?query=${word}`);
  await expect(page.getByText('Aucun profil ne correspond')).toBeVisible();
  await page.locator('summary', { hasText: 'Enregistrer cette recherche' }).click();
  await accessible(page);
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await page.getByLabel('Nom de la recherche').fill('  ');
  await save.click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await page.getByLabel('Nom de la recherche').fill(`Recherche ${word}`);
  await save.click();
  await expect(page.getByText('Votre recherche est enregistrée.')).toBeVisible();
  await expect(page.getByText(new RegExp(`Recherche enregistrée.*Recherche ${word}`))).toBeVisible();

  const emails = await inProduct(async (db) => {
    await makeDeveloper(db, { displayName: 'Maud Ferrand', oneSentenceDescription: `Le ${word} du détail.` });
    await runTask(db, 'alert-searches');
    await db
      .updateTable('developers')
      .set({ lastUpdate: new Date() })
      .where('displayName', '=', 'Maud Ferrand')
      .execute();
    await runTask(db, 'alert-searches');
    return db.selectFrom('emails').select(['id', 'toAddress']).where('text', 'like', `%Recherche ${word}%`).execute();
  });
  expect(emails).toMatchObject([{ toAddress: 'recruiter@demo.example' }]);
  await page.goto(`/outbox/${emails[0]?.id}`);
  await expect(page.getByText('Maud Ferrand').first()).toBeVisible();
  await fitsTheScreen(page);

  // The link in the e-mail shows the search; the other one ends the alert, without signing in.
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(links.find((link) => link.endsWith(`/developers?query=${word}`)) ?? '');
  await expect(people(page)).toHaveText('Maud Ferrand');
  await page.context().clearCookies();
  await page.goto(links.find((link) => link.includes('/alertes/arreter')) ?? '');
  await accessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Arrêter l’alerte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’alerte est arrêtée');
  const own = await as('recruiter');
  await own.goto('/developers/recherches');
  const search = own
    .getByRole('list', { name: 'Recherches enregistrées' })
    .getByRole('listitem')
    .filter({ hasText: word });
  await expect(search).toContainText('Sans alerte');
  await fitsTheScreen(own);
  await accessible(own);
  await search.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(search).toHaveCount(0);
});

test('a company that a developer has blocked neither finds nor opens the profile, until it is unblocked', {
  tag: '@once',
}, async ({ as, page }) => {
  const name = 'Camille Verdier';
  const alias = 'camille-verdier-front-end';
  const company = `Société ${Date.now().toString(36)}`;
  const email = await inProduct(async (db) => {
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { name: company }) });
    await givePassword(db, recruiter.userId);
    return recruiter.email;
  });
  await page.goto('/connexion?to=%2Fdevelopers');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(/^Encore 20 profils à ouvrir aujourd’hui/)).toBeVisible();
  const search = `/developers?query=${encodeURIComponent(name)}`;
  await page.goto(search);
  await expect(people(page)).toHaveText(name);

  const developer = await as('developer');
  await developer.goto('/settings/visibility-manager');
  await developer.getByLabel('Nom de l’entreprise').fill(company.toUpperCase());
  await developer.getByRole('button', { name: 'Chercher' }).click();
  await developer.getByRole('button', { name: `Bloquer ${company}` }).click();
  const unblock = developer.getByRole('button', { name: `Débloquer ${company}` });
  await expect(unblock).toBeVisible();
  await fitsTheScreen(developer);
  await accessible(developer);

  await page.goto(search);
  await expect(page.getByText('Aucun profil ne correspond')).toBeVisible();
  expect((await page.goto(`/user/${alias}`))?.status()).toBe(404);
  await expect(page.getByText(name)).toHaveCount(0);

  await unblock.click();
  await expect(unblock).toHaveCount(0);
  await page.goto(search);
  await people(page).getByRole('link').click();
  await expect(page).toHaveURL(`/user/${alias}`);
  await page.goto('/developers');
  await expect(page.getByText(/^Encore 19 profils à ouvrir aujourd’hui/)).toBeVisible();
  await page.goto(search);
  await expect(page.getByText(/^Déjà vu le /)).toBeVisible();
});

test('an administrator reads the CV library in the dark theme and in English', async ({ as }) => {
  const page = await as('admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/developers');
  await expect(page).toHaveTitle(/^CV library – /);
  const list = page.getByRole('list', { name: 'Profiles', exact: true });
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/en\/user\/[\w-]+$/);
  await fitsTheScreen(page);
  await accessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a recruiter opens every page of the library, sees no profile twice, and no hidden one', {
    tag: '@once',
  }, async ({ as }) => {
    test.slow();
    const page = await as('recruiter');
    await page.goto('/developers');
    await unfold(page);
    // Two fields have this name: checkboxes for the listed technologies, and a text field for the others.
    await page.getByRole('textbox', { name: 'Ajouter une technologie' }).fill('c#');
    await page.getByRole('checkbox', { name: /^Python / }).check();
    await page.getByRole('search', { name: 'Rechercher des profils' }).getByRole('button').last().click();
    await expect(page).toHaveURL('/developers?technology=c-sharp&technology=python');
    await expect(people(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Effacer les filtres' }).click();
    const seen: string[] = [];
    const next = page.getByRole('link', { name: 'Suivants' });
    for (;;) {
      seen.push(...(await addresses(page)));
      if ((await next.count()) === 0) break;
      await followLink(page, next);
    }
    expect(new Set(seen).size).toBe(seen.length);
    // A profile that no other journey edits: an edit moves it to a page that was already read.
    expect(seen).toContain('/user/daniel-walsh-data');
    for (const absent of ['jules-masson', 'bastien-colas-devops', 'noemie-astier-data']) {
      expect(seen).not.toContain(`/user/${absent}`);
    }
  });
});

test('a recruiter with an invalid position in the address gets an error', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  const answer = await page.goto('/developers?after=eyJib29zdCI6M30');
  expect(answer?.status()).toBe(422);
});

test('a recruiter whose company waits sees the next steps', async ({ as }) => {
  const page = await as('pending');
  const answer = await page.goto('/developers');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre entreprise attend sa validation');
  await expect(page.getByText('Vous recevez un e-mail dès que c’est fait.')).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a developer may not open the library, and has a link to their own profile in the header', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('developer');
  const answer = await page.goto('/developers');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne vous est pas ouverte');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'CVThèque' })).toHaveCount(0);
  const links = page.getByRole('banner').locator('a', { hasText: 'Mon profil' });
  await expect(links.first()).toHaveAttribute('href', '/user/01890000-0000-7000-8000-000000000002');
});

test('a recruiter opens the personal information from any page', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/plans');
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Informations personnelles' }).click();
  await expect(page).toHaveURL('/settings/user-informations');
});

test('a visitor reaches the CV library through the sign-in page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/developers');
  await expect(page).toHaveURL('/connexion?to=%2Fdevelopers');
  await page.getByLabel('Adresse e-mail').fill('viewer@demo.example');
  await page.getByLabel('Mot de passe').fill('vivier-demo');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(people(page)).toHaveCount(20);
});

for (const theme of ['light', 'dark'] as const) {
  test(`a visitor compares the plans, ${theme}`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/plans');
    await expect(page).toHaveTitle(/^Abonnements – /);
    const free = page.getByRole('row', { name: /^Gratuit/ });
    await expect(free.getByRole('cell')).toHaveText([
      /Gratuit$/,
      /20$/,
      /1 à la fois$/,
      /Non comprises$/,
      /Non compris$/,
      'Demander ce plan',
    ]);
    const unlimited = page.getByRole('row', { name: /^Illimité/ });
    await expect(unlimited.getByRole('cell')).toHaveText([
      /590\s€$/,
      /Illimités$/,
      /Illimitées$/,
      /Non comprises$/,
      /Complets$/,
      'Demander ce plan',
    ]);
    await expect(page.getByText('Votre abonnement', { exact: true })).toHaveCount(0);
    await goodAtEveryWidth(page);
    await page.goto('/en/plans');
    await expect(
      page
        .getByRole('row', { name: /^Partner/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(/On request$/);
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/en/contact');
  });
}

test('a recruiter sees which plan the company has', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.goto('/');
  await follow(page, 'Abonnements');
  const own = page.getByRole('row').filter({ hasText: 'Votre abonnement' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('rowheader')).toContainText('Jeune pousse, à l’année');
  await fitsTheScreen(page);
  await accessible(page);
});
