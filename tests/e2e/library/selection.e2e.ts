import type { Page } from '@playwright/test';
import { demoPassword } from '../../../server/data/world/accounts.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { givePassword, inProduct } from '../../harness/product-database.ts';

const names = ['Maud Ferrand', 'Yanis Caron', 'Zélie Perrot', 'Ilan Roux', 'Sara Weber', 'Théo Blin'] as const;

/** A recruiter on the plan with selections, and as many developers as a selection holds, all found by one word. */
async function prepare(word: string) {
  return inProduct(async (db) => {
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { planId: 'scale-batch' }) });
    await givePassword(db, recruiter.userId);
    const ids: string[] = [];
    for (const displayName of names)
      ids.push((await makeDeveloper(db, { displayName, oneSentenceDescription: `Le ${word} du code.` })).userId);
    return { email: recruiter.email, ids };
  });
}

async function signIn(page: Page, email: string, to: string): Promise<void> {
  await page.goto(`/connexion?to=${encodeURIComponent(to)}`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

const search = (id: string, jobSearchState: string) =>
  inProduct((db) => db.updateTable('developers').set({ jobSearchState }).where('id', '=', id).execute());

test('a recruiter selects six developers and writes to all of them; a failed message is sent again', async ({
  page,
}, info) => {
  const word = `herbier${Date.now().toString(36)}${info.project.name}`;
  const { email, ids } = await prepare(word);
  await signIn(page, email, `/developers?query=${word}`);

  // The first is added from the list, where the button has the label for an empty selection.
  await page.getByRole('button', { name: `Démarrer une conversation : ${names[0]}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Complétez votre sélection de candidat·es' });
  await expect(dialog.getByRole('link', { name: 'Contacter ce profil' })).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  const bar = page.getByRole('complementary', { name: 'Ma sélection' });
  await expect(bar).toContainText(/^1 /);
  await fitsTheScreen(page);

  // The second is added from the profile, removed and added again.
  await page.getByRole('link', { name: names[1] }).click();
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click();
  await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  await page.getByRole('button', { name: 'Retirer de ma sélection' }).click();
  await expect(bar).toContainText(/^1 /);
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click();
  await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  await page.goto(`/developers?query=${word}`);
  for (const name of names.slice(2)) {
    await page.getByRole('button', { name: `Ajouter à ma sélection : ${name}` }).click();
    if (name !== names[5]) await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  }
  await dialog.getByRole('link', { name: 'Contacter ces profils' }).click();

  // The typed message is still there after reloading the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma sélection');
  await page.getByLabel('Votre message...').fill('Bonjour, parlons-nous ?');
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await accessible(page);
  await page.reload();
  await expect(page.getByLabel('Votre message...')).toHaveValue('Bonjour, parlons-nous ?');

  await page.getByRole('button', { name: 'Relire avant d’envoyer' }).click();
  await expect(page.getByText('Bonjour, parlons-nous ?')).toHaveCount(6);
  await fitsTheScreen(page);
  await accessible(page);
  // One of the developers takes a break at this moment.
  await search(ids[1] ?? '', 'pause_profile');
  await page.getByRole('button', { name: 'Envoyer les 6 messages' }).click();
  await expect(page.getByText('5 demandes sont parties')).toBeVisible();
  await expect(page.getByText('Une demande n’a pas pu partir')).toBeVisible();
  await expect(page.getByText(/ce·tte candidat·e a désactivé son profil/)).toBeVisible();
  await fitsTheScreen(page);
  await accessible(page);

  await search(ids[1] ?? '', 'actively_searching');
  await page.reload();
  const candidates = page.getByRole('list', { name: 'Candidat·es de votre sélection' });
  await expect(candidates.getByRole('heading')).toHaveText([names[1]]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Votre demande est partie')).toBeVisible();
  await expect(
    page.getByText('Ajoutez des candidat·es à votre sélection pour démarrer des conversations'),
  ).toBeVisible();
  await accessible(page);
  const bodies = await inProduct((db) =>
    db
      .selectFrom('messages as m')
      .innerJoin('introductions as i', 'i.id', 'm.introductionId')
      .select(['m.body', 'i.status'])
      .where('i.developerId', 'in', ids)
      .execute(),
  );
  expect(bodies).toEqual(ids.map(() => ({ body: 'Bonjour, parlons-nous ?', status: 20 })));
});
