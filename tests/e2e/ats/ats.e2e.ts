import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';

type Message = { headers: IncomingHttpHeaders; body: string };

/** The company's own system: it stores the messages it receives. */
async function receiver() {
  const messages: Message[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    messages.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, messages, close: () => server.close() };
}

function isGenuine({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const shown = (page: Page) => page.locator('code[data-secret]');

/** Creates an API key on the page of the company's own system, and returns it. */
async function addKey(admin: Page): Promise<string> {
  await expect(admin.getByText('Aucune clé pour l’instant')).toBeVisible();
  await admin.getByRole('button', { name: 'Nouvelle clé' }).press('Enter');
  await admin.getByRole('button', { name: 'Créer la clé' }).press('Enter');
  await expect(admin.getByText('Ce champ est obligatoire')).toBeVisible();
  await admin.getByLabel('Nom de la clé').fill('Notre ATS');
  await admin.getByRole('button', { name: 'Créer la clé' }).press('Enter');
  await expect(admin.getByText('Elle ne sera plus jamais affichée')).toBeVisible();
  await accessible(admin);
  const key = (await shown(admin).textContent()) ?? '';
  await admin.getByRole('button', { name: 'J’ai copié' }).press('Enter');
  return key;
}

/** Adds an address for webhooks, and returns the secret of its signatures. */
async function addHook(admin: Page, url: string): Promise<string> {
  await admin.getByRole('button', { name: 'Ajouter une adresse' }).press('Enter');
  await admin.getByLabel('Adresse').fill(url);
  await admin.getByLabel('Offre publiée, modifiée ou archivée').uncheck();
  await accessible(admin);
  await admin.getByRole('button', { name: 'Ajouter', exact: true }).press('Enter');
  return (await shown(admin).textContent()) ?? '';
}

/** Calls the API with a key. */
function client(baseURL: string | undefined, key: string) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${baseURL}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body
          ? { 'content-type': 'application/json', 'idempotency-key': `${method} ${path}`.replace(' ', '-') }
          : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

const offer = {
  status: 'published',
  title: 'Architecte de volières',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['svelte'],
  remote: 'fullTime',
  salaryMin: 45,
  salaryMax: 52,
  description: 'Une équipe.',
};

/** Sees what was sent, sends a test message, changes the setting and revokes the key. */
async function readLogAndRevoke(admin: Page, url: string): Promise<void> {
  await admin.goto('/mon-entreprise');
  await admin.getByRole('link', { name: 'Outil de recrutement' }).press('Enter');
  const log = admin.getByRole('list', { name: 'Journal des envois' });
  await expect(log.getByRole('listitem')).toContainText(['Livré', 'Livré']);
  await admin.getByRole('button', { name: `Envoyer un essai – ${url}` }).press('Enter');
  await expect(log.getByRole('listitem').filter({ hasText: 'Message d’essai' })).toContainText('Livré');
  await admin.getByLabel('Répondre aux candidatures depuis notre outil uniquement').press('Space');
  await expect(admin.getByText('Le réglage est enregistré.').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Révoquer – Notre ATS' }).press('Enter');
  await admin.getByRole('button', { name: 'Oui' }).press('Enter');
  await expect(admin.getByText('Révoquée le')).toBeVisible();
}

/** The developer says that an application reported by the company's tool is theirs. */
async function confirmApplication(developer: Page): Promise<void> {
  await developer.goto('/candidatures');
  const asked = developer.getByRole('region', { name: 'Avez-vous postulé ?' });
  await expect(asked).toContainText('Bonjour !');
  await accessible(developer);
  await fitsTheScreen(developer);
  await asked.getByRole('button', { name: /^C’est bien moi – Architecte de volières/ }).press('Enter');
  await expect(asked).toHaveCount(0);
}

/** The addresses of the offers in the feed that the page names. */
async function readFeed(admin: Page): Promise<string[]> {
  const feed = admin.getByRole('list', { name: 'Flux d’offres' }).getByRole('listitem').filter({ hasText: 'JSON' });
  const read = await fetch((await feed.locator('p').last().textContent()) ?? '');
  const { jobs } = await read.json();
  return jobs.map(({ url }: { url: string }) => url);
}

test('a company connects its own system: key, offer, application, candidate, signed webhook', { tag: '@once' }, async ({
  as,
  baseURL,
}) => {
  const hook = await receiver();
  const admin = await as('free');
  await admin.goto('/mon-entreprise');
  await admin.getByRole('link', { name: 'Outil de recrutement' }).press('Enter');
  const key = await addKey(admin);
  const secret = await addHook(admin, hook.url);
  await admin.reload();
  await expect(shown(admin)).toHaveCount(0);
  await expect(admin.getByText(`se termine par ${key.slice(-4)}`)).toBeVisible();

  const call = client(baseURL, key);
  const reference = `REQ-${Date.now()}`;
  const job = await call('PUT', `/jobs/${reference}`, offer);
  expect(job).toMatchObject({ status: 200, body: { externalId: reference, status: 'published' } });
  await admin.goto(job.body.url);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Architecte de volières');
  const email = 'junior@demo.example';
  expect(await call('POST', '/applications', { email, job: reference, message: 'Bonjour !' })).toMatchObject({
    status: 202,
  });
  expect((await call('GET', '/applications?limit=1')).body.items).not.toMatchObject([{ source: 'ats' }]);

  await confirmApplication(await as('junior'));

  const [application] = (await call('GET', '/applications?limit=1')).body.items;
  expect(application).toMatchObject({ source: 'ats', job: { externalId: reference } });
  const { developerId } = application;
  const accepted = await call('POST', '/candidates', { developerId, decision: 'accept' });
  expect(accepted).toMatchObject({
    status: 201,
    body: { status: 31, contact: null, assignedJob: { externalId: reference } },
  });
  expect(await call('POST', '/candidates', { developerId, decision: 'accept' })).toEqual(accepted);
  const { id } = accepted.body;
  expect((await call('GET', `/candidates/${id}`)).body).toMatchObject({ phase: 'open', developerId });

  await expect.poll(() => hook.messages.length).toBe(2);
  const [received, message] = hook.messages;
  expect(JSON.parse(received?.body ?? '{}')).toMatchObject({ type: 'application.received', data: { developerId } });
  expect(message && isGenuine(message, secret)).toBe(true);
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
    type: 'introduction.changed',
    data: { candidateId: id, event: 'acceptApplication', to: 31 },
  });

  await readLogAndRevoke(admin, hook.url);
  expect(await readFeed(admin)).toContain(job.body.url);
  expect((await call('GET', '/jobs')).status).toBe(401);
  hook.close();
});

test('a visitor reads the API reference and tries a request', { tag: '@once' }, async ({ page }) => {
  await page.goto('/documentation-api');
  await expect(page.getByRole('heading', { level: 3, name: 'Créer ou mettre à jour une offre' })).toBeVisible();
  const section = page.getByRole('region', { name: 'Lister les offres' });
  await section.getByText('Essayer').click();
  await page.getByLabel('Votre clé').fill('ats_wrong');
  await section.getByRole('button', { name: 'Envoyer la requête' }).press('Enter');
  await expect(section.getByText('Réponse 401')).toBeVisible();
  await expect(section.getByRole('status')).toContainText('unauthenticated');
  await goodAtEveryWidth(page);
});
