// The thread in which résumés are printed: see thread.ts.
import { parentPort } from 'node:worker_threads';
import { renderResume } from './render.ts';
import type { Answer } from './thread.ts';
import { openFaces } from './type/faces.ts';

const faces = openFaces();
// Once for nobody, so that the first who asks does not wait for the machine to warm up.
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
