// The thread that prints résumés: see thread.ts.
import { parentPort } from 'node:worker_threads';
import { renderResume } from './render.ts';
import type { Answer } from './thread.ts';
import { openFaces } from './type/faces.ts';

const faces = openFaces();
// Prints once without a request, so that the first real document is not slow.
for (const theme of ['sober', 'colour'] as const) renderResume(faces, { resume: { basics: { name: '–' } }, theme });

parentPort?.on('message', (json: string) => {
  const answer = print(json);
  if ('bytes' in answer) parentPort?.postMessage(answer, [answer.bytes.buffer]);
  else parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');

function print(json: string): Answer {
  try {
    return { bytes: renderResume(faces, JSON.parse(json)) };
  } catch (failure) {
    return { failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
  }
}
