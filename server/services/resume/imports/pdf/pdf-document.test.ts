import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NetworkDocument, NetworkRun } from '../../../../../domain/resume/network/document.ts';
import { readNetworkExport } from '../../../../../domain/resume/network/read-network-export.ts';
import { seeded } from '../../../../../tests/fuzz/mutate-pdf.ts';
import { readPdfDocument } from './pdf-document.ts';

const folder = join(import.meta.dirname, '../../../../../tests/fixtures/network-pdf');
const profiles = ['fr-simple', 'fr-multi-role', 'fr-education-early', 'en-simple', 'en-full', 'en-no-dates'];
const documents = new Map<string, NetworkDocument>();

beforeAll(async () => {
  Object.assign(globalThis, { DOMMatrix: Object, Path2D: Object });
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs');
  pdf.GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
  for (const name of [...profiles, 'es-unsupported']) {
    const document = await readPdfDocument(pdf, Uint8Array.from(readFileSync(join(folder, `${name}.pdf`))), 30);
    if ('problem' in document) throw new Error(document.problem);
    documents.set(name, document);
  }
});

type Change = (run: NetworkRun, random: (below: number) => number) => NetworkRun[];

const changes: Record<string, Change> = {
  'all coordinates are moved a little': (run) => [{ ...run, x: run.x + 1.7, y: run.y - 2.3 }],
  'the page has another size': (run) => [
    { ...run, x: run.x * 0.97, y: run.y * 0.97, size: run.size * 0.97, width: (run.width ?? 0) * 0.97 },
  ],
  'positions and sizes are rounded': (run) => [
    { ...run, x: Math.round(run.x * 10) / 10, y: Math.round(run.y * 10) / 10, size: Math.round(run.size * 20) / 20 },
  ],
  'each baseline is a little off': (run, random) => [{ ...run, y: run.y + (random(21) - 10) / 100 }],
  'widths are not said': ({ width: _, ...run }) => [run],
  'colours are not said': ({ colour: _, ...run }) => [run],
  'all is black': (run) => [{ ...run, colour: '#000000' }],
  'runs are split into smaller ones': (run, random) => pieces(run, random),
  'runs are split and have no widths': (run, random) => pieces(run, random).map(({ width: _, ...piece }) => piece),
};

/** Splits a run between characters; each piece begins where the one before it ends. */
function pieces(run: NetworkRun, random: (below: number) => number): NetworkRun[] {
  const parts: NetworkRun[] = [];
  const each = (run.width ?? 0) / run.text.length;
  for (let from = 0; from < run.text.length; ) {
    const text = run.text.slice(from, from + 1 + random(6));
    parts.push({ ...run, x: run.x + from * each, width: text.length * each, text });
    from += text.length;
  }
  return parts;
}

describe.each(profiles)('what is read from %s stays the same when', (name) => {
  const original = () => documents.get(name) ?? { runs: [], links: [] };

  it.each(Object.keys(changes))('%s, in a random way', (what) => {
    const random = seeded(11);
    const { runs, ...rest } = original();
    const changed = runs.flatMap((run) => changes[what]?.(run, random) ?? []);
    expect(changed).not.toEqual(runs);
    expect(readNetworkExport({ ...rest, runs: changed })).toEqual(readNetworkExport(original()));
  });

  it('the runs come in another order', () => {
    const { runs, ...rest } = original();
    expect(readNetworkExport({ ...rest, runs: runs.toReversed() })).toEqual(readNetworkExport(original()));
  });

  it('the file has no links and no language', () => {
    expect(readNetworkExport({ runs: original().runs, links: [] })).toEqual(readNetworkExport(original()));
  });
});

it('a Spanish export is refused, whichever language the file declares', () => {
  const { runs = [] } = documents.get('es-unsupported') ?? {};
  for (const language of ['es', 'en', 'fr', undefined])
    expect(readNetworkExport({ runs, links: [], ...(language && { language }) })).toEqual({ error: 'language' });
});
