import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import config from '../../../playwright.config.ts';

export type Chromium = {
  version: string;
  /** Prints each page; returns the time with setting the HTML, and without. */
  print: (pages: string[]) => Promise<{ milliseconds: number[]; printing: number[]; pages: number }>;
  /**
   * Of all its processes: the sum of their resident memory, and with shared memory counted once; undefined if not
   * available.
   */
  memory: () => { resident: number; proportional: number } | undefined;
  /** Microseconds of all its processes. */
  cpu: () => number | undefined;
  stop: () => Promise<void>;
};

/** Kept open, with one page that is used again and again: the cheapest way to print with a browser. */
export async function openChromium(): Promise<Chromium> {
  const before = new Set(descendants());
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage();
  const own = () => descendants().filter((pid) => !before.has(pid));
  return {
    version: browser.version(),
    print: async (pages) => {
      const milliseconds: number[] = [];
      const printing: number[] = [];
      let count = 0;
      for (const html of pages) {
        const started = performance.now();
        await page.setContent(html, { waitUntil: 'load' });
        const loaded = performance.now();
        const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        milliseconds.push(performance.now() - started);
        printing.push(performance.now() - loaded);
        count = (bytes.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
      }
      return { milliseconds, printing, pages: count };
    },
    memory: () => {
      const read = own().map((pid) => {
        const rollup = readProc(pid, 'smaps_rollup');
        const field = (name: string) => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
        return { resident: field('Rss'), proportional: field('Pss') };
      });
      const sum = (key: 'resident' | 'proportional') => read.reduce((total, one) => total + one[key], 0);
      return sum('proportional') > 0 ? { resident: sum('resident'), proportional: sum('proportional') } : undefined;
    },
    cpu: () => {
      const ticks = own().map((pid) => {
        const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
        return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
      });
      // A tick is a hundredth of a second on every common Linux.
      return ticks.length > 0 ? ticks.reduce((sum, one) => sum + one, 0) * 10_000 : undefined;
    },
    stop: () => browser.close(),
  };
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended meanwhile, or the system has no such files.
    return '';
  }
}

/** All processes that this process started, and their children. */
function descendants(): number[] {
  const children = new Map<number, number[]>();
  for (const pid of processes()) {
    const parent = Number(readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(process.pid);
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}
