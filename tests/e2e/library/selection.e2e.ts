import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayOf } from '../../../domain/day.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsEveryWidth, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';
import { fillTerms } from '../../harness/terms-form.ts';

const names = ['Maud Ferrand', 'Yanis Caron', 'Zélie Perrot', 'Ilan Roux', 'Sara Weber', 'Théo Blin'] as const;

/** Signs in a recruiter on the plan with selections; as many developers as a selection holds are found by one word. */
async function prepare(page: Page) {
  const word = `herbier${randomUUID().replaceAll('-', '')}`;
  return inProduct(async (db) => {
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { planId: 'scale-batch' }) });
    await openSession(page, db, recruiter.userId);
    const ids: string[] = [];
    for (const displayName of names)
      ids.push((await makeDeveloper(db, { displayName, oneSentenceDescription: `Le ${word} du code.` })).userId);
    return { recruiter, ids, list: `/developers?query=${word}` };
  });
}

/** Adds developers to the selection of a recruiter, in the given order. */
const select = ({ userId, membership }: Awaited<ReturnType<typeof makeRecruiter>>, ids: readonly string[]) =>
  inProduct((db) =>
    db
      .insertInto('selections')
      .values(
        ids.map((developerId, index) => ({
          developerId,
          recruiterId: userId,
          companyId: membership.companyId,
          addedAt: new Date(Date.now() + index),
        })),
      )
      .execute(),
  );

const search = (id: string, jobSearchState: string) =>
  inProduct((db) => db.updateTable('developers').set({ jobSearchState }).where('id', '=', id).execute());

test('a recruiter selects six developers, from the list and from a profile', { tag: '@once' }, async ({ page }) => {
  const { list } = await prepare(page);
  await page.goto(list);

  // The first is added from the list, where the button has the label for an empty selection.
  await page.getByRole('button', { name: `Démarrer une conversation : ${names[0]}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Complétez votre sélection de candidat·es' });
  await expect(dialog.getByRole('link', { name: 'Contacter ce profil' })).toHaveAttribute('href', '/developers/batch');
  const chosen = dialog.getByRole('listitem');
  await expect(chosen.getByRole('link')).toHaveText(names[0]);
  await expect(chosen.getByRole('link')).toHaveAttribute('href', /^\/user\//);
  await expect(chosen.getByRole('button')).toHaveAttribute('title', 'Retirer de la sélection');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  const bar = page.getByRole('complementary', { name: 'Ma sélection' });
  await expect(bar).toContainText(/^1 /);
  await fitsEveryWidth(page);

  // The second is added from the profile, removed and added again.
  await page.getByRole('link', { name: names[1] }).click();
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click();
  await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  await page.getByRole('button', { name: 'Retirer de ma sélection' }).click();
  await expect(bar).toContainText(/^1 /);
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click();
  await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  await page.goto(list);
  for (const name of names.slice(2)) {
    await page.getByRole('button', { name: `Ajouter à ma sélection : ${name}` }).click();
    if (name !== names[5]) await dialog.getByRole('button', { name: 'Voir plus de profils' }).click();
  }
  await dialog.getByRole('link', { name: 'Contacter ces profils' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma sélection');

  await page.goto('/user/camille-verdier-front-end');
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click();
  const limit = page.getByRole('dialog', { name: 'Limite de sélection atteinte' });
  await expect(limit).toContainText('Les sélections sont limitées à 6 candidats à la fois.');
  await expect(limit.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await accessible(page);
  await limit.getByRole('link', { name: 'Voir ma sélection' }).click();
  await expect(page).toHaveURL('/developers/batch');
});

test('a recruiter whose views of the day are used up cannot add to the selection', { tag: '@once' }, async ({
  page,
}) => {
  const { recruiter, list } = await prepare(page);
  // Tomorrow as well: the day may end while the journey runs.
  const days = [0, 86_400_000].map((later) => dayOf(new Date(Date.now() + later)));
  await inProduct(async (db) => {
    const seen = await db.selectFrom('developers').select('id').orderBy('id').limit(100).execute();
    const { companyId } = recruiter.membership;
    const views = days.flatMap((day) => seen.map(({ id }) => ({ companyId, developerId: id, day })));
    await db.insertInto('companyViews').values(views).execute();
  });
  await page.goto(list);
  await page.getByRole('button', { name: `Démarrer une conversation : ${names[0]}` }).click();
  const quota = page.getByRole('dialog', { name: 'Limite journalière expirée' });
  await expect(quota).toContainText(/Vous avez consommé votre quota journalier de profils, revenez demain.!/);
  await accessible(page);
});

const words =
  'Bonjour, votre profil nous plaît beaucoup : nous cherchons quelqu’un pour nos interfaces. Parlons-nous ?';

test('a recruiter writes to six developers at once; a failed message is sent again', { tag: '@once' }, async ({
  page,
}) => {
  const { recruiter, ids } = await prepare(page);
  await select(recruiter, ids);
  await page.goto('/selection');

  // The typed message is still there after reloading the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma sélection');
  await page.getByLabel('Votre message...').fill(words);
  await page.getByRole('button', { name: 'Relire avant d’envoyer' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(5);
  await fillTerms(page);
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await accessible(page);
  await page.reload();
  await expect(page.getByLabel('Votre message...')).toHaveValue(words);
  await expect(page.getByLabel('Maximum')).toHaveValue('55');

  await page.getByRole('button', { name: 'Relire avant d’envoyer' }).click();
  await expect(page.getByText(words)).toHaveCount(6);
  await expect(page.getByText(/45–55.k€ · Télétravail · CDI/)).toHaveCount(6);
  await goodAtEveryWidth(page);
  // One of the developers takes a break at this moment.
  await search(ids[1] ?? '', 'pause_profile');
  await page.getByRole('button', { name: 'Envoyer les 6 messages' }).click();
  await expect(page.getByText('5 demandes sont envoyées')).toBeVisible();
  await expect(page.getByText('Une demande n’a pas pu être envoyée')).toBeVisible();
  await expect(page.getByText(/ce·tte candidat·e a désactivé son profil/)).toBeVisible();
  const candidates = page.getByRole('list', { name: 'Candidat·es de votre sélection' });
  const support = candidates.getByRole('link', { name: 'Nous contacter' });
  await expect(support).toHaveAttribute('href', '/contact?introduction=DENY_DEVELOPER_UNAVAILABLE');
  await goodAtEveryWidth(page);

  await search(ids[1] ?? '', 'actively_searching');
  await page.reload();
  await expect(candidates.getByRole('heading')).toHaveText([names[1]]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Votre demande est envoyée')).toBeVisible();
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
  expect(bodies).toEqual(ids.map(() => ({ body: words, status: 20 })));
});
