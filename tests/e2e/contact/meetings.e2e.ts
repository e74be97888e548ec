import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { localTimeOf } from '../../../domain/calendar/time-zone.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';

/** A conversation that both sides have agreed to, with a browser of each. */
async function talking(ours: Page, theirs: Page) {
  return inProduct(async (db) => {
    const name = `Clairfond ${randomUUID().slice(0, 6)}`;
    const companyId = await makeCompany(db, { name });
    const recruiter = await makeRecruiter(db, { companyId });
    const { userId: developerId } = await makeDeveloper(db, { displayName: 'Zoé' });
    await db.insertInto('candidates').values({ companyId, developerId }).execute();
    const at = new Date();
    const { id } = await db
      .insertInto('introductions')
      .values({ companyId, developerId, recruiterId: recruiter.userId, status: 30, statusSince: at, lastMessageAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { introductionId: id, position: 1, event: 'request', toStatus: 30, actorKind: 'recruiter', at };
    await db.insertInto('introductionEvents').values(event).execute();
    await openSession(ours, db, recruiter.userId);
    await openSession(theirs, db, developerId);
    return { company: name, conversation: `/conversations/${id}`, candidate: `/manager/candidates/${developerId}` };
  });
}

/** A slot some days from now, as the form of the browser takes it. */
async function fillSlot(page: Page, place: number, days: number, time: string): Promise<void> {
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { day } = localTimeOf(new Date(Date.now() + days * 86_400_000), zone);
  await dialog(page).getByLabel(`Jour ${place}`).fill(day);
  await dialog(page).getByLabel(`Heure ${place}`).fill(time);
}

const meetings = (page: Page) => page.getByRole('region', { name: 'Rendez-vous' });
const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('a recruiter proposes slots, and the developer accepts one in one click', async ({ page: ours, otherBrowser }) => {
  const theirs = await otherBrowser();
  const { candidate, conversation } = await talking(ours, theirs);
  await ours.goto(candidate);
  await theirs.goto(conversation);
  await ours.getByRole('button', { name: 'Proposer un rendez-vous' }).press('Enter');
  await fillSlot(ours, 1, 3, '10:00');
  await dialog(ours).getByRole('button', { name: 'Ajouter un créneau' }).press('Enter');
  await fillSlot(ours, 2, -2, '14:30');
  await dialog(ours).getByLabel('Type de rendez-vous').selectOption('Entretien technique');
  await dialog(ours).getByLabel('Lien de visio ou lieu').fill('https://visio.example/salle');
  await goodAtEveryWidth(ours);
  await dialog(ours).getByRole('button', { name: 'Proposer' }).press('Enter');
  await expect(dialog(ours).getByText('Ce créneau est passé').first()).toBeVisible();
  await fillSlot(ours, 2, 4, '14:30');
  await dialog(ours).getByRole('button', { name: 'Proposer' }).press('Enter');
  await expect(meetings(ours)).toContainText('Zoé choisit un de ces créneaux');

  // The page of the developer follows without being loaded again.
  await expect(meetings(theirs).getByRole('heading')).toHaveText('Entretien technique');
  await goodAtEveryWidth(theirs);
  await meetings(theirs)
    .getByRole('button', { name: /^Accepter le créneau .* 14:30/ })
    .press('Enter');
  await expect(meetings(theirs).getByRole('link', { name: 'Rejoindre la visio' })).toBeVisible();
  await expect(thread(ours)).toContainText(/Zoé a accepté le rendez-vous\s: .* 14:30 \(heure /);
  await goodAtEveryWidth(ours);

  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    meetings(theirs).getByRole('link', { name: 'Ajouter à mon agenda' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('rendez-vous.ics');

  for (const [page, back] of [
    [ours, candidate],
    [theirs, conversation],
  ] as const) {
    await page.goto('/');
    const next = page.getByRole('region', { name: 'Prochains rendez-vous' });
    await expect(next).toContainText('Entretien technique avec');
    await expect(next.getByRole('link', { name: 'Rejoindre la visio' })).toBeVisible();
    await goodAtEveryWidth(page);
    await next.getByRole('link', { name: 'Voir la conversation' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${back}$`));
  }
  await meetings(ours).getByRole('button', { name: 'Déplacer' }).press('Enter');
  await fillSlot(ours, 1, 5, '09:00');
  await dialog(ours).getByRole('button', { name: 'Proposer' }).press('Enter');
  await meetings(theirs)
    .getByRole('button', { name: /^Accepter le créneau .* 09:00/ })
    .press('Enter');
  await expect(thread(ours)).toContainText(/Zoé a accepté le rendez-vous\s: .* 09:00/);
  await meetings(ours).getByRole('button', { name: 'Annuler le rendez-vous' }).press('Enter');
  await meetings(ours).getByLabel('Un mot').fill('Le poste est pourvu.');
  await meetings(ours).getByRole('button', { name: 'Annuler le rendez-vous' }).press('Enter');
  await expect(thread(theirs)).toContainText('Le poste est pourvu.');
  await expect(meetings(theirs)).toHaveCount(0);
});

test('a developer says that no slot suits, or books on the page of the recruiter', { tag: '@once' }, async ({
  page: ours,
  otherBrowser,
}) => {
  const theirs = await otherBrowser();
  const { candidate, conversation } = await talking(ours, theirs);
  await ours.goto(candidate);
  await theirs.goto(conversation);
  await ours.getByRole('button', { name: 'Proposer un rendez-vous' }).press('Enter');
  await dialog(ours).getByRole('button', { name: 'Ma page de réservation' }).press('Enter');
  await dialog(ours).getByLabel('Adresse de votre page').fill('https://agenda.example/lou');
  await dialog(ours).getByRole('button', { name: 'Proposer' }).press('Enter');
  const link = meetings(theirs).getByRole('link', { name: 'Choisir un créneau sur agenda.example' });
  await expect(link).toHaveAttribute('href', 'https://agenda.example/lou');
  await goodAtEveryWidth(theirs);
  await meetings(theirs).getByRole('button', { name: 'Aucun ne convient' }).press('Enter');
  await meetings(theirs).getByLabel('Un mot').fill('Plutôt le soir ?');
  await meetings(theirs).getByRole('button', { name: 'Répondre' }).press('Enter');
  await expect(thread(ours)).toContainText('Plutôt le soir ?');
});
