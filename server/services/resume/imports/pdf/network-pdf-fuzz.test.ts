import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mutatePdf, seeded } from '../../../../../tests/fuzz/mutate-pdf.ts';
import { openCache } from '../../../../cache.ts';
import { networkPdfReaderOf, readNetworkPdf } from './read-network-pdf.ts';

const folder = join(import.meta.dirname, '../../../../../tests/fixtures/network-pdf');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => readFileSync(join(folder, name)));
const cache = openCache();
afterAll(async () => (await networkPdfReaderOf(cache)).close());

const answers = ['profile', 'language', 'damaged', 'encrypted', 'notAPdf', 'tooManyPages', 'tooHeavy'];

// 10,000 of them: node scripts/run.mjs tests/fuzz/network-pdf.ts
it('some hundred damaged PDF files are each read or refused, and each gets an answer', async () => {
  const seen = new Set<string>();
  for (let number = 0; number < 200; number++) {
    const random = seeded(number + 1);
    const file = files[random(files.length)] ?? new Uint8Array();
    const harmed = mutatePdf(file, files[random(files.length)] ?? file, random);
    const outcome = await readNetworkPdf({ cache }, harmed);
    const said = 'profile' in outcome ? 'profile' : outcome.error === 'general' ? outcome.reason : outcome.error;
    expect(answers, `number ${number}`).toContain(said);
    seen.add(said);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['profile', 'language', 'damaged', 'encrypted']));
});
