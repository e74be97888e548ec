/** The common shape of what `npm run bench -- <name>` runs. */
export type Benchmark = {
  name: string;
  about: string;
  /** Prints as it goes; returns what is kept in build/bench/<name>.json. */
  run: () => Promise<object>;
};
