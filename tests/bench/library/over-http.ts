import { setTimeout as wait } from 'node:timers/promises';
import type { Runtime } from '../../../server/runtime.ts';
import { givePassword } from '../../harness/product-database.ts';
import { hammer, openLines } from '../client.ts';
import { startMeasured } from '../measured.ts';
import { signIn } from '../pages.ts';
import { searches } from './searches.ts';

const indexWithinMilliseconds = 5 * 60_000;

/** Gives a recruiter the e-mail address and the password that the sign-in of the benchmarks uses. */
export async function openAccount({ db }: Runtime, userId: string): Promise<void> {
  await db.updateTable('users').set({ email: 'recruiter@demo.example' }).where('id', '=', userId).execute();
  await givePassword(db, userId);
}

/** The whole page, one request after the other; in milliseconds. */
export async function measureOverHttp(dataDir: string, rounds: number): Promise<number[]> {
  const product = await startMeasured({
    file: 'server/main.ts',
    ready: '/health/ready',
    env: { DATA_DIR: dataDir, APP_MODE: 'production', APP_ROLE: 'web', LOG_LEVEL: 'warn', LIBRARY_INDEX_FROM: '0' },
  });
  const agent = openLines(1);
  try {
    const cookie = await signIn(product.url, 'recruiter');
    const ready = async () => /^library_index_ready 1$/m.test(await (await fetch(`${product.url}/metrics`)).text());
    const deadline = performance.now() + indexWithinMilliseconds;
    while (!(await ready())) {
      if (performance.now() > deadline) throw new Error('the product does not keep its library in memory');
      await wait(500);
    }
    const took: number[] = [];
    for (let round = -2; round < rounds; round++) {
      for (const search of searches) {
        const times = await hammer(agent, { url: `${product.url}/developers?${search}`, headers: { cookie } }, 1, 1);
        if (round >= 0) took.push(...times);
      }
    }
    return took;
  } finally {
    agent.destroy();
    await product.stop();
  }
}
