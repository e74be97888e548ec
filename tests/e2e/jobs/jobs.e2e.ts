import type { Page, TestInfo } from '@playwright/test';
import { beginJob, fillJob, jobRow, press, publishJob, save } from '../../harness/job-dialog.ts';
import {
  accessible,
  type DemoAccount,
  expect,
  fitsTheScreen,
  followLink,
  goodAtEveryWidth,
  test,
} from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';

/** Each run of a test has its own offer. */
const named = (what: string, info: TestInfo) => `${what} ${info.project.name}${Date.now().toString(36)}`;
const offers = (page: Page) => page.getByRole('list', { name: 'Offres', exact: true }).getByRole('heading');
const counted = (page: Page, list: string) => page.getByRole('link', { name: new RegExp(`^${list} \\d+$`) });

test('a recruiter drafts an offer, previews it, publishes, duplicates, archives and publishes it again', async ({
  as,
  page: visitor,
}, info) => {
  test.slow();
  const title = named('Développeuse Svelte', info);
  const page = await as('recruiter');
  // With a cookie: for visitors without one, a public page may be some seconds old.
  await visitor.goto('/jobs');
  await visitor.getByRole('button', { name: 'Claire' }).click();
  await beginJob(page, title);
  await save(page, 'Enregistrer le brouillon');
  await expect(page).toHaveURL('/job-manager?list=drafts');
  await expect(jobRow(page, title)).toContainText('À compléter avant de publier : le métier, le contrat');
  await expect(page.getByRole('button', { name: `Publier – ${title}` })).toHaveCount(0);
  const address = (await jobRow(page, title).getByRole('link').first().getAttribute('href')) ?? '';
  expect((await visitor.request.get(address)).status()).toBe(404);

  await press(page, 'Compléter', title);
  await fillJob(page, '## Vos missions\n\n- des **écrans**\n\n<script>alert(1)</script>');
  await dialog(page).getByRole('button', { name: 'Aperçu' }).press('Enter');
  const preview = dialog(page).getByRole('region', { name: 'Aperçu' });
  await expect(preview.locator('strong', { hasText: 'écrans' })).toBeVisible();
  await expect(preview).toContainText('<script>alert(1)</script>');
  await accessible(page);
  await fitsTheScreen(page);
  await dialog(page).getByRole('button', { name: 'Écrire' }).press('Enter');
  await expect(dialog(page).getByLabel('Description')).toHaveValue(/Vos missions/);
  await dialog(page).getByLabel('Maximum').fill('12');
  await dialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText('Le maximum est inférieur au minimum');
  await dialog(page).getByLabel('Maximum').fill('52');
  await save(page);
  await accessible(page);

  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.')).toBeVisible();
  await counted(page, 'En ligne').click();
  await expect(jobRow(page, title)).toContainText('Aucune candidature');
  await expect(jobRow(page, title)).toContainText('45 à 52 k€');
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);

  await press(page, 'Dupliquer', title);
  await expect(page.getByText('La copie est dans vos brouillons.')).toBeVisible();
  await counted(page, 'Brouillons').click();
  const copy = `${title} (copie)`;
  await expect(jobRow(page, copy)).toHaveCount(1);
  await press(page, 'Supprimer', copy);
  await page.getByRole('button', { name: 'Oui, supprimer' }).press('Enter');
  await expect(jobRow(page, copy)).toHaveCount(0);

  await counted(page, 'En ligne').click();
  await press(page, 'Archiver', title);
  await expect(jobRow(page, title)).toHaveCount(0);
  const closed = await visitor.goto(address);
  expect(closed?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cette offre est fermée');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await accessible(visitor);
  await counted(page, 'Archives').click();
  await expect(jobRow(page, title)).toContainText('Archivée le');
  await press(page, 'Publier à nouveau', title);
  await expect(page.getByText('L’offre est en ligne.').first()).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(200);
});

test(
  'two recruiters edit the same offer: the second sees a message, and no typed value is lost',
  { tag: '@once' },
  async ({ as }, info) => {
    const title = named('Partagée', info);
    const first = await as('recruiter');
    const second = await as('viewer');
    await beginJob(first, title);
    await save(first, 'Enregistrer le brouillon');
    await second.goto('/job-manager?list=drafts');
    for (const page of [first, second]) await press(page, 'Compléter', title);
    await dialog(first).getByLabel('Description').fill('Ma version');
    await dialog(second).getByLabel('Description').fill('Une autre version');
    await save(first);
    await dialog(second).getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
    await expect(dialog(second)).toContainText('Cela a changé entre-temps');
    await expect(dialog(second).getByLabel('Description')).toHaveValue('Une autre version');
    await accessible(second);
    await dialog(second).getByRole('button', { name: 'Enregistrer ma version' }).press('Enter');
    await expect(second.getByRole('dialog')).toHaveCount(0);
  },
);

test('search engines read an offer as a JobPosting', { tag: '@once' }, async ({ page }) => {
  // An offer that no other journey changes.
  await page.goto('/jobs?q=api&technology=php&city=lyon');
  const link = page.getByRole('link', { name: 'Développeur d’API (F/H)' });
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: await page.getByRole('heading', { level: 1 }).textContent(),
    description: expect.stringMatching(/<p>/),
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    employmentType: expect.stringMatching(/^(FULL_TIME|TEMPORARY|INTERN|CONTRACTOR|OTHER)$/),
    url: new URL(address, page.url()).href,
  });
  expect(posting.jobLocation ?? posting.applicantLocationRequirements).toBeTruthy();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', posting.url);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', posting.url.replace('/job/', '/en/job/'));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: 'Créer un compte pour postuler' })
      .or(page.getByRole('button', { name: /^Voir l’offre sur le site/ })),
  ).toBeVisible();
});

test('a developer finds an offer by filters in its address, applies with a message, and withdraws', async ({
  as,
  page: visitor,
}, info) => {
  test.slow();
  const title = named('Développeur Svelte', info);
  const word = title.split(' ').at(-1) ?? '';
  const recruiter = await as('recruiter');
  await publishJob(recruiter, title);

  const page = await as('developer');
  await page.goto('/jobs');
  await page.getByLabel('Mots-clés').fill(`DEVELOPPEUSE ${word}`);
  const toggle = page.getByLabel('Afficher les filtres');
  if (await toggle.isVisible()) await toggle.check();
  await page.getByLabel('Métier').selectOption('front-end-developer');
  await page.getByLabel('CDI').check();
  await page.getByLabel('Ville').fill('quimper');
  await page.getByLabel('Télétravail partiel').check();
  await page.getByLabel('Salaire minimum').fill('50');
  await page.getByRole('button', { name: 'Voir les offres' }).press('Enter');
  await expect(page).toHaveURL(/\/jobs\?q=.*&contract=permanent&city=quimper&remote=hybrid&salary=50$/);
  await expect(offers(page)).toHaveText([title]);
  await expect(page.getByText('1 offre', { exact: true })).toBeVisible();
  await accessible(page);
  await fitsTheScreen(page);
  await visitor.goto(page.url());
  await expect(offers(visitor)).toHaveText([title]);
  await expect(visitor.getByLabel('CDI')).toBeChecked();
  await expect(visitor.getByLabel('Ville')).toHaveValue('quimper');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Postuler' }).press('Enter');
  await dialog(page).getByLabel('Votre message (facultatif)').fill(`Bonjour à vous (${word}).`);
  await accessible(page);
  await fitsTheScreen(page);
  // The count on the recruiter's open page is updated without reloading.
  await recruiter.goto('/job-manager?list=enabled');
  await expect(jobRow(recruiter, title)).toContainText('Aucune candidature');
  await dialog(page).getByRole('button', { name: 'Envoyer ma candidature' }).press('Enter');
  await expect(page.getByText(/^Vous avez postulé le /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0);
  await accessible(page);
  await expect(jobRow(recruiter, title)).toContainText('1 candidature');
  await jobRow(recruiter, title).getByRole('link', { name: '1 candidature' }).click();
  const applicant = recruiter.getByRole('list', { name: 'Candidat·es' }).getByRole('listitem');
  await expect(applicant).toContainText(`Bonjour à vous (${word}).`);
  await expect(applicant).toContainText('A postulé le');
  await expect(applicant.getByRole('link')).toHaveAttribute('href', '/user/camille-verdier-front-end');
  await accessible(recruiter);
  await fitsTheScreen(recruiter);

  await page.goto(`/jobs?q=${word}`);
  await expect(page.getByText('Vous avez postulé', { exact: true })).toBeVisible();
  await page.goto('/candidatures');
  const move = page.getByRole('list', { name: 'Vos candidatures' }).getByRole('listitem').filter({ hasText: title });
  await expect(move).toContainText('Envoyée');
  await accessible(page);
  await fitsTheScreen(page);
  await move.getByRole('button', { name: /^Retirer – Candidature/ }).press('Enter');
  await move.getByRole('button', { name: 'Oui, retirer' }).press('Enter');
  await expect(move).toHaveCount(0);
  await recruiter.reload();
  await expect(recruiter.getByText('Aucune candidature pour le moment')).toBeVisible();
  await accessible(recruiter);
});

test('a developer likes a company with one click, and writes a message for a spontaneous application', async ({
  as,
}, info) => {
  const [alias, company, wish] =
    info.project.name === 'phone'
      ? ['ingenieur-produit-f-h-petits-bols', 'Petits Bols', 'Racontez-nous un outil que vous avez simplifié.']
      : ['developpeur-front-end-senior-f-h-tessela-jeux', 'Tessela Jeux', 'Un lien vers quelque chose de jouable'];
  const page = await as('developer');
  await page.goto(`/job/${alias}`);
  const like = page.getByRole('button', { name: `Liker l’entreprise – ${company}` });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Candidature spontanée', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText(wish);
  await dialog(page).getByRole('button', { name: 'Envoyer ma candidature' }).press('Enter');
  await expect(dialog(page)).toContainText('Ce champ est obligatoire');
  await accessible(page);
  await fitsTheScreen(page);
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

test('a developer with a short profile sees what to complete before applying', async ({ as }) => {
  const page = await as('short');
  await page.goto('/job/ingenieur-produit-f-h-petits-bols');
  await page.getByRole('button', { name: 'Postuler' }).press('Enter');
  await expect(dialog(page)).toContainText('Complétez d’abord votre profil');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await accessible(page);
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
  await expect(recruiter.getByText('Seuls les développeurs et développeuses postulent aux offres.')).toBeVisible();
  const own = await as('free');
  await own.goto(offer);
  await expect(own.getByRole('link', { name: 'Gérer mes offres' })).toBeVisible();
});

test('a developer opens an offer on another site by a button, which the company is notified of', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('junior');
  let target: string | undefined;
  // The other site does not exist: the target of the tracked link is enough.
  await page.context().route(/\/t\?link=/, async (route) => {
    target = (await route.fetch({ maxRedirects: 0 })).headers().location;
    await route.fulfill({ contentType: 'text/html', body: '<h1>Mareva</h1>' });
  });
  await page.goto('/job/integrateur-web-f-h-mareva');
  const button = page.getByRole('button', { name: /^Voir l’offre sur le site de l’entreprise/ });
  await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(opened.getByRole('heading', { name: 'Mareva' })).toBeVisible();
  expect(target).toMatch(/^https:\/\/mareva\.example\//);
  await page.reload();
  await expect(page.getByText(/Site ouvert le /)).toBeVisible();
  await accessible(page);
});

test('a developer who follows a link from another site reaches the offer, and the company is not notified', {
  tag: '@once',
}, async ({ as }) => {
  const page = await as('developer');
  await page.goto('/job/integrateur-web-f-h-mareva');
  const site = (await page.locator('form[target="_blank"]').getAttribute('action')) ?? '';
  const trap = `<a href="${new URL(site, page.url()).href}">Gagnez un vélo</a>`;
  await page
    .context()
    .route('https://elsewhere.example/', (route) => route.fulfill({ contentType: 'text/html', body: trap }));
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page).toHaveURL('/job/integrateur-web-f-h-mareva');
  await expect(page.getByText(/Site ouvert le /)).toHaveCount(0);
});

test('a recruiter cannot open the offers of another company', { tag: '@once' }, async ({ as }, info) => {
  const owner = await as('recruiter');
  const title = named('À nous', info);
  await beginJob(owner, title);
  await save(owner, 'Enregistrer le brouillon');
  const [form] = await Promise.all([
    owner.waitForResponse((answer) => /\/job-manager\/[0-9a-f-]{36}$/.test(answer.url())),
    press(owner, 'Compléter', title),
  ]);
  const address = new URL(form.url()).pathname;
  const stranger = await as('free');
  expect((await stranger.request.get(address)).status()).toBe(404);
  expect((await stranger.goto(`${address}/candidatures`))?.status()).toBe(404);
  const post = { data: { mode: 'delete' }, headers: { origin: new URL(owner.url()).origin } };
  expect((await stranger.request.post(address, post)).status()).toBe(404);
  expect((await (await as('developer')).request.post(address, post)).status()).toBe(403);
  expect((await (await as('viewer')).request.get(address)).status()).toBe(200);
});

test('a recruiter of a company that waits prepares offers, and cannot publish them', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('pending');
  await page.goto('/job-manager');
  await expect(page.getByText('Elles se publient dès que notre équipe a validé votre entreprise.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0);
  await accessible(page);
  await fitsTheScreen(page);
});

test('a developer opens from the home page the companies that looked at the profile, by day', async ({ as }) => {
  const page = await as('developer');
  await page.goto('/');
  await page.getByRole('link', { name: 'Lesquelles ?' }).click();
  await expect(page).toHaveURL('/visites-de-mon-profil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qui a consulté mon profil');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await accessible(page);
  await fitsTheScreen(page);
});

test('a visitor whose search finds no offer can clear the filters', { tag: '@once' }, async ({ page }) => {
  await page.goto('/jobs?q=cobol+sur+mars');
  await expect(page.getByText(/Essayez de modifier vos critères pour obtenir davantage de résultats/)).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(offers(page).first()).toBeVisible();
});

const darkPages: [DemoAccount, string][] = [
  ['developer', '/en/jobs'],
  ['developer', '/en/job/ingenieur-produit-f-h-petits-bols'],
  ['developer', '/en/applications'],
  ['developer', '/en/profile-visits'],
  ['recruiter', '/en/job-manager?list=drafts'],
];
for (const [account, address] of darkPages) {
  test(`the account ${account} sees ${address} in English and in the dark theme`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await goodAtEveryWidth(page);
    if (account !== 'recruiter') return;
    await page
      .getByRole('button', { name: /^(Edit|Complete) – / })
      .first()
      .press('Enter');
    await expect(dialog(page).getByLabel('Title')).toBeVisible();
    await accessible(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches and filters offers and opens all pages', { tag: '@once' }, async ({ page }) => {
    await page.goto('/jobs');
    const seen: string[] = [];
    for (;;) {
      seen.push(
        ...(await offers(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
      );
      const next = page.getByRole('link', { name: 'Suivantes' });
      if ((await next.count()) === 0) break;
      await followLink(page, next);
    }
    // The number at the end: other journeys add and archive offers meanwhile.
    const total = Number((await page.getByText(/^\d+ offres$/).textContent())?.split(/\s/)[0]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(total);

    await page.goto('/jobs');
    const toggle = page.getByLabel('Afficher les filtres');
    if (await toggle.isVisible()) await toggle.check();
    await page.getByLabel('Technologie', { exact: true }).selectOption('php');
    await page.getByLabel('Ville').fill('lyon');
    await page.getByRole('button', { name: 'Voir les offres' }).click();
    await expect(page).toHaveURL('/jobs?technology=php&city=lyon');
    await expect(offers(page).first()).toBeVisible();
    await expect(page.getByLabel('PHP', { exact: true })).toBeChecked();
    await page.getByLabel('Mots-clés').fill('api');
    await page.getByRole('button', { name: 'Voir les offres' }).click();
    await expect(page).toHaveURL('/jobs?q=api&technology=php&city=lyon');
    await expect(page.getByRole('link', { name: 'Développeur d’API (F/H)' })).toBeVisible();
  });
});
