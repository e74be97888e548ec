import { jobRow, publishJob } from '../../harness/job-dialog.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { newName } from '../../harness/recruiter.ts';

test('a developer applies with a message, which the recruiter reads without reloading the page', {
  tag: '@once',
}, async ({ as }) => {
  const title = newName('Développeur Svelte');
  const word = title.split(' ').at(-1) ?? '';
  const recruiter = await as('recruiter');
  const page = await as('developer');
  await page.goto(await publishJob(recruiter, title));
  await page.getByRole('button', { name: 'Postuler' }).press('Enter');
  await dialog(page).getByLabel('Votre message (facultatif)').fill(`Bonjour à vous (${word}).`);
  await goodAtEveryWidth(page);
  // The count on the recruiter's open page is updated without reloading.
  await recruiter.goto('/job-manager?list=enabled');
  await expect(jobRow(recruiter, title)).toContainText('Aucune candidature');
  await dialog(page).getByRole('button', { name: 'Envoyer ma candidature' }).press('Enter');
  await expect(page.getByText(/^Vous avez postulé le /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0);
  await accessible(page);
  await expect(jobRow(recruiter, title)).toContainText('1 candidature');
  await jobRow(recruiter, title).getByRole('link', { name: '1 candidature', exact: true }).click();
  const applicant = recruiter.getByRole('list', { name: 'Candidat·es' }).locator('> li');
  await expect(applicant).toContainText(`Bonjour à vous (${word}).`);
  await expect(applicant).toContainText('A postulé le');
  await expect(applicant.getByRole('link')).toHaveAttribute('href', '/user/camille-verdier-front-end');
  await goodAtEveryWidth(recruiter);
});

test('a developer finds an application again, and withdraws it', { tag: '@once' }, async ({ as }) => {
  const title = newName('Développeur Svelte');
  const word = title.split(' ').at(-1) ?? '';
  const recruiter = await as('recruiter');
  const job = await publishJob(recruiter, title);
  const page = await as('developer');
  await page.goto(job);
  await page.getByRole('button', { name: 'Postuler' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Envoyer ma candidature' }).press('Enter');
  await expect(page.getByText(/^Vous avez postulé le /)).toBeVisible();
  await recruiter.goto('/job-manager?list=enabled');
  await jobRow(recruiter, title).getByRole('link', { name: '1 candidature', exact: true }).click();
  await page.goto(`/jobs?q=${word}`);
  await expect(page.getByText('Vous avez postulé', { exact: true })).toBeVisible();
  await page.goto('/candidatures');
  const move = page.getByRole('list', { name: 'Vos candidatures' }).getByRole('listitem').filter({ hasText: title });
  await expect(move).toContainText('Envoyée');
  await goodAtEveryWidth(page);
  await move.getByRole('button', { name: /^Retirer – Candidature/ }).press('Enter');
  await move.getByRole('button', { name: 'Oui, retirer' }).press('Enter');
  await expect(move).toHaveCount(0);
  await recruiter.reload();
  await expect(recruiter.getByText('Aucune candidature pour le moment')).toBeVisible();
  await accessible(recruiter);
});

test('a developer likes a company with one click, and writes a message for a spontaneous application', {
  tag: '@once',
}, async ({ as }) => {
  const alias = 'developpeur-front-end-senior-f-h-tessela-jeux';
  const company = 'Tessela Jeux';
  const page = await as('developer');
  await page.goto(`/job/${alias}`);
  const like = page.getByRole('button', { name: `Liker l’entreprise – ${company}` });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Candidature spontanée', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText('Un lien vers quelque chose de jouable');
  await dialog(page).getByRole('button', { name: 'Envoyer ma candidature' }).press('Enter');
  await expect(dialog(page)).toContainText('Ce champ est obligatoire');
  await goodAtEveryWidth(page);
  await dialog(page).getByLabel('Votre message').fill('Bonjour, voici ce que j’ai fait.');
  await dialog(page).getByRole('button', { name: 'Envoyer ma candidature' }).press('Enter');
  await expect(page.getByText(/^Candidature spontanée envoyée le /)).toBeVisible();
  await accessible(page);

  await page.goto('/candidatures?kind=superlike');
  const sent = page.getByRole('listitem').filter({ hasText: company });
  await sent.getByText('Votre message').click();
  await expect(sent).toContainText('Bonjour, voici ce que j’ai fait.');
  await page.goto(`/job/${alias}`);
  await page.getByRole('button', { name: 'Retirer – Candidature spontanée' }).press('Enter');
  await page.getByRole('button', { name: 'Oui, retirer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Candidature spontanée', exact: true })).toBeVisible();
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a developer with a short profile sees what to complete before applying', { tag: '@once' }, async ({ as }) => {
  const page = await as('short');
  await page.goto('/job/ingenieur-produit-f-h-petits-bols');
  await page.getByRole('button', { name: 'Postuler' }).press('Enter');
  await expect(dialog(page)).toContainText('Complétez d’abord votre profil');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('link', { name: 'Compléter mon profil' }).click();
  await expect(page).toHaveURL(/\/user\/.*section=complete/);
});

test('a disabled developer, a recruiter and a member of the company see different actions on an offer', {
  tag: '@once',
}, async ({ as }) => {
  const offer = '/job/ingenieur-produit-f-h-petits-bols';
  const disabled = await as('disabled');
  await disabled.goto(offer);
  await expect(disabled.getByText(/^Votre profil est en pause/).first()).toBeVisible();
  await expect(disabled.getByRole('button', { name: 'Postuler' })).toHaveCount(0);
  const recruiter = await as('recruiter');
  await recruiter.goto(offer);
  await expect(recruiter.getByText('Seuls les comptes de développeur·euse peuvent postuler.')).toBeVisible();
  const own = await as('free');
  await own.goto(offer);
  await expect(own.getByRole('link', { name: 'Gérer mes offres' })).toBeVisible();
});
