export type Random = {
  bytes(count: number): Uint8Array;
  /** A UUID of version 7: unique, and sorted by the moment it was made. */
  id(): string;
  /** 32 characters of [a-z0-9], too many to guess: the name of a stored file, a token in a link. */
  handle(): string;
};
