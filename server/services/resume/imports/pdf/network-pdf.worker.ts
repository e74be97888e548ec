// The thread that opens uploaded files: see network-pdf-reader.ts.
import { parentPort } from 'node:worker_threads';
import { readNetworkExport } from '../../../../../domain/resume/network/read-network-export.ts';
import type { NetworkPdfOutcome, PdfInspection, Question } from './network-pdf-reader.ts';
import { inspectPdf, readPdfDocument } from './pdf-document.ts';
import { loadPdfLibrary } from './pdf-library.ts';
import { isTooHeavy } from './weigh-pdf.ts';

const { pdf, unpacking } = await loadPdfLibrary();
// A broken file may leave rejected promises inside the library; the answer is sent all the same.
process.on('unhandledRejection', () => {});

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await answerTo(question));
});
parentPort?.postMessage('ready');

/** The size is checked before the library opens the file, because the library only looks at the pages. */
async function answerTo(question: Question): Promise<NetworkPdfOutcome | PdfInspection> {
  const { bytes } = question;
  if (await isTooHeavy(bytes)) return { error: 'general', reason: 'tooHeavy' };
  return question.task === 'read' ? read(bytes, question.mostPages) : inspect(bytes);
}

async function read(bytes: Uint8Array, mostPages: number): Promise<NetworkPdfOutcome> {
  unpacking.start();
  const document = await readPdfDocument(pdf, bytes, mostPages);
  if (unpacking.tooMuch()) return { error: 'general', reason: 'tooHeavy' };
  if ('problem' in document) return { error: 'general', reason: document.problem };
  const profile = readNetworkExport(document);
  return 'error' in profile ? profile : { profile };
}

async function inspect(bytes: Uint8Array): Promise<PdfInspection> {
  unpacking.start();
  const found = await inspectPdf(pdf, bytes);
  if (unpacking.tooMuch()) return { error: 'general', reason: 'tooHeavy' };
  return 'problem' in found ? { error: 'general', reason: found.problem } : found;
}
