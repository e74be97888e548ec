export type Random = {
  bytes(count: number): Uint8Array;
  /** A UUID of version 7: unique, and sorted by its time of creation. */
  id(): string;
  /** 32 characters of [a-z0-9], which cannot be guessed: the name of a stored file, a token in a link. */
  handle(): string;
};
