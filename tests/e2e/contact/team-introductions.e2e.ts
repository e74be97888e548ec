import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { requestInTransaction } from '../../../server/services/contact/introductions/request-introduction.ts';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';
import { someTerms } from '../../harness/terms.ts';

type Recruiter = Awaited<ReturnType<typeof makeRecruiter>>;

/** A company with a name of its own, and its recruiter. */
const company = (name: string) =>
  inProduct(async (db) => makeRecruiter(db, { companyId: await makeCompany(db, { name, planId: 'id10' }) }));

/** A developer to whom the recruiter has just written. */
const written = (recruiter: Recruiter, displayName: string) =>
  inProduct(async (db) => {
    const developer = await makeDeveloper(db, { displayName });
    const ports = { clock: { now: () => new Date() } } as Parameters<typeof requestInTransaction>[1]['ports'];
    const words = { status: 20, message: 'Bonjour, parlons-nous ?', terms: someTerms } as const;
    await db
      .transaction()
      .execute((trx) => requestInTransaction(trx, { ports }, recruiter, developer.userId, words, randomUUID()));
    return developer;
  });

const signIn = (page: Page, { userId }: { userId: string }) => inProduct((db) => openSession(page, db, userId));
const unlike = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('the team reviews requests: one goes out, another is stopped with a reason that both sides read', {
  tag: '@once',
}, async ({ as, otherBrowser, page: theirs }) => {
  test.slow();
  const name = unlike('Clairfond');
  const recruiter = await company(name);
  const admin = await as('admin');
  await admin.goto(`/company/${recruiter.membership.companyId}`);
  await admin.getByLabel('Les demandes de cette entreprise sont relues par l’équipe').click();
  await expect(admin.getByText('Ses prochaines demandes attendront votre relecture.').first()).toBeVisible();

  const [first, second] = [await written(recruiter, 'Ana Partie'), await written(recruiter, 'Zoé Retenue')];
  await admin.goto(`/admin/mises-en-relation?text=${encodeURIComponent(name)}`);
  await goodAtEveryWidth(admin);
  await admin.getByRole('button', { name: `Transmettre : ${name} à Ana Partie` }).click();
  await expect(admin.getByText('La demande est transmise.')).toBeVisible();
  await admin.getByRole('button', { name: `Arrêter : ${name} et Zoé Retenue` }).click();
  await admin.getByLabel('Pourquoi').fill('Cette offre n’existe pas.');
  await admin.getByRole('button', { name: 'Arrêter et envoyer' }).click();
  await expect(admin.getByText('La mise en relation est arrêtée.')).toBeVisible();

  await admin.goto(`/admin/mises-en-relation?list=all&company=${encodeURIComponent(name)}`);
  await expect(row(admin, 'Zoé Retenue')).toContainText('Arrêtée par l’équipe');
  await goodAtEveryWidth(admin);
  await admin.getByRole('link', { name: `${name} et Ana Partie` }).click();
  await admin.getByRole('button', { name: 'Arrêter', exact: true }).click();
  await admin.getByLabel('Pourquoi').fill('L’entreprise n’existe pas.');
  await admin.getByRole('button', { name: 'Arrêter et envoyer' }).click();
  await expect(admin.getByText('L’entreprise n’existe pas.')).toBeVisible();
  await goodAtEveryWidth(admin);

  const ours = await otherBrowser();
  await signIn(theirs, first);
  await signIn(ours, recruiter);
  await theirs.goto('/conversations');
  await theirs.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await ours.goto(`/manager/candidates/${first.userId}`);
  for (const page of [theirs, ours]) await expect(page.getByRole('log')).toContainText('L’entreprise n’existe pas.');
  await ours.goto(`/manager/candidates/${second.userId}`);
  await expect(ours.getByRole('log')).toContainText('Cette offre n’existe pas.');
});

test('a developer sees a request of a company that is being checked; it is restored, and they accept', {
  tag: '@once',
}, async ({ as, page: theirs }) => {
  const name = unlike('Brumefeu');
  const recruiter = await company(name);
  const { companyId } = recruiter.membership;
  await inProduct((db) => makeJob(db, companyId, { status: 'JOB_PUBLISHED' }));
  const developer = await written(recruiter, 'Ana Patiente');
  await signIn(theirs, developer);
  await theirs.goto('/conversations');
  await theirs.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(theirs.getByRole('button', { name: 'Accepter sans mes coordonnées' })).toBeVisible();

  const admin = await as('admin');
  const withdraw = async () => {
    await admin.getByRole('button', { name: 'Retirer la validation' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('1 demande attend une réponse');
    await expect(dialog).toContainText('1 offre n’est plus publique.');
    await dialog.getByLabel('Pourquoi').fill('Le site est celui d’une autre entreprise.');
    await dialog.getByRole('button', { name: 'Retirer la validation' }).click();
    await expect(admin.getByText(`La validation de ${name} est retirée.`)).toBeVisible();
  };
  await admin.goto(`/company/${companyId}`);
  await withdraw();
  // The page of the other side is updated without a reload.
  await expect(theirs.getByText(`Notre équipe vérifie ${name}`)).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Accepter sans mes coordonnées' })).toBeHidden();
  await expect(theirs.getByRole('button', { name: 'Refuser' })).toBeVisible();
  await goodAtEveryWidth(theirs);
  await admin.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Accepter sans mes coordonnées' })).toBeVisible();

  await withdraw();
  await admin.reload();
  await goodAtEveryWidth(admin);
  await admin.getByRole('button', { name: 'Rétablir la validation' }).click();
  await expect(admin.getByText(`La validation de ${name} est rétablie`)).toBeVisible();
  await theirs.getByRole('button', { name: 'Accepter sans mes coordonnées' }).press('Enter');
  await expect(theirs.getByLabel('Votre message')).toBeVisible();
});
