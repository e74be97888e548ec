import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadItem, type ReadPdf, readPdf } from '../../../tests/harness/read-pdf.ts';
import { everything } from './cv.fixture.ts';
import { pdfThemes, type Resume } from './port.ts';
import { renderResume } from './render.ts';
import { openFaces } from './type/faces.ts';

const faces = openFaces();
type Theme = (typeof pdfThemes)[number];
const print = (resume: Resume, theme: Theme) => readPdf(renderResume(faces, { resume, theme }));

const titles = { sober: 12, colour: 14 };
const entryTitle = 10.25;
const footer = 40;
const close = (a: number, b: number) => Math.abs(a - b) < 0.01;

/** The items of each printed line, from the top of the page to its end. */
function rowsOf({ items }: ReadPdf['pages'][number]): ReadItem[][] {
  const rows = new Map<number, ReadItem[]>();
  for (const item of items.filter(({ y }) => y > footer)) {
    const y = Math.round(item.y * 10);
    rows.set(y, [...(rows.get(y) ?? []), item]);
  }
  return [...rows].toSorted(([a], [b]) => b - a).map(([, row]) => row);
}

const sentence = 'Une phrase assez longue pour remplir une bonne partie de la ligne, et même un peu plus. ';
const anyEntry = fc.record({
  paragraphs: fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 4 }),
  bullets: fc.integer({ min: 0, max: 12 }),
});
const anyResume = fc.array(anyEntry, { minLength: 1, maxLength: 9 }).map(
  (entries): Resume => ({
    ...everything,
    work: entries.map(({ paragraphs, bullets }, at) => ({
      name: `Société ${at}`,
      position: `Poste ${at}`,
      startDate: '2020-01-01',
      summary: [
        ...paragraphs.map((count) => sentence.repeat(count)),
        Array.from({ length: bullets }, (_, point) => `- Point ${at}.${point} fin`).join('\n'),
      ].join('\n\n'),
    })),
  }),
);

describe.each(pdfThemes)('pages of the theme %s', (theme) => {
  it('break at good places, and lose nothing or print nothing outside the margins, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(anyResume, async (resume) => {
        const { pages, text } = await print(resume, theme);
        for (const [at, page] of pages.entries()) {
          const rows = rowsOf(page);
          // A heading is never alone at the end of a page,
          const isHeading = ({ size }: ReadItem) => close(size, titles[theme]) || close(size, entryTitle);
          expect(rows.at(-1)?.every(isHeading)).toBe(false);
          // and the title of an entry stays with its first lines.
          const named = rows.findLastIndex((row) => row.some(({ text }) => /^Poste \d/.test(text)));
          const below = rows.slice(named + 1);
          if (named >= 0 && at < pages.length - 1) expect(below.length).toBeGreaterThanOrEqual(3);
          for (const { x, width } of page.items) {
            expect(x).toBeGreaterThanOrEqual(40);
            expect(x + width).toBeLessThanOrEqual(595.28 - 40);
          }
        }
        for (const [at, job] of (resume.work ?? []).entries()) {
          expect(text).toContain(`Société ${at}`);
          const points = job.summary?.match(/Point \S+ fin/g) ?? [];
          for (const point of points) expect(text).toContain(point);
        }
      }),
      { seed: 20261115, numRuns: 15 },
    );
  });

  it('divide an entry longer than a page, with at least two lines of a paragraph on each page', async () => {
    const summary = Array.from({ length: 150 }, (_, at) => `P${at}. ${sentence.repeat(2 + ((at * 7) % 6))}`).join(
      '\n\n',
    );
    const { pages } = await print({ work: [{ position: 'Tout', summary }] }, theme);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, -1)) expect(Math.min(...page.items.map(({ y }) => y))).toBeLessThan(110);
    let paragraph = '';
    const lines = new Map<string, number[]>();
    for (const [at, page] of pages.entries()) {
      for (const [first] of rowsOf(page)) {
        paragraph = /^P\d+/.exec(first?.text ?? '')?.[0] ?? paragraph;
        const counted = lines.get(paragraph) ?? [];
        counted[at] = (counted[at] ?? 0) + 1;
        lines.set(paragraph, counted);
      }
    }
    const divided = [...lines.values()].map((counts) => counts.filter(Boolean)).filter((counts) => counts.length > 1);
    expect(divided.length).toBeGreaterThan(1);
    for (const counts of divided) expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });

  it('are numbered when there are several', async () => {
    const many = { ...everything, work: Array.from({ length: 14 }, () => everything.work?.[0] ?? {}) };
    const { pages } = await print(many, theme);
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, { text }] of pages.entries()) expect(text).toContain(`${at + 1} / ${pages.length}`);
    const one = await print({ basics: { name: 'Ada' } }, theme);
    expect(one.text).not.toContain('/');
  });

  it('do not get an additional page for a few lines', async () => {
    const counts: number[] = [];
    for (let count = 36; count < 60; count++) {
      const summary = Array.from({ length: count }, (_, at) => `- Point ${at}`).join('\n');
      const { pages } = await print({ basics: { name: 'Ada' }, work: [{ position: 'Tout', summary }] }, theme);
      counts.push(pages.length);
      if (pages.length > 1) {
        expect(rowsOf(pages[1] ?? { items: [], text: '', links: [], roles: [] }).length).toBeGreaterThan(3);
      }
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(2);
  });

  it('can print the longest résumé that is accepted', () => {
    const summary = '- un point\n'.repeat(27_000);
    const bytes = Buffer.from(renderResume(faces, { resume: { work: [{ position: 'Tout', summary }] }, theme }));
    expect(Number(/\/Count (\d+)/.exec(bytes.toString('latin1'))?.[1])).toBeGreaterThan(400);
  });

  it('keep long names and endless words on the sheet', async () => {
    const { pages, text } = await print(
      {
        basics: {
          name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
          label: 'w'.repeat(200),
          email: `${'a'.repeat(90)}@dev.example`,
          summary: 'y'.repeat(3000),
          profiles: Array.from({ length: 30 }, (_, at) => ({ network: `Réseau ${at}`, username: 'x'.repeat(50) })),
        },
        skills: [{ name: 'z'.repeat(300) }, { name: 'TypeScript' }],
        languages: [{ language: 'k'.repeat(80), fluency: 'f'.repeat(80), value: 55 }],
        work: [
          { position: 'p'.repeat(300), name: 'n'.repeat(300), startDate: 's'.repeat(80), location: 'l'.repeat(200) },
        ],
        likes: { selectedCompanies: { a: { companyName: 'c'.repeat(400) } } },
      },
      theme,
    );
    for (const { x, width, y } of pages.flatMap(({ items }) => items)) {
      expect(x).toBeGreaterThanOrEqual(40);
      expect(x + width).toBeLessThanOrEqual(595.28 - 30);
      expect(y).toBeGreaterThan(20);
    }
    const letters = (letter: string) => text.split(letter).length - 1;
    expect(letters('y')).toBeGreaterThanOrEqual(3000);
    expect(letters('c')).toBeGreaterThanOrEqual(400);
  });
});
