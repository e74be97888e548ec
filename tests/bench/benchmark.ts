/** The common shape of all benchmarks of `npm run bench -- <name>`. */
export type Benchmark = {
  name: string;
  about: string;
  /** Prints while it runs; returns the content of build/bench/<name>.json. */
  run: () => Promise<object>;
};
