import { rmSync } from 'node:fs';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { compare, interleave } from './interleave.ts';
import { type Measured, startMeasuredProduct } from './measured.ts';

/**
 * This checkout against others, built beforehand, in one interleaved run: the only way to see a gain of a few per cent.
 * BENCH_OTHERS=/path/to/before npm run bench -- versus
 */
async function run(): Promise<object> {
  const others = (process.env.BENCH_OTHERS ?? '').split(':').filter(Boolean);
  if (others.length === 0) {
    console.log('Nothing to compare with: name other checkouts in BENCH_OTHERS.');
    return {};
  }
  const path = process.env.BENCH_PATH ?? '/';
  const encoding = process.env.BENCH_ENCODING;
  const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
  const running: { name: string; product: Measured; dataDir: string }[] = [];
  try {
    for (const from of [...others, undefined]) {
      const dataDir = newDataDir();
      running.push({ name: from ?? 'this checkout', dataDir, product: await startMeasuredProduct(dataDir, from) });
    }
    const variants = running.map(({ name, product }) => ({
      name,
      target: { url: product.url + path, headers },
      cpu: () => product.ask<number>('cpu'),
    }));
    const measures = await interleave(variants, { concurrency: 4, rounds: 16, requests: 200, warmUp: 1500 });
    console.log(compare(measures, 'first'));
    return { path, measures };
  } finally {
    for (const { product, dataDir } of running) {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

export const versus: Benchmark = {
  name: 'versus',
  about: 'a page of this checkout against others (BENCH_OTHERS)',
  run,
};
