import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { publishJob } from '../../harness/job-dialog.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';

const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).press('Enter');
const main = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** The warning about missing information comes before the recap, if there is one. */
async function passWarning(page: Page): Promise<void> {
  const go = dialog(page).getByRole('button', { name: 'Continuer quand même' });
  const recap = dialog(page).getByRole('button', { name: 'Démarrer une conversation' });
  await expect(go.or(recap)).toBeVisible();
  if (await go.isVisible()) await go.press('Enter');
  await expect(recap).toBeVisible();
}

test('a recruiter on a free plan reads why before typing, and writes to a person who looks for an internship', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('free');
  await page.goto('/');
  await expect(page.getByText('Vous écrivez en premier aux personnes qui ne cherchent ni CDI ni CDD')).toBeVisible();
  await page.goto('/user/camille-verdier-front-end');
  await expect(main(page, 'Démarrer une conversation')).toBeDisabled();
  await expect(page.getByText('Avec un abonnement gratuit, vous écrivez en premier aux personnes')).toBeVisible();
  await goodAtEveryWidth(page);
  await page.getByRole('main').getByRole('link', { name: 'Voir les abonnements' }).press('Enter');
  await expect(page).toHaveURL('/plans');
  await expect(page.getByText('avec les personnes qui ne cherchent ni CDI ni CDD').first()).toBeVisible();
  await goodAtEveryWidth(page);

  const intern = await inProduct((db) => makeDeveloper(db, { contractTypes: ['internship'] }));
  await page.goto(`/user/${intern.userId}`);
  await main(page, 'Démarrer une conversation').press('Enter');
  await passWarning(page);
  await expect(dialog(page)).toContainText('Assigner ce développeur à un job');
  await dialog(page).getByLabel('Rechercher une offre').fill('zzz');
  await expect(dialog(page)).toContainText('Aucun résultat');
  await goodAtEveryWidth(page);
  await press(page, 'Démarrer une conversation');
  await expect(dialog(page).getByLabel('Votre message')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
});

test('a recruiter on a paid plan sends one message by a double click, and other tabs follow', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('recruiter');
  await page.goto('/developers');
  const someone = page.getByRole('main').locator('a[href^="/user/"]');
  const addresses = await someone.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  // The first developer without any interaction with the company.
  for (const address of addresses) {
    await page.goto(address ?? '');
    const start = main(page, 'Démarrer une conversation');
    if ((await start.count()) > 0 && (await start.isEnabled())) break;
  }
  const other = await page.context().newPage();
  await other.goto(page.url());
  await main(page, 'Démarrer une conversation').press('Enter');
  await passWarning(page);
  await expect(dialog(page)).toContainText(/Cette action n'occupera pas d'emplacement de conversation/);
  await dialog(page).getByRole('list', { name: 'Vos offres' }).getByRole('button').first().press('Enter');
  await expect(dialog(page)).toContainText("Ce développeur est assigné à l'offre");
  await press(page, 'Démarrer une conversation');
  await press(page, 'Envoyer le message');
  await expect(dialog(page)).toContainText('Ce champ est obligatoire');
  await dialog(page)
    .getByLabel('Votre message')
    .fill('Bonjour, votre profil nous plaît beaucoup : nous cherchons quelqu’un pour nos interfaces. Parlons-nous ?');
  await accessible(page);

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('sentKey')) sent++;
  });
  // The connection breaks: no text is lost, and the same request is sent again.
  await page.route('**/contact', (route) => route.abort(), { times: 1 });
  await press(page, 'Envoyer le message');
  await expect(dialog(page)).toContainText("Une erreur s'est produite");
  const support = dialog(page).getByRole('link', { name: 'Nous contacter' });
  await expect(support).toHaveAttribute('href', '/contact?introduction=network');
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toBe(2);
  for (const tab of [page, other]) await seesConversation(tab);
});

/** The browser was redirected to the conversation. */
async function seesConversation(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/manager\/candidates\//);
}

test('a recruiter declines an application with a reason, and the contact page shows the error code', {
  tag: '@once',
}, async ({ as }) => {
  test.slow();
  const title = `Développeuse Elm ${Date.now().toString(36)}`;
  const recruiter = await as('batch');
  const job = await publishJob(recruiter, title);
  const developer = await as('junior');
  await developer.goto(job);
  await main(developer, 'Postuler').press('Enter');
  const details = dialog(developer).getByLabel('Joindre mon téléphone et mon e-mail');
  await expect(details).not.toBeChecked();
  await details.check();
  await accessible(developer);
  await press(developer, 'Envoyer ma candidature');
  await expect(developer.getByText('Votre candidature est envoyée.')).toBeVisible();

  await recruiter.goto('/manager/candidates');
  await recruiter.getByRole('link', { name: 'Inès Roche' }).click();
  await main(recruiter, 'Voir la candidature').press('Enter');
  await expect(dialog(recruiter)).toContainText(title);
  await press(recruiter, 'Fermer');

  await recruiter.goto('/job-manager');
  await recruiter
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: /^\d+ candidature/ })
    .click();
  await recruiter.getByRole('button', { name: /^Décliner la candidature/ }).press('Enter');
  await expect(dialog(recruiter)).toContainText('Pour quelle raison');
  await expect(dialog(recruiter).getByRole('button', { name: 'Annuler' })).toHaveCount(0);
  await press(recruiter, 'Confirmer');
  await expect(dialog(recruiter)).toContainText('Ce champ est obligatoire');
  await dialog(recruiter).getByLabel('Autre*').check();
  await dialog(recruiter).getByLabel('Expliquez vos raisons').fill('Le poste vient d’être pourvu.');
  await expect(dialog(recruiter)).toContainText('verra votre choix et votre éventuel message');
  await accessible(recruiter);
  await press(recruiter, 'Confirmer');
  await expect(recruiter.getByText('Candidature déclinée')).toBeVisible();
  await accessible(recruiter);

  await recruiter.goto('/contact?introduction=DENY_BAD_REQUEST');
  await expect(recruiter.getByLabel('Votre message')).toHaveValue(/code de l'erreur.: DENY_BAD_REQUEST$/);
});

test('a recruiter without the right to start conversations sees which colleague can give it', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('viewer');
  await page.goto('/user/camille-verdier-front-end');
  await page.getByRole('link', { name: 'Démarrer une conversation' }).click();
  await expect(page).toHaveURL(/^[^?]*\/permission-denied\/conversations/);
  await expect(page.getByRole('link', { name: 'Hélène Kerouan' })).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Retour au profil' }).click();
  await expect(page).toHaveURL('/user/camille-verdier-front-end');
});
