import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { NetworkProfile } from '../../../../../domain/resume/network/profile.ts';
import { openCache } from '../../../../cache.ts';
import { openNetworkPdfReader } from './network-pdf-reader.ts';
import { mostNetworkPdfBytes, networkPdfReaderOf, readNetworkPdf } from './read-network-pdf.ts';

const folder = join(import.meta.dirname, '../../../../../tests/fixtures/network-pdf');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => name.replace('.pdf', ''));
const pdf = (name: string) => readFileSync(join(folder, `${name}.pdf`));
const expected = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8'));

/** Address, web sites, honours and publications: they have no field, but must not be lost. */
const withoutField: Record<string, string[]> = {
  'en-full': [
    'sablefin.example/people/bart-quillfeather',
    'quillfeather.example/',
    'git.example.org/bquill',
    'Best Paper, Workshop on Unreasonably Small Databases',
    'Copperquay Open Hardware Prize',
    'Volunteer of the Year, Pinebarrow Repair Café',
    'Backpressure for Humans: Queue Design in Warehouse Fleets',
    'A Field Guide to Clock Skew',
    'Consensus Without Tears: Slides and Transcript',
    'Notes on Retiring a Message Bus, Five Years Later',
    'Small Robots, Long Nights',
  ],
  'fr-multi-role': [
    'Tréguidel-les-Bains',
    'theodule.example/carnet-de-bord/',
    'nuagelia.example',
    'Migrer sans tout casser : dix ans de notes d’un développeur prudent',
  ],
};

const cache = openCache();
const read = (bytes: Uint8Array, signal?: AbortSignal) => readNetworkPdf({ cache }, bytes, signal);
afterAll(async () => (await networkPdfReaderOf(cache)).close());

/** A PDF with empty pages that all have the same content. */
function pdfOf(pages: number, content: Uint8Array, filter = ''): Uint8Array {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 4} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R >>';
  const head = `%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Count ${pages} /Kids [${kids}] >> endobj\n`;
  const stream = `3 0 obj << /Length ${content.length} ${filter} >>\nstream\n`;
  const tail = Array.from({ length: pages }, (_, at) => `${at + 4} 0 obj ${page} endobj\n`).join('');
  return Buffer.concat([
    Buffer.from(head + stream),
    content,
    Buffer.from(`\nendstream endobj\n${tail}trailer << /Root 1 0 R /Size ${pages + 4} >>\n%%EOF\n`),
  ]);
}

describe('reading a LinkedIn PDF', () => {
  it('there are eleven example files', () => expect(names).toHaveLength(11));

  it.each(names)('%s is read field by field', async (name) => {
    const { variants: _, ...wanted } = expected(name);
    const outcome = await read(pdf(name));
    if (wanted.error) return expect(outcome).toMatchObject(wanted);
    const { unplaced, ...profile } = (outcome as { profile: NetworkProfile }).profile;
    expect(profile).toEqual(wanted);
    expect(unplaced).toEqual(withoutField[name] ?? []);
  });

  it.each([
    ['encrypted', 'encrypted'],
    ['truncated', 'damaged'],
  ])('the reason is given when a file cannot be opened: %s', async (name, reason) => {
    expect(await read(pdf(name))).toEqual({ error: 'general', reason });
  });

  it('a file that is not a PDF or is larger than 5 MiB is refused without opening it', async () => {
    expect(await read(Buffer.from('PK\u0003\u0004'))).toEqual({ error: 'general', reason: 'notAPdf' });
    expect(await read(new Uint8Array())).toEqual({ error: 'general', reason: 'notAPdf' });
    const large = Buffer.concat([pdf('en-simple'), new Uint8Array(mostNetworkPdfBytes)]);
    expect(await read(large)).toEqual({ error: 'general', reason: 'tooLarge' });
  });

  it('a file with more than 30 pages is refused', async () => {
    expect(await read(pdfOf(31, Buffer.from('q Q')))).toEqual({ error: 'general', reason: 'tooManyPages' });
    expect(await read(pdfOf(30, Buffer.from('q Q')))).toEqual({ error: 'language' });
  });

  it('a small file that unpacks to a large one is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024, ' '), { level: 1 });
    const outcome = await read(pdfOf(1, deflateSync(bomb), '/Filter [/FlateDecode /FlateDecode]'));
    expect(outcome).toEqual({ error: 'general', reason: 'tooHeavy' });
    expect(await read(pdf('en-simple'))).toHaveProperty('profile');
  });

  it('a file that is a part of a larger buffer is read, and the buffer is not changed', async () => {
    const file = pdf('en-simple');
    const larger = Buffer.concat([Buffer.from('before'), file, Buffer.from('after')]);
    expect(await read(larger.subarray(6, 6 + file.length))).toHaveProperty('profile');
    expect(larger.subarray(6, 6 + file.length).equals(file)).toBe(true);
  });

  it('there is one reader for the whole process', async () => {
    expect(networkPdfReaderOf(cache)).toBe(networkPdfReaderOf(cache));
  });
});

describe('the threads that read PDF files', () => {
  /** Three million small drawings: valid, but much too slow. */
  const endless = pdfOf(
    30,
    deflateSync('q 1 0 0 1 0 0 cm BT /F1 1 Tf (a) Tj ET Q\n'.repeat(100_000)),
    '/Filter /FlateDecode',
  );

  it('are ended when a file takes too long, and the next file gets another thread', async () => {
    const reader = openNetworkPdfReader({ milliseconds: 2000 });
    expect(await reader.read(endless)).toEqual({ error: 'general', reason: 'tooSlow' });
    // On a busy machine any file may be too slow at first.
    const read = () => reader.read(pdf('truncated'));
    await expect.poll(read, { timeout: 40_000 }).toEqual({ error: 'general', reason: 'damaged' });
    await reader.close();
  });

  it('are ended when a file takes too much memory, and the next file gets another thread', async () => {
    const reader = openNetworkPdfReader({ heapMegabytes: 28, milliseconds: 60_000 });
    expect(await reader.read(endless)).toEqual({ error: 'general', reason: 'tooHeavy' });
    expect(await reader.read(pdf('truncated'))).toEqual({ error: 'general', reason: 'damaged' });
    await reader.close();
  });

  it('are replaced after a number of files', async () => {
    const reader = openNetworkPdfReader({ filesPerThread: 1 });
    expect(await reader.read(pdf('empty-page'))).toEqual({ error: 'language' });
    expect(await reader.read(pdf('empty-page'))).toEqual({ error: 'language' });
    await reader.close();
  });

  it('stop when the request is aborted, while working and while waiting', async () => {
    const reader = openNetworkPdfReader({ atOnce: 1 });
    const [atWork, inQueue, before] = [new AbortController(), new AbortController(), AbortSignal.abort('before')];
    const first = reader.read(pdf('en-full'), { signal: atWork.signal });
    const second = reader.read(pdf('en-full'), { signal: inQueue.signal });
    const third = reader.read(pdf('en-simple'));
    await breathe();
    inQueue.abort('in queue');
    await expect(second).rejects.toBe('in queue');
    atWork.abort('at work');
    await expect(first).rejects.toBe('at work');
    expect(await third).toHaveProperty('profile');
    await expect(reader.read(pdf('en-simple'), { signal: before })).rejects.toBe('before');
    expect(await reader.read(pdf('en-simple'))).toHaveProperty('profile');
    await reader.close();
  });

  it('read one file per account while three more wait; the file of another account does not wait', async () => {
    const reader = openNetworkPdfReader({ waitMilliseconds: 600_000, milliseconds: 600_000, heapMegabytes: 2000 });
    const atWork = new AbortController();
    const mine = [endless, ...Array.from({ length: 5 }, () => pdf('en-simple'))].map((file, at) =>
      reader.read(file, { account: 'mine', ...(at === 0 ? { signal: atWork.signal } : {}) }),
    );
    const outcomes = Promise.allSettled(mine);
    expect(await reader.read(pdf('en-simple'), { account: 'other' })).toHaveProperty('profile');
    atWork.abort({ name: 'Given up' });
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => 'reason' in one && one.reason.name)).toEqual(['Given up', 'Busy', 'Busy']);
    await reader.close();
  });

  it('answer each caller with its own file', async () => {
    const wanted = ['fr-simple', 'en-simple', 'fr-multi-role', 'en-no-dates', 'es-unsupported'];
    const outcomes = await Promise.all(wanted.map((name) => read(pdf(name))));
    expect(outcomes.map((outcome) => ('profile' in outcome ? outcome.profile.name : undefined))).toEqual(
      wanted.map((name) => expected(name).name),
    );
  });
});
