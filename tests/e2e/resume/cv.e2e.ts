import { readFileSync } from 'node:fs';
import type { Download, Locator, Page, Route } from '@playwright/test';
import { join, ownProfile } from '../../harness/join.ts';
import { makePdf } from '../../harness/pdf.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { readSaved } from '../../harness/saved-pdf.ts';

// Without an accent: a browser on a machine without a language setting gives such a download no name at all.
const file = (buffer: Buffer, name = 'CV Le Goff.pdf', mimeType = 'application/pdf') => ({ name, mimeType, buffer });
const resume = makePdf({
  pages: [['Noémie Le Goff', 'Architecte de mares'], ['Des mares en Rust'], ['Une mare à Nantes']],
  link: 'https://example.com/noemie',
  script: 'app.alert("Je ne dois pas parler")',
});
const form = makePdf({ pages: [['Formulaire']], field: 'Disponibilite' });

const card = (page: Page) => page.locator('[data-card="cv"]');
const viewer = (page: Page) => page.getByRole('dialog').first();
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });
const firstPage = (page: Page) => viewer(page).getByRole('region', { name: 'Page 1' });

async function send(page: Page, buffer: Buffer, name?: string): Promise<void> {
  await card(page).locator('input[type="file"]').setInputFiles(file(buffer, name));
  await expect(page.getByText('Votre CV est enregistré.').last()).toBeVisible();
}

/** A new developer on their own page, which may load resources of the product only. */
async function newcomer(page: Page): Promise<void> {
  await join(page);
  await onlyFromHere(page);
  await page.goto(await ownProfile(page));
}

async function onlyFromHere(page: Page): Promise<void> {
  const here = new URL(process.env.PRODUCT_URL ?? '').host;
  page.on('dialog', (dialog) => {
    throw new Error(`a script of the document opened a dialog: ${dialog.message()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== here) throw new Error(`a request to another site: ${request.url()}`);
  });
}

async function open(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Voir le CV' }).press('Enter');
  await expect(firstPage(page).locator('canvas').first()).toBeVisible();
  await expect(button(page, 'Rechercher dans le document')).toBeEnabled();
}

/** A point of an element, by its relative position. */
async function at(element: Locator, across: number, down: number): Promise<[number, number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the screen');
  return [box.x + box.width * across, box.y + box.height * down];
}

async function write(page: Page, text: string): Promise<void> {
  await button(page, 'Ajouter du texte').click();
  await expect(button(page, 'Ajouter du texte')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(...(await at(firstPage(page), 0.3, 0.35)));
  await expect(viewer(page).getByRole('textbox', { name: 'Texte ajouté' })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
}

async function draw(page: Page): Promise<void> {
  await button(page, 'Dessiner').click();
  await expect(button(page, 'Dessiner')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(...(await at(firstPage(page), 0.2, 0.42)));
  await page.mouse.down();
  for (const step of [1, 2, 3, 4, 5])
    await page.mouse.move(...(await at(firstPage(page), 0.2 + step / 12, 0.42 + (step % 2) / 60)));
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Dessiner')).toHaveAttribute('aria-pressed', 'false');
}

async function saved(page: Page): Promise<{ name: string; content: Awaited<ReturnType<typeof readSaved>> }> {
  const download: Promise<Download> = page.waitForEvent('download');
  await button(page, 'Enregistrer une copie').click();
  const done = await download;
  return { name: done.suggestedFilename(), content: await readSaved(readFileSync(await done.path())) };
}

test('a developer who uploads a file that is not a PDF sees a message, and the old file stays', {
  tag: '@once',
}, async ({ page }) => {
  await newcomer(page);
  await expect(card(page).getByText('Envoyer mon CV')).toBeVisible();
  await fitsTheScreen(page);
  await card(page)
    .locator('input[type="file"]')
    .setInputFiles(file(Buffer.from('PK\u0003\u0004'), 'cv.docx'));
  await expect(card(page).getByRole('status')).toContainText('Ce fichier n’est pas un PDF');
  const locked = makePdf({ pages: [['x']], locked: true });
  await card(page).locator('input[type="file"]').setInputFiles(file(locked));
  await expect(card(page).getByRole('status')).toContainText('protégé par un mot de passe');
  await accessible(page);
});

test('a developer uploads one PDF, sees its name, replaces it and removes it', { tag: '@once' }, async ({ page }) => {
  await newcomer(page);
  await send(page, resume, 'Mon CV à moi.pdf');
  await expect(card(page)).toContainText('Mon CV à moi.pdf');
  await send(page, form, 'Un autre.pdf');
  await expect(card(page)).not.toContainText('Mon CV à moi.pdf');
  await page.reload();
  await expect(card(page)).toContainText('Un autre.pdf');
  await card(page).getByRole('button', { name: 'Supprimer le CV' }).press('Enter');
  await expect(card(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('button', { name: 'Supprimer le CV' })).toBeFocused();
  await card(page).getByRole('button', { name: 'Supprimer le CV' }).press('Enter');
  await goodAtEveryWidth(page);
  await card(page).getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
  await expect(card(page)).not.toContainText('Un autre.pdf');
});

test('a developer drops a file, and cancels an upload', { tag: '@once' }, async ({ page }) => {
  await newcomer(page);
  const drop = async (bytes: Buffer, count = 1) => {
    const files = await page.evaluateHandle(
      ([content = '', times]) => {
        const transfer = new DataTransfer();
        const data = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
        for (let i = 0; i < Number(times); i++)
          transfer.items.add(new File([data], `glissé ${i}.pdf`, { type: 'application/pdf' }));
        return transfer;
      },
      [bytes.toString('base64'), String(count)],
    );
    const target = card(page).locator('[data-drop]');
    await target.dispatchEvent('dragover', { dataTransfer: files });
    await expect(card(page)).toContainText('Déposez le fichier pour l’envoyer');
    await target.dispatchEvent('drop', { dataTransfer: files });
  };
  await drop(resume, 2);
  await expect(card(page).getByRole('status')).toContainText('Un seul fichier à la fois');
  const held: Route[] = [];
  await page.route('**/uploads/cv/*', (route) => void held.push(route));
  await drop(resume);
  await expect(card(page).getByRole('progressbar')).toBeVisible();
  await accessible(page);
  await card(page).getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByText('Envoi annulé.')).toBeVisible();
  await expect(card(page).getByText('Envoyer mon CV')).toBeVisible();
  await page.unroute('**/uploads/cv/*');
  await page.route('**/uploads/cv/*', (route) => route.abort());
  await drop(resume);
  await expect(card(page).getByRole('status')).toContainText('La connexion est coupée');
  await page.unroute('**/uploads/cv/*');
  await drop(resume);
  await expect(card(page)).toContainText('glissé 0.pdf');
  expect(held).toHaveLength(1);
});

test('a developer reads the CV: pages, sizes, search, and links that open another tab', async ({ page }, {
  project,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await newcomer(page);
  await send(page, resume);
  expect(loaded.filter((url) => /pdf-viewer|pdf\.worker|pdfjs|open-document/.test(url))).toEqual([]);
  await open(page);
  expect(loaded.filter((url) => /pdf\.worker/.test(url))).toHaveLength(1);
  await accessible(page);
  await expect(viewer(page).getByLabel('Page', { exact: true })).toHaveValue('1');
  await button(page, 'Page suivante').press('Enter');
  await expect(viewer(page).getByLabel('Page', { exact: true })).toHaveValue('2');
  await viewer(page).getByLabel('Page', { exact: true }).fill('3');
  await viewer(page).getByLabel('Page', { exact: true }).press('Enter');
  await expect(viewer(page).getByRole('region', { name: 'Page 3' })).toBeInViewport();
  await button(page, 'Page précédente').press('Enter');
  await viewer(page).getByLabel('Page', { exact: true }).fill('12');
  await viewer(page).getByLabel('Page', { exact: true }).press('Tab');
  await expect(viewer(page).getByLabel('Page', { exact: true })).toHaveValue('2');

  await changeSize(page);
  await searchIn(page);
  const link = viewer(page).locator('a[href="https://example.com/noemie"]').first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(viewer(page).locator('.textLayer').first()).toContainText('Architecte de mares');
  if (project.name === 'phone') await pinch(page);
  await fitsTheScreen(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Voir le CV' })).toBeFocused();
});

/** A4, at 96 points per inch. */
const natural = 793;
const widthOf = async (page: Page) => (await firstPage(page).boundingBox())?.width ?? 0;

/** Makes the page larger and smaller, then as wide as the window, then fully visible. */
async function changeSize(page: Page): Promise<void> {
  const size = viewer(page).getByLabel('Taille', { exact: true });
  const width = () => widthOf(page);
  const height = async () => (await firstPage(page).boundingBox())?.height ?? 0;
  await size.selectOption('1');
  await expect.poll(width).toBeCloseTo(natural, -1);
  await button(page, 'Agrandir').press('Enter');
  await expect.poll(width).toBeGreaterThan(natural + 5);
  await button(page, 'Réduire').press('Enter');
  await button(page, 'Réduire').press('Enter');
  await expect.poll(width).toBeLessThan(natural - 5);
  await size.selectOption({ label: 'Largeur' });
  const frame = await viewer(page).getByRole('region', { name: 'Pages du document' }).boundingBox();
  await expect.poll(width).toBeGreaterThan((frame?.width ?? 0) * 0.9);
  await size.selectOption({ label: 'Page entière' });
  await expect.poll(height).toBeLessThanOrEqual(frame?.height ?? 0);
}

/** Finds a word three times, and another one not at all. */
async function searchIn(page: Page): Promise<void> {
  await page.keyboard.press('Control+f');
  await expect(viewer(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('mare');
  const count = viewer(page).getByRole('search').getByRole('status');
  await expect(count).toHaveText(/\d sur 3/);
  const before = await count.textContent();
  await page.keyboard.press('Enter');
  await expect(count).not.toHaveText(before ?? '');
  await button(page, 'Résultat précédent').press('Enter');
  await expect(count).toHaveText(before ?? '');
  await viewer(page).getByRole('searchbox').fill('brouette');
  await expect(count).toHaveText('Aucun résultat');
  await accessible(page);
  await viewer(page).getByRole('searchbox').press('Escape');
  await expect(viewer(page).getByRole('searchbox')).toHaveCount(0);
}

/** Two fingers moving apart make the page larger, and do not zoom the window. */
async function pinch(page: Page): Promise<void> {
  await viewer(page).getByLabel('Taille', { exact: true }).selectOption('1');
  const touches = await page.context().newCDPSession(page);
  const fingers = (gap: number) => [
    { x: 195 - gap, y: 400, id: 0 },
    { x: 195 + gap, y: 400, id: 1 },
  ];
  await expect.poll(() => widthOf(page)).toBeCloseTo(natural, -1);
  // Again when a busy machine has skipped the moves in between.
  await expect(async () => {
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (let gap = 40; gap <= 150; gap += 10) {
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
    }
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => widthOf(page), { timeout: 3000 }).toBeGreaterThan(natural * 1.5);
  }).toPass();
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
}

test('a developer saves added text, drawings and form values in a copy, and is asked before they are lost', {
  tag: '@once',
}, async ({ page }) => {
  await newcomer(page);
  await send(page, form);
  await open(page);
  await write(page, 'À rappeler lundi');
  await expect(button(page, 'Ajouter du texte')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Ajouter du texte')).toHaveAttribute('aria-pressed', 'false');
  await draw(page);
  await viewer(page).getByLabel('Disponibilite').fill('Dès mars');
  await accessible(page);

  await button(page, 'Fermer').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Fermer sans enregistrer');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  const { name, content } = await saved(page);
  expect(name).toBe('CV Le Goff (copie).pdf');
  expect(content.annotations).toEqual(expect.arrayContaining(['FreeText: À rappeler lundi', 'Ink']));
  expect(content.fields).toEqual({ Disponibilite: 'Dès mars' });
  expect(content.text).toContain('Formulaire');
  await expect(viewer(page).getByText('Une copie est enregistrée sur votre appareil.')).toBeVisible();

  await viewer(page).getByLabel('Disponibilite').fill('Dès avril');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Enregistrer une copie' }).press('Enter');
  await expect(question).toHaveCount(0);
  await button(page, 'Fermer').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a developer sees unusual fonts and images drawn with files of the product', { tag: '@once' }, async ({
  page,
}) => {
  await newcomer(page);
  await send(page, makePdf({ pages: [['Ordinaire']], unusual: true }));
  const characters = page.waitForResponse(/\/assets\/pdfjs-[\d.]+\/cmaps\/UniJIS-UTF16-H\.bcmap$/);
  const pictures = page.waitForResponse(/\/assets\/pdfjs-[\d.]+\/wasm\/jbig2_nowasm_fallback\.js$/);
  await open(page);
  expect([(await characters).status(), (await pictures).status()]).toEqual([200, 200]);
  await expect(viewer(page).locator('.textLayer').first()).toContainText('池象');
});

test('a developer places text in the middle of the page by keyboard', { tag: '@once' }, async ({ page }) => {
  await newcomer(page);
  await send(page, form);
  await open(page);
  await button(page, 'Ajouter du texte').press('Enter');
  await expect(viewer(page).getByRole('textbox', { name: 'Texte ajouté' })).toBeFocused();
  await page.keyboard.type('Sans souris');
  await page.keyboard.press('Escape');
  const { content } = await saved(page);
  expect(content.annotations).toContain('FreeText: Sans souris');
});

test('a developer sees a message for a damaged file and for a lost connection, and can continue', {
  tag: '@once',
}, async ({ page }) => {
  await newcomer(page);
  await send(page, resume);
  await page.route('**/user/*/cv', (route) => route.abort());
  await card(page).getByRole('button', { name: 'Voir le CV' }).press('Enter');
  await expect(viewer(page).getByRole('alert')).toContainText('La connexion est coupée');
  await accessible(page);
  await page.unroute('**/user/*/cv');
  await page.route('**/user/*/cv', (route) =>
    route.fulfill({ body: resume.subarray(0, 90), contentType: 'application/pdf' }),
  );
  await button(page, 'Réessayer').press('Enter');
  await expect(viewer(page).getByRole('alert')).toContainText('Ce fichier est illisible');
  await expect(viewer(page).getByRole('link', { name: 'Télécharger le fichier' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/user/*/cv');
  await open(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a recruiter on a paid plan reads the CV, one on a free plan does not see that it exists', {
  tag: '@once',
}, async ({ as }) => {
  const owner = await as('developer');
  const address = await ownProfile(owner);
  await owner.goto(address);
  await send(owner, resume, 'Pour les abonnés.pdf');

  const paid = await as('recruiter');
  await onlyFromHere(paid);
  await paid.goto(address);
  await expect(card(paid)).toContainText('Pour les abonnés.pdf');
  await expect(card(paid).getByText('Envoyer')).toHaveCount(0);
  await expect(card(paid).getByRole('button', { name: 'Supprimer le CV' })).toHaveCount(0);
  await accessible(paid);
  const asked = paid.waitForRequest(/\/user\/[\w-]+\/cv$/);
  await open(paid);
  const cv = (await asked).url();
  await expect(viewer(paid).locator('.textLayer').first()).toContainText('Architecte de mares');
  const answer = await paid.request.get(cv);
  expect(await answer.body()).toEqual(resume);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Pour les abonnes.pdf"; filename*=UTF-8''Pour%20les%20abonn%C3%A9s.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });

  const free = await as('free');
  await free.goto(address);
  await expect(free.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(free)).toHaveCount(0);
  expect(await free.content()).not.toContain('Pour les abonnés.pdf');
  expect((await free.request.get(cv)).status()).toBe(404);
  const other = await as('short');
  expect((await other.request.get(cv)).status()).toBe(404);

  const admin = await as('admin');
  await admin.goto(address);
  await expect(card(admin).getByText('Envoyer le CV')).toBeVisible();
  await card(admin).getByRole('button', { name: 'Supprimer le CV' }).press('Enter');
  await card(admin).getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
  await expect(card(admin)).not.toContainText('Pour les abonnés.pdf');
  expect((await paid.request.get(cv)).status()).toBe(404);
});

test('a developer uses the CV viewer in English and in the dark theme', { tag: '@once' }, async ({ page }) => {
  await newcomer(page);
  await send(page, resume);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/en${await ownProfile(page)}`);
  await card(page).getByRole('button', { name: 'View the CV' }).press('Enter');
  await expect(firstPage(page).locator('canvas').first()).toBeVisible();
  await expect(button(page, 'Save a copy')).toBeEnabled();
  await button(page, 'Add text').press('Enter');
  await expect(viewer(page).getByRole('textbox', { name: 'Added text' })).toBeFocused();
  await page.keyboard.press('Escape');
  await goodAtEveryWidth(page);
});
