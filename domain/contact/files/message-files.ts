/** docs/product/contact.md, Files in messages. */
export const mostMessageFiles = 3;

/** The name of a file of an erased account is null. */
export type MessageFile = { handle: string; name: string | null; bytes: number };
