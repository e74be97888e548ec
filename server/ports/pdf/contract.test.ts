import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/harness/read-pdf.ts';
import { type Answer, json, loopback } from '../loopback.fixture.ts';
import { threadPdf } from './embedded.ts';
import { httpPdf } from './http.ts';
import { type Pdf, type PdfTheme, pdfThemes, type Resume } from './port.ts';

const resume: Resume = {
  basics: {
    name: 'Éléonore d’Œuvré',
    label: 'Développeuse confirmée',
    summary: 'Coût divisé par 4 : 45 k€ économisés.',
  },
  work: [{ name: 'Arbre', position: 'Cheffe de projet', startDate: '2021-03', summary: 'Refonte' }],
  meta: { language: 'fr' },
};

const made = threadPdf();
afterAll(() => made.close());

let answer: Answer | Promise<Answer> | undefined;
const received: { type?: string; accept?: string; body: { resume: Resume; theme: PdfTheme } }[] = [];
const url = await loopback(async ({ method, headers, body }) => {
  const asked = JSON.parse(body.toString());
  received.push({ type: headers['content-type'], accept: headers.accept, body: asked });
  if (answer) return answer;
  if (method !== 'POST') return json({}, 405);
  return { headers: { 'content-type': 'application/pdf' }, body: Buffer.from(await made.render(asked)) };
});

const adapters: [string, Pdf][] = [
  ['by a thread of the process', made],
  ['by a service', httpPdf({ url, timeoutMs: 10_000 })],
];

beforeEach(() => {
  answer = undefined;
  received.length = 0;
});

describe.each(adapters)('a PDF made %s', (_name, pdf) => {
  it.each(pdfThemes)('is valid and contains the texts of the résumé, in the theme %s', async (theme) => {
    const bytes = await pdf.render({ resume, theme });
    expect(bytes).toBeInstanceOf(Uint8Array);
    const { text } = await readPdf(bytes);
    for (const part of ['Éléonore d’Œuvré', 'Développeuse confirmée', '45 k€', 'Cheffe de projet', 'Refonte']) {
      expect(text).toContain(part);
    }
  });

  it('can be made of an empty résumé', async () => {
    const { pages } = await readPdf(await pdf.render({ resume: {}, theme: 'sober' }));
    expect(pages).toHaveLength(1);
  });

  it('can be made of a résumé with wrong types', async () => {
    const odd = { basics: null, work: 'none', skills: [null, 7], meta: [], tests: {} } as unknown as Resume;
    for (const theme of pdfThemes) expect((await pdf.render({ resume: odd, theme })).length).toBeGreaterThan(100);
  });

  it('is aborted before it begins, or while it is made', async () => {
    const reason = new Error('the person left');
    await expect(pdf.render({ resume, theme: 'sober' }, AbortSignal.abort(reason))).rejects.toBe(reason);
    answer = new Promise(() => {});
    const leaving = new AbortController();
    const rendering = pdf.render({ resume, theme: 'sober' }, leaving.signal);
    leaving.abort(reason);
    await expect(rendering).rejects.toBe(reason);
  });

  it('is refused for an unknown theme or a text that is too long', async () => {
    const refusal = { name: 'OutsideError', permanent: true };
    await expect(pdf.render({ resume, theme: 'loud' as PdfTheme })).rejects.toMatchObject(refusal);
    const endless = { basics: { summary: 'x'.repeat(400_000) } };
    await expect(pdf.render({ resume: endless, theme: 'sober' })).rejects.toMatchObject(refusal);
  });

  it('can be made many times at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Personne ${index}`);
    const files = await Promise.all(names.map((name) => pdf.render({ resume: { basics: { name } }, theme: 'colour' })));
    const titles = await Promise.all(files.map(async (bytes) => (await readPdf(bytes)).info.Title));
    expect(titles).toEqual(names.map((name) => `CV – ${name}`));
  });
});

describe('a PDF service', () => {
  it('receives the résumé and the theme, and nothing else', async () => {
    await httpPdf({ url }).render({ resume, theme: 'colour' });
    expect(received.at(-1)).toEqual({
      type: 'application/json',
      accept: 'application/pdf',
      body: { resume, theme: 'colour' },
    });
  });

  it('has its bytes returned unchanged', async () => {
    answer = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 of the service' };
    const bytes = await httpPdf({ url }).render({ resume, theme: 'sober' });
    expect(Buffer.from(bytes).toString()).toBe('%PDF-1.7 of the service');
  });

  const pdfType = { 'content-type': 'application/pdf' };
  it.each<[string, Answer | Promise<Answer>, boolean]>([
    ['an HTML page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, false],
    ['a PDF with another content type', { headers: { 'content-type': 'text/html' }, body: '%PDF-1.7' }, false],
    ['another content with the type of a PDF', { headers: pdfType, body: '<html>' }, false],
    ['a refusal', { status: 422 }, true],
    ['a failure', { status: 502 }, false],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1' } }, true],
    ['nothing', new Promise(() => {}), false],
    ['too many bytes', { headers: pdfType, body: `%PDF-${'x'.repeat(5000)}` }, true],
  ])('is an error when it answers with: %s', async (_case, given, permanent) => {
    answer = given;
    // Only a service that never answers meets the timeout: a busy machine may need longer for the other answers.
    const pdf = httpPdf({ url, timeoutMs: given instanceof Promise ? 200 : 60_000, maxBytes: 4000 });
    await expect(pdf.render({ resume, theme: 'sober' })).rejects.toMatchObject({ name: 'OutsideError', permanent });
  });

  it('that is not reachable is a temporary error', async () => {
    await expect(httpPdf({ url: 'http://127.0.0.1:1' }).render({ resume, theme: 'sober' })).rejects.toMatchObject({
      permanent: false,
    });
  });
});
