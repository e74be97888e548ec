import { randomUUID } from 'node:crypto';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { requestInTransaction } from '../../../server/services/contact/introductions/request-introduction.ts';
import { answerTo, giveAnswer } from '../../harness/answers.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { addScore, testIdOf } from '../../harness/players.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';
import { someTerms } from '../../harness/terms.ts';

/** An open conversation with a developer whose profile shows a score of 1400 in CSS. */
async function talk() {
  return inProduct(async (db) => {
    const companyId = await makeCompany(db, { name: `Mésange ${randomUUID().slice(0, 6)}`, planId: 'id10' });
    const recruiter = await makeRecruiter(db, { companyId });
    const developer = await makeDeveloper(db);
    const testId = await testIdOf(db, 'css');
    await addScore(db, developer, { testId, score: 1400, seasonId: '2026-q4', deviation: 70 });
    const shown = { centile: 0.3, provisional: false, score: 1400, deviation: 70, endedAt: new Date('2026-11-01') };
    await db
      .insertInto('developerTests')
      .values({ developerId: developer.userId, testId, ...shown })
      .execute();
    const ports = { clock: { now: () => new Date() } } as Parameters<typeof requestInTransaction>[1]['ports'];
    const request = { status: 20, message: 'Bonjour, parlons-nous ?', terms: someTerms } as const;
    const made = await db
      .transaction()
      .execute((trx) => requestInTransaction(trx, { ports }, recruiter, developer.userId, request, randomUUID()));
    if (made.outcome !== 'done') throw new Error(made.reason);
    const id = made.introductionId;
    const status = introductionStatus.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES;
    await db.updateTable('introductions').set({ status }).where('id', '=', id).execute();
    return { id, recruiter, developer };
  });
}

test('a score is confirmed by five questions during a call', async ({ page: theirs, otherBrowser }) => {
  test.slow();
  const { id, recruiter, developer } = await talk();
  const ours = await otherBrowser();
  await inProduct((db) => openSession(theirs, db, developer.userId));
  await inProduct((db) => openSession(ours, db, recruiter.userId));
  await theirs.goto(`/conversations/${id}`);
  await ours.goto(`/manager/candidates/${developer.userId}`);
  const panel = ours.getByRole('region', { name: 'Confirmer un score' });
  await expect(panel).toContainText('1 400 ± 135');
  await accessible(ours);
  await fitsTheScreen(ours);
  await panel.getByRole('button', { name: 'Demander cinq questions – CSS' }).press('Enter');
  await expect(panel).toContainText('En attente de sa réponse');

  // The request arrives without reloading the page.
  const request = theirs.getByRole('region', { name: 'Confirmer votre score : CSS' });
  await expect(request).toContainText('vous propose cinq questions pendant votre appel');
  await accessible(theirs);
  await fitsTheScreen(theirs);
  await request.getByRole('button', { name: 'Accepter et commencer' }).press('Enter');
  await expect(theirs).toHaveURL(/\/test-session\//);
  await expect(theirs.getByText('Partagez votre écran avant de commencer.')).toBeVisible();
  await expect(panel).toContainText('Les questions sont en cours.');
  await accessible(theirs);
  await theirs.getByRole('button', { name: 'Démarrer le QCM' }).press('Enter');
  const sessionId = new URL(theirs.url()).pathname.split('/').at(-1) ?? '';
  for (let index = 1; index <= 5; index++) {
    await expect(theirs.getByText(`Question ${index} / 5`)).toBeVisible();
    await giveAnswer(theirs, await inProduct((db) => answerTo(db, sessionId, index !== 3)));
    await theirs.getByRole('button', { name: 'Valider' }).press('Enter');
  }
  await expect(theirs.getByText('Votre score est confirmé.')).toBeVisible();
  await accessible(theirs);
  await expect(panel).toContainText('Score confirmé : 4 bonnes réponses sur 5.');
  await expect(panel).toContainText(/confirmé le \d/);
  await accessible(ours);
  await theirs.getByRole('link', { name: 'Revenir à la conversation' }).press('Enter');
  await expect(theirs.getByRole('region', { name: 'Cinq questions du test CSS' })).toContainText('Score confirmé');
  await ours.goto(`/user/${developer.userId}`);
  await expect(ours.getByText(/^confirmé le \d/)).toBeVisible();
});
