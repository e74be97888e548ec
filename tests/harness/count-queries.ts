import type { Runtime } from '../../server/runtime.ts';

export type QueryCount = { count: number };

/** Counts the queries of a runtime from now on: each query acquires a connection. */
export function countQueries({ pool }: Pick<Runtime, 'pool'>): QueryCount {
  const queries: QueryCount = { count: 0 };
  const connect = pool.connect.bind(pool);
  pool.connect = ((...args: []) => {
    queries.count++;
    return connect(...args);
  }) as typeof pool.connect;
  return queries;
}
