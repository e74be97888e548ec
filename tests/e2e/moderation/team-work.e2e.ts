import { addJob, jobRow, press } from '../../harness/job-dialog.ts';
import { joinAs } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';

/** A technology with an archived test, which one developer likes. */
async function likedTechnology(developerId: string, name: string): Promise<void> {
  const technologyId = name.toLowerCase().replaceAll(' ', '-');
  await inProduct(async (db) => {
    const named = { nameFr: name, nameEn: name };
    const position = 9000;
    await db
      .insertInto('technologies')
      .values({ id: technologyId, ...named, category: 'language', position })
      .execute();
    const words = { descriptionFr: 'Bases.', descriptionEn: 'Basics.', themeId: 'web', status: 'ARCHIVED' };
    await db
      .insertInto('tests')
      .values({ seoAlias: technologyId, technologyId, ...named, ...words })
      .execute();
    await db.insertInto('developerTechnologies').values({ developerId, technologyId, position: 0 }).execute();
  });
}

test('a developer asks for a test, the team sees it, and the developer is told when it opens', {
  tag: '@once',
}, async ({ as, page }) => {
  const { email, userId } = await joinAs(page, 'DEVELOPER', ['Noémie', 'Le Goff']);
  const name = newName('Zorg');
  await likedTechnology(userId, name);
  await page.goto(`/user/${userId}?section=tests`);
  await page.getByRole('button', { name: `Demander ce test – ${name}` }).click();
  await expect(page.getByText('Demandé', { exact: true })).toBeVisible();
  await page.goto('/');

  const admin = await as('admin');
  await admin.goto(`/admin/reglages/tests?text=${encodeURIComponent(name)}`);
  await expect(admin.getByRole('region', { name: 'Tests demandés' })).toContainText('1 personne · depuis le');
  await goodAtEveryWidth(admin);
  await admin.getByRole('button', { name: `Modifier ${name}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('État').selectOption('PUBLISHED');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('C’est enregistré.')).toBeVisible();

  // Without loading the page again.
  await expect(page.getByText(`Le test ${name} est publié`)).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Masquer' }).click();
  await expect(page.getByText(`Le test ${name} est publié`)).toHaveCount(0);
  await admin.goto('/outbox');
  const sent = admin.getByRole('link').filter({ hasText: email });
  await expect(sent.filter({ hasText: `Le test ${name} est publié` })).toHaveCount(1);
});

test('the team takes an offer down, the company reads why and asks again, and it is online again', {
  tag: '@once',
}, async ({ as, page: visitor }) => {
  const title = newName('Développeuse Svelte');
  const recruiter = await as('recruiter');
  const { address } = await addJob(recruiter, title);
  await recruiter.goto('/job-manager?list=drafts');
  await press(recruiter, 'Publier', title);
  await expect(recruiter.getByText('L’offre est en ligne.')).toBeVisible();
  await recruiter.goto('/job-manager?list=disabled');

  const admin = await as('admin');
  await admin.goto(address);
  await admin.getByRole('button', { name: 'Retirer l’offre' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Pourquoi ?').fill('Le salaire annoncé n’est pas le vrai.');
  await goodAtEveryWidth(admin);
  await dialog.getByRole('button', { name: 'Retirer et prévenir' }).click();
  await expect(admin.getByText('L’offre est retirée, l’entreprise est prévenue.')).toBeVisible();
  expect((await visitor.request.get(address, { headers: { cookie: 'any=any' } })).status()).toBe(410);

  await expect(jobRow(recruiter, title)).toContainText('Le salaire annoncé n’est pas le vrai.');
  await expect(recruiter.getByRole('button', { name: `Publier à nouveau – ${title}` })).toHaveCount(0);
  await goodAtEveryWidth(recruiter);
  await press(recruiter, 'Demander une nouvelle relecture', title);
  await expect(jobRow(recruiter, title)).toContainText('Vous avez demandé une nouvelle relecture');
  await admin.goto(`/admin/offres?text=${encodeURIComponent(title)}`);
  await goodAtEveryWidth(admin);
  await admin.getByRole('button', { name: `Remettre en ligne ${title}` }).click();
  await expect(admin.getByText('L’offre est de nouveau en ligne')).toBeVisible();
  await expect(jobRow(recruiter, title)).toHaveCount(0);
  expect((await visitor.request.get(address, { headers: { cookie: 'any=any' } })).status()).toBe(200);
});

test('the team finds a recruiter by a part of the address, and puts an edited test back to its file', {
  tag: '@once',
}, async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/');
  const search = admin.getByLabel(/^Trouver un·e recruteur·euse/);
  await search.fill('RECRUITER@demo');
  await search.press('Enter');
  const found = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'recruiter@demo.example' });
  await expect(found).toHaveCount(1);
  await goodAtEveryWidth(admin);
  await found.getByRole('link').first().click();
  await expect(admin).toHaveURL(/\/recruiter/);

  await admin.goto('/admin/reglages/tests?text=linux');
  const restore = admin.getByRole('button', { name: 'Texte d’origine – Linux' });
  await expect(restore).toHaveCount(0);
  await admin.getByRole('button', { name: 'Modifier Linux', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Description, en français').fill('Une description à oublier.');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await restore.click();
  await admin.getByRole('button', { name: 'Texte d’origine', exact: true }).click();
  await expect(restore).toHaveCount(0);
});
