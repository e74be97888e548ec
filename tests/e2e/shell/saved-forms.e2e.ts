import type { Page } from '@playwright/test';
import { addJob, press } from '../../harness/job-dialog.ts';
import { join, newAddress, ownProfile } from '../../harness/join.ts';
import { expect, test } from '../../harness/person.ts';
import { dialog, open as openCard, openMenu } from '../../harness/profile-dialog.ts';
import { joinWithCompany, newName } from '../../harness/recruiter.ts';
import { keepsWhatIsTypedMeanwhile, type SavedForm, savesTwice } from '../../harness/saved-forms.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true });
const label = (text: string) => (page: Page) => page.getByLabel(text, { exact: true });
const labelInDialog = (text: string) => (page: Page) => dialog(page).getByLabel(text, { exact: true });
const goto = (address: string) => (page: Page) => page.goto(address);

// A missing element fails soon, not at the end of the timeout of the whole journey.
test.use({ actionTimeout: 20_000 });

/** Each form in turn, with a text typed while the page loads its data, except where no data is loaded after saving. */
async function walk(page: Page, forms: SavedForm[]): Promise<void> {
  for (const form of forms) {
    await test.step(form.name, async () => {
      await (form.wholePage ? savesTwice(page, form) : keepsWhatIsTypedMeanwhile(page, form));
    });
  }
}

/** The form of a developer's names, for the developer and for an administrator. */
const identity = (address: string): SavedForm => ({
  name: address,
  open: goto(address),
  field: label('Prénom'),
  values: ['Anna', 'Jeanne'],
  others: [
    { field: label('Nom'), values: ['Roux', 'Martin'] },
    {
      field: label('Téléphone'),
      values: ['06.39.98.00.12', '+33 6 39 98 00 34'],
      stored: ['+33 6 39 98 00 12', '+33 6 39 98 00 34'],
    },
  ],
  save: button('Enregistrer'),
});

/** The visibility settings of a profile. */
const visibility = (address: string): SavedForm => ({
  name: address,
  open: goto(address),
  field: label('Profil public'),
  kind: 'box',
  values: ['off', 'on'],
  save: (page) => page.getByRole('main').getByRole('button', { name: 'Enregistrer' }).first(),
});

test('a developer sees saved values stay in every form', { tag: '@once' }, async ({ page }) => {
  test.slow();
  await join(page);
  const profile = await ownProfile(page);
  await walk(page, [
    identity('/settings/user-informations'),
    visibility('/settings/visibility-manager'),
    {
      name: 'e-mail preferences',
      open: goto('/settings/emails'),
      field: label('Messages que je n’ai pas lus'),
      kind: 'box',
      values: ['off', 'on'],
      save: button('Enregistrer'),
    },
    {
      name: 'hidden from the employer',
      open: goto('/settings/visibility-manager'),
      field: label('Me cacher de mon employeur actuel'),
      kind: 'box',
      values: ['on', 'off'],
      save: (page) => page.locator('#discretion').getByRole('button', { name: 'Enregistrer' }),
    },
    {
      name: 'choices on this device',
      open: goto('/settings/privacy'),
      field: label('Contenus d’autres sites'),
      kind: 'box',
      values: ['on', 'off'],
      save: button('Enregistrer ces choix'),
      wholePage: true,
    },
    {
      name: 'a card of the profile',
      open: async (page) => {
        await page.goto(profile);
        await openCard(page, 'links');
      },
      reopen: (page) => openCard(page, 'links'),
      field: labelInDialog('Identifiant Twitter'),
      values: ['anna_lg', 'jeanne_lg'],
      save: inDialog('Confirmer'),
    },
  ]);
});

test('an author sees a saved question stay in the form', { tag: '@once' }, async ({ page }) => {
  await join(page);
  await page.goto('/contribuer/question');
  await page.getByLabel('QCM').selectOption({ label: 'Git' });
  await page.getByLabel('Question', { exact: true }).fill(`${newName('Que renvoie zut')} ?`);
  for (const [index, answer] of ['Un nombre', 'Un texte', 'Rien'].entries())
    await page.getByLabel(`Réponse ${index + 1}`, { exact: true }).fill(answer);
  await page.getByLabel('Explication').fill('Parce que c’est ainsi.');
  await page.getByRole('button', { name: 'Proposer la question' }).click();
  await expect(page.getByText('En attente de validation')).toBeVisible();
  await walk(page, [
    {
      name: 'a question',
      open: goto(page.url()),
      field: label('Explication'),
      values: ['La documentation le dit.', 'Un essai le montre.'],
      save: button('Enregistrer'),
    },
  ]);
});

/** The forms of a recruiter who administers a company. */
const recruiterForms = (company: string, job: string): SavedForm[] => [
  {
    name: 'the name of a recruiter',
    open: goto('/settings/user-informations'),
    field: label('Prénom et nom'),
    values: ['Ada Marinier', 'Ada Rivière'],
    save: button('Enregistrer'),
  },
  {
    name: 'the page of a company',
    open: async (page) => {
      await page.goto(company);
      await button('Modifier ma page entreprise')(page).click();
    },
    reopen: (page) => button('Modifier ma page entreprise')(page).click(),
    field: labelInDialog('Effectif (facultatif)'),
    values: ['12', '34'],
    save: inDialog('Confirmer'),
  },
  {
    name: 'the rights of a member',
    open: goto(`${company}/members`),
    field: (page) => page.getByLabel(/^Conversations – /),
    kind: 'box',
    values: ['off', 'on'],
  },
  {
    name: 'who answers applications',
    open: goto(`${company}/ats`),
    field: (page) => page.getByRole('region', { name: 'Réponses aux candidatures' }).getByRole('checkbox'),
    kind: 'box',
    values: ['on', 'off'],
  },
  {
    name: 'an offer',
    open: async (page) => {
      await page.goto('/job-manager?list=drafts');
      await press(page, 'Modifier', job);
    },
    reopen: (page) => press(page, 'Modifier', job),
    field: labelInDialog('Minimum'),
    values: ['46', '48'],
    save: inDialog('Enregistrer'),
  },
];

test('a recruiter sees saved values stay in every form', { tag: '@once' }, async ({ page, as }) => {
  test.slow();
  const job = newName('Offre');
  const { address } = await joinWithCompany(page, newName('Trois Marées'));
  await addJob(page, job);
  await walk(page, recruiterForms(address, job));
  await walk(await as('admin'), [
    {
      name: 'the plan of a company',
      open: goto(address),
      field: label('Abonnement'),
      kind: 'choice',
      values: ['Sélections', 'Essentiel, au mois'],
      save: button('Attribuer'),
    },
  ]);
});

test('an administrator sees saved values of a developer stay in every form', { tag: '@once' }, async ({ page, as }) => {
  test.slow();
  await join(page);
  const profile = await ownProfile(page);
  const settings = `/developer-settings/${profile.split('/').at(-1)}`;
  const admin = await as('admin');
  const notes = button('Recommander le profil');
  await admin.goto(profile);
  await openMenu(admin);
  await notes(admin).click();
  await inDialog('Ajouter une note')(admin).click();
  await labelInDialog('Votre note')(admin).fill('À relire.');
  await inDialog('Ajouter une note')(admin).click();
  const edit = async (page: Page) =>
    dialog(page).getByRole('listitem').getByRole('button', { name: 'Modifier' }).click();
  await walk(admin, [
    identity(`${settings}/user-informations`),
    {
      name: 'the address of a developer',
      open: goto(`${settings}/user-informations`),
      field: label('Adresse e-mail'),
      values: [newAddress(), newAddress()],
      save: button('Enregistrer'),
    },
    visibility(`${settings}/visibility-manager`),
  ]);
  const note: SavedForm = {
    name: 'a note',
    open: async (page) => {
      await page.goto(profile);
      await openMenu(page);
      await notes(page).click();
      await edit(page);
    },
    reopen: edit,
    field: labelInDialog('Votre note'),
    values: ['Relu.', 'Relu deux fois.'],
    save: inDialog('Enregistrer'),
  };
  // The answer contains the saved note: no data is loaded after it.
  await savesTwice(admin, note);
});

test('an administrator sees saved team settings stay in every form', { tag: '@once' }, async ({ as }) => {
  test.slow();
  const admin = await as('admin');
  const name = newName('Réglage');
  const entry = (section: string, line: string, field: string, values: [string, string]): SavedForm => ({
    name: `${section}: ${field}`,
    open: async (page) => {
      await page.goto(`/admin/reglages/${section}${line === name ? `?text=${encodeURIComponent(name)}` : ''}`);
      await button(`Modifier ${line}`)(page).click();
    },
    reopen: (page) => button(`Modifier ${line}`)(page).click(),
    field: labelInDialog(field),
    values,
    save: inDialog('Enregistrer'),
  });
  for (const [section, add] of [
    ['technologies', 'Ajouter une technologie'],
    ['professions', 'Ajouter un métier'],
    ['tests', 'Créer un QCM'],
  ] as const) {
    await admin.goto(`/admin/reglages/${section}`);
    await button(add)(admin).click();
    for (const language of ['français', 'anglais']) {
      await labelInDialog(`Nom, en ${language}`)(admin).fill(name);
      const more = labelInDialog(`${section === 'tests' ? 'Description' : 'Intitulé sur un profil'}, en ${language}`)(
        admin,
      );
      if (section !== 'technologies') await more.fill(name);
    }
    if (section === 'tests') {
      await labelInDialog('Technologie')(admin).selectOption({ label: 'Elixir' });
      await labelInDialog('Thème')(admin).selectOption({ label: 'Web' });
      await labelInDialog('Adresse')(admin).fill(`reglage-${Date.now()}`);
    }
    await inDialog('Enregistrer')(admin).click();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
  }
  await walk(admin, [
    entry('technologies', name, 'Nom, en anglais', [`${name} a`, `${name} b`]),
    entry('professions', name, 'Nom, en anglais', [`${name} a`, `${name} b`]),
    entry('tests', name, 'Description, en français', ['Les bases.', 'Le reste.']),
    // In the language that no other journey reads.
    entry('templates', 'Pas assez complet, anglais', 'Objet', ['A first subject', 'A second subject']),
  ]);
  await admin.goto('/admin/reglages/templates');
  await button('Texte d’origine – Pas assez complet, anglais')(admin).click();
  await button('Texte d’origine')(admin).click();
  await expect(button('Texte d’origine – Pas assez complet, anglais')(admin)).toHaveCount(0);
});

/** Delays the requests to an address, until they are released. */
async function holdWrites(page: Page, address: string) {
  const sent = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    sent.resolve();
    await free.promise;
    await route.continue();
  });
  return { sent: sent.promise, release: free.resolve };
}

test('an administrator keeps a text that was typed while a message is being sent', { tag: '@once' }, async ({
  page,
  as,
}) => {
  const words = newName('Où trouver ma facture ?');
  await page.goto('/contact');
  await page.getByLabel('Votre adresse e-mail').fill(newAddress());
  await page.getByLabel('Votre message').fill(words);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Votre message est bien arrivé').first()).toBeVisible();
  const admin = await as('admin');
  await admin.goto(`/admin/support?text=${encodeURIComponent(words)}`);
  await admin.getByRole('main').locator('[data-row]').first().click();

  const list = await (await page.request.get('/tests/questions')).text();
  const [question = ''] = list.match(/\/test-question\/[\w/-]+/) ?? [];
  const developer = await as('developer');
  await developer.goto(question);
  for (const { page: writing, box, send, address, said } of [
    { page: admin, box: 'Votre réponse', send: 'Envoyer la réponse', address: '**/admin/support/actions', said: words },
    { page: developer, box: 'Votre commentaire', send: 'Commenter', address: '**/feedback', said: words },
  ]) {
    const held = await holdWrites(writing, address);
    await writing.getByLabel(box).fill(`${said} (1)`);
    await writing.getByRole('button', { name: send }).click();
    await held.sent;
    await writing.getByLabel(box).fill(`${said} (2)`);
    held.release();
    await expect(writing.getByText(`${said} (1)`)).toBeVisible();
    await expect(writing.locator('[data-busy]')).toHaveCount(0);
    await expect(writing.getByLabel(box)).toHaveValue(`${said} (2)`);
  }
});
