import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type CoarsePicture, cellSize, coarsePicture, differences, fromFile, toFile } from './coarse-picture.ts';

const recorded = join(import.meta.dirname, 'recorded');
/** The pictures of a run, to look at; git ignores them. */
const results = join(import.meta.dirname, '..', '..', 'test-results', 'look');
/** `RECORD_LOOK=1` records the pictures again, after a change of the look that was meant. */
const records = process.env.RECORD_LOOK !== undefined;

/** Adds a style sheet; one in the text of the page would be refused by its security policy. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Pictures are drawn from random ids, and words of charts and times change with the day. */
export const steadyStyles = `
  img { object-position: -9999px; background: #888 }
  svg text, time { visibility: hidden }`;

/** Takes a picture, and stores it to be looked at. */
export async function takePicture(page: Page, name: string, { whole = false } = {}): Promise<CoarsePicture> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The frame after the next has the new width and theme.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  const png = await page.screenshot({ caret: 'initial', fullPage: whole });
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.png`), png);
  return coarsePicture(png);
}

/** Where a picture differs from the recorded one, as sentences. */
export async function changesOf(taken: CoarsePicture, name: string): Promise<string[]> {
  const file = join(recorded, `${name}.png`);
  if (!existsSync(file)) return ['was never recorded'];
  const known = await fromFile(readFileSync(file));
  const size = ({ columns, rows }: CoarsePicture) => `${columns * cellSize} px wide and ${rows * cellSize} px high`;
  if (size(known) !== size(taken)) return [`is ${size(taken)} instead of ${size(known)}`];
  return differences(known, taken)
    .slice(0, 8)
    .map(({ left, top, width, height }) => `differs at ${left}, ${top}: ${width} wide, ${height} high`);
}

/** Compares a page with the recorded picture of this name, or records it. */
export async function looksAsRecorded(page: Page, name: string, options?: { whole: boolean }): Promise<void> {
  const taken = await takePicture(page, name, options);
  if (records) writeFileSync(join(recorded, `${name}.png`), await toFile(taken));
  expect.soft(await changesOf(taken, name), name).toEqual([]);
}
