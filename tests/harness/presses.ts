import type { Page } from '@playwright/test';

/** Counts every press of a mouse or finger from now on, on all pages of this tab. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}
