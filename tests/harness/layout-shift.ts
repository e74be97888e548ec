import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type ShiftWindow = Window & { layoutShifts?: string[] };

/**
 * All faces of the fonts, also those that the open page does not use: how soon they arrive depends on the machine, and is
 * not what is checked.
 */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined));
}

/** From now on every page notes what moves on it without having been asked to. Call it before a page is opened. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as ShiftWindow).layoutShifts = seen;
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `<${element.localName} class="${element.getAttribute('class') ?? ''}">` : 'a removed element';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          return `${named(node)} ${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]}`;
        });
        seen.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Opens the address over a connection of 30 kB a second: the browser shows the first part of the page while the rest is
 * still on its way. Styles and fonts are those of an earlier visit.
 */
export async function openSlowly(page: Page, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...line, downloadThroughput: 30_000 });
  await page.goto(address);
  await devtools.send('Network.emulateNetworkConditions', { ...line, downloadThroughput: -1 });
  await devtools.detach();
}

/** Scrolls to the end, one screen at a time, and returns what has moved since the page was opened. */
export async function shiftsToTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    // Two frames: what a frame changes is measured when the next one is drawn.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    for (let screens = 0; !atEnd() && screens < 60; screens += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await drawn();
    }
    await drawn();
    return (window as ShiftWindow).layoutShifts ?? ['not measured'];
  });
}
