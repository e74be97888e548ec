import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, json, loopback } from '../loopback.fixture.ts';
import { inProcessPdf } from './embedded.ts';
import { httpPdf } from './http.ts';
import { type Pdf, type PdfTheme, pdfThemes, type Resume } from './port.ts';
import { printable } from './printable.ts';

const resume: Resume = {
  basics: {
    name: 'Éléonore d’Œuvré',
    label: 'Développeuse confirmée',
    email: 'eleonore@dev.example',
    phone: '+33 6 00 00 00 00',
    url: 'https://eleonore.example/',
    summary: 'Coût divisé par 4 : 45 k€ économisés.',
    location: { city: 'Lyon', countryCode: 'FR' },
    profiles: [{ network: 'github', url: 'https://github.com/eleonore' }],
  },
  work: [
    {
      name: 'Arbre',
      position: 'Cheffe de projet',
      startDate: '2021-03',
      summary: 'Refonte',
      highlights: ['Douze services'],
    },
  ],
  education: [{ institution: 'INSA', studyType: 'Diplôme', area: 'Informatique', startDate: '2005', endDate: '2010' }],
  skills: [{ name: 'TypeScript', keywords: ['React'] }],
  languages: [{ language: 'Français', fluency: 'maternelle' }],
  projects: [{ name: 'Vivarium', description: 'Un simulateur', url: 'javascript:alert(1)' }],
  meta: { language: 'fr' },
};

let answer: Answer | Promise<Answer> | undefined;
const received: { type?: string; accept?: string; body: unknown }[] = [];
const url = await loopback(({ method, headers, body }) => {
  received.push({ type: headers['content-type'], accept: headers.accept, body: JSON.parse(body.toString()) });
  if (answer) return answer;
  return method === 'POST'
    ? { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 of the service' }
    : json({}, 405);
});

const adapters: [string, Pdf][] = [
  ['in process', inProcessPdf()],
  ['by a service', httpPdf({ url, timeoutMs: 300 })],
];

beforeEach(() => {
  answer = undefined;
  received.length = 0;
});

describe.each(adapters)('a PDF made %s', (_name, pdf) => {
  it.each(pdfThemes)('is one, in the theme %s', async (theme) => {
    const bytes = await pdf.render({ resume, theme });
    expect(bytes).toBeInstanceOf(Uint8Array);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('can be made of an empty résumé', async () => {
    expect((await pdf.render({ resume: {}, theme: 'sober' })).length).toBeGreaterThan(10);
  });

  it('is given up before it begins, or on the way', async () => {
    const reason = new Error('the person left');
    await expect(pdf.render({ resume, theme: 'sober' }, AbortSignal.abort(reason))).rejects.toBe(reason);
    answer = new Promise(() => {});
    const leaving = new AbortController();
    const rendering = pdf.render({ resume, theme: 'sober' }, leaving.signal);
    setTimeout(() => leaving.abort(reason), 1);
    await expect(rendering).rejects.toBe(reason);
  });

  it('is refused in an unknown theme, or of endless length', async () => {
    const refusal = { name: 'OutsideError', permanent: true };
    await expect(pdf.render({ resume, theme: 'loud' as PdfTheme })).rejects.toMatchObject(refusal);
    const endless = { basics: { summary: 'x'.repeat(400_000) } };
    await expect(pdf.render({ resume: endless, theme: 'sober' })).rejects.toMatchObject(refusal);
  });
});

/** The words on the pages: streams unpacked, hexadecimal strings read in the encoding of the built-in fonts. */
function wordsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const shown = [...streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join(''),
  );
  const decoder = new TextDecoder('windows-1252');
  return shown
    .map((hex) => decoder.decode(Buffer.from(hex, 'hex')))
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

describe('in process', () => {
  const render = (content: Resume) => inProcessPdf().render({ resume: content, theme: 'colour' });

  it('prints every part, accents and the euro included', async () => {
    const words = wordsOf(await render(resume));
    const parts = [
      'Éléonore d’Œuvré',
      'Développeuse confirmée',
      'eleonore@dev.example',
      'Lyon, FR',
      'github.com/eleonore',
      '45 k€',
    ];
    parts.push('Expériences', 'Cheffe de projet – Arbre', 'mars 2021 – aujourd’hui', 'Douze services');
    parts.push(
      'Formations',
      'Diplôme, Informatique',
      '2005 – 2010',
      'Compétences',
      'TypeScript (React)',
      'Langues',
      'Projets',
      'Vivarium',
    );
    for (const part of parts) expect(words).toContain(part);
  });

  it('speaks English when asked', async () => {
    const words = wordsOf(await render({ ...resume, meta: { language: 'en' } }));
    expect(words).toContain('March 2021 – today');
    expect(words).not.toContain('Expériences');
  });

  it('carries its title, its language and page numbers', async () => {
    const long = Array.from({ length: 40 }, (_, at) => ({
      name: `n${at}`,
      summary: 'Une phrase assez longue. '.repeat(10),
    }));
    const bytes = await render({ ...resume, work: long });
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('/Lang (fr)');
    expect(file).toContain(Buffer.from('Éléonore', 'utf16le').swap16().toString('latin1'));
    const pages = Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)|\/Count (\d+)/.exec(file)?.slice(1).find(Boolean));
    expect(pages).toBeGreaterThan(2);
    expect(wordsOf(bytes)).toContain(`${pages} / ${pages}`);
  });

  it('links to the web only', async () => {
    const file = Buffer.from(await render(resume)).toString('latin1');
    expect(file).toContain('https://github.com/eleonore');
    expect(file).not.toContain('javascript:');
  });

  it('survives words without end', async () => {
    await expect(render({ basics: { name: 'x'.repeat(300), summary: 'y'.repeat(5000) } })).resolves.toBeInstanceOf(
      Uint8Array,
    );
  });
});

it.each([
  ['Été à Łódź 🚀', 'Été à Lódz '],
  ['1\u202f000\u2009€', '1\u00a0000\u00a0€'],
  ['👩‍💻 👍🏽 🇫🇷 ok', '   ok'],
  ['Привет', '??????'],
  ['a\u0000b\tc\r\nd', 'ab c\nd'],
  ['© ® ™ « … »', '© ® ™ « … »'],
  ['e\u0301te\u0301', 'été'],
  ['Nguyễn', 'Nguyen'],
  ['1 2 3 # *', '1 2 3 # *'],
])('%j is printed as %j', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

describe('by a service', () => {
  it('is given the résumé and the theme, and nothing else', async () => {
    await httpPdf({ url }).render({ resume, theme: 'colour' });
    expect(received.at(-1)).toEqual({
      type: 'application/json',
      accept: 'application/pdf',
      body: { resume, theme: 'colour' },
    });
  });

  it('gives back its very bytes', async () => {
    const bytes = await httpPdf({ url }).render({ resume, theme: 'sober' });
    expect(Buffer.from(bytes).toString()).toBe('%PDF-1.7 of the service');
  });

  const pdfType = { 'content-type': 'application/pdf' };
  it.each<[string, Answer | Promise<Answer>, boolean]>([
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, false],
    ['a PDF that says it is something else', { headers: { 'content-type': 'text/html' }, body: '%PDF-1.7' }, false],
    ['something called PDF', { headers: pdfType, body: '<html>' }, false],
    ['a refusal', { status: 422 }, true],
    ['a failure', { status: 502 }, false],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1' } }, true],
    ['nothing', new Promise(() => {}), false],
    ['too much', { headers: pdfType, body: `%PDF-${'x'.repeat(5000)}` }, true],
  ])('%s is an error', async (_case, given, permanent) => {
    answer = given;
    const pdf = httpPdf({ url, timeoutMs: 200, maxBytes: 4000 });
    await expect(pdf.render({ resume, theme: 'sober' })).rejects.toMatchObject({ name: 'OutsideError', permanent });
  });

  it('an absent service is a temporary failure', async () => {
    await expect(httpPdf({ url: 'http://127.0.0.1:1' }).render({ resume, theme: 'sober' })).rejects.toMatchObject({
      permanent: false,
    });
  });
});
