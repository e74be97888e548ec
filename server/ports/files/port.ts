export type StoredFile = {
  /** Read it to its end, or cancel it: until then a file or a connection stays open. */
  body: ReadableStream<Uint8Array>;
  contentType: string;
  bytes: number;
};

/** Files by handle. A handle is 20 to 64 characters of [a-z0-9]; any other is refused with an error. */
export type Files = {
  /** Once it resolves, the bytes are stored and survive a crash. The same handle again replaces them completely. */
  put(handle: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(handle: string): Promise<StoredFile | undefined>;
  /** Removing a file that does not exist is not an error. */
  remove(handle: string): Promise<void>;
};
