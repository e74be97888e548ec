import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

type Searched = Record<'library' | 'catalogue' | 'offers', { isReady: () => boolean }>;

export function makeMetrics(pool: pg.Pool, searched: Searched) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pooled = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      pooled.set({ state: 'total' }, pool.totalCount);
      pooled.set({ state: 'idle' }, pool.idleCount);
      pooled.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  for (const name of ['library', 'catalogue', 'offers'] as const) {
    const index = new Gauge({
      name: `${name}_index_ready`,
      help: `Whether the search of ${name} runs in memory (1) or in the database (0)`,
      registers: [registry],
      collect() {
        index.set(searched[name].isReady() ? 1 : 0);
      },
    });
  }
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Background jobs by outcome',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    }),
  };
}
