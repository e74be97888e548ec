import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, openLines } from '../client.ts';
import { type Measured, startMeasured } from '../measured.ts';
import type { Page } from '../pages.ts';
import { resultsFolder } from '../places.ts';
import { writeModule } from './write-module.ts';

/**
 * Two baselines, called floors in the code. "stream" is the one for the ratios: renderToPipeableStream, which can wait for data. "text" is
 * renderToString, which cannot, and is the least that react-dom needs for a page at all.
 */
export const floors = ['stream', 'text'] as const;

/** A bare server of the same pages, after a check that they are the same. */
export async function startFloor(pages: Page[]): Promise<Measured> {
  const module = join(resultsFolder, 'floor.mjs');
  writeFileSync(module, writeModule(Object.fromEntries(pages.map(({ key, element }) => [key, element]))));
  const ready = `/stream/${pages[0]?.key}`;
  const floor = await startMeasured({ file: 'tests/bench/floor/server.ts', ready, env: { FLOOR_MODULE: module } });
  try {
    for (const kind of floors) for (const page of pages) await mustBeSame(`${floor.url}/${kind}/${page.key}`, page);
  } catch (error) {
    await floor.stop();
    throw error;
  }
  return floor;
}

/** Both must be the same, character by character: a baseline that shows less than the page would not be comparable. */
async function mustBeSame(url: string, { name, html }: Page): Promise<void> {
  const agent = openLines(1);
  const got = withoutMarks((await ask(agent, { url })).body.toString());
  agent.destroy();
  const wanted = withoutMarks(html.toString());
  if (got === wanted) return;
  let at = 0;
  while (wanted[at] === got[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  throw new Error(`the baseline of ${name} differs at ${at}:\n  ${near(wanted)}\n  ${near(got)}`);
}

/**
 * Not compared: the comments that mark Suspense boundaries, which the baseline does not have, and the preload links of
 * images, which React adds for images outside of Suspense boundaries only.
 */
function withoutMarks(html: string): string {
  return html.replace(/<!--\/?\$-->|<link rel="preload" as="image"[^>]*>/g, '');
}
