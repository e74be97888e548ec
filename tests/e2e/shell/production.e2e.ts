// The product as in production: in production mode, behind a proxy that ends TLS, with e-mails sent by SMTP.
import { newAddress, password, signUp } from '../../harness/join.ts';
import { emailTo } from '../../harness/mailbox.ts';
import { expect, goodAtEveryWidth, test as ofDemo } from '../../harness/person.ts';
import { type ProductionSite, startProductionSite } from '../../harness/production-site.ts';
import { type SavedForm, savesTwice } from '../../harness/saved-forms.ts';

/** A support service; the chat of the contact page only needs the first. */
const crisp = { CRISP_WEBSITE_ID: 'website-1', CRISP_TOKEN_ID: 'token', CRISP_TOKEN_KEY: 'key' };

const test = ofDemo.extend<object, { site: ProductionSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the pattern to see what a fixture needs
    async ({}, use) => {
      const site = await startProductionSite({ env: crisp });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
// One site for all of them: starting it takes longer than a test.
test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true, extraHTTPHeaders: {} });

const name: SavedForm = {
  name: 'first name',
  open: (page) => page.goto('/settings/user-informations'),
  field: (page) => page.getByLabel('Prénom', { exact: true }),
  values: ['Anna', 'Jeanne'],
  save: (page) => page.getByRole('button', { name: 'Enregistrer', exact: true }),
};

test('a developer signs up by e-mail, saves twice, signs out and in, and replaces the password', {
  tag: '@once',
}, async ({ page, site }) => {
  test.slow();
  const email = newAddress();
  const linkIn = async (path: string) => {
    const { text } = await emailTo(site.mailbox, email, site.url + path);
    return text.match(/https:\S+token=\S+/)?.[0] ?? '';
  };
  await signUp(page, email);
  await page.goto(await linkIn('/verification'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Votre adresse est confirmée. Bienvenue.')).toBeVisible();
  await savesTwice(page, name);

  // The open connection of a second tab notifies it that this browser has signed out.
  const tab = await page.context().newPage();
  await tab.goto('/settings/user-informations');
  await expect(tab.getByLabel('Prénom', { exact: true })).toHaveValue('Jeanne');
  await page.goto('/');
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté·e.')).toBeVisible();
  await expect(tab).toHaveURL(/\/connexion/);
  await tab.goBack();
  await expect(tab.getByLabel('Prénom', { exact: true })).toHaveCount(0);
  await tab.close();

  await page.goto('/mot-de-passe-oublie');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('un e-mail vient de partir')).toBeVisible();
  await page.goto(await linkIn('/nouveau-mot-de-passe'));
  await page.getByLabel('Nouveau mot de passe').fill(`${password} encore`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(`${password} encore`);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Jeanne');
  for (const cookie of await page.context().cookies())
    expect(cookie, cookie.name).toMatchObject({ secure: true, name: expect.stringMatching(/^__Host-/) });
});

test('a visitor opens the support chat, which loads after consent with the message filled in', {
  tag: '@once',
}, async ({ page }) => {
  const loaded: string[] = [];
  await page.route('https://client.crisp.chat/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('load', () => {
        document.body.textContent = JSON.stringify([window.CRISP_WEBSITE_ID, window.CRISP_RUNTIME_CONFIG, window.$crisp]);
      });`,
    });
  });
  await page.goto('/en/contact?introduction=DENY_NEED_PLAN');
  await goodAtEveryWidth(page);
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: 'Open the chat' }).click();
  const text = 'I had an error when starting my introduction, here is the error code: DENY_NEED_PLAN';
  const commands = [
    ['set', 'message:text', [text]],
    ['do', 'chat:open'],
  ];
  await expect(page.frameLocator('iframe[title="Chat with our team"]').locator('body')).toHaveText(
    JSON.stringify(['website-1', { locale: 'en' }, commands]),
  );
  expect(loaded).toEqual(['https://client.crisp.chat/l.js']);
});
