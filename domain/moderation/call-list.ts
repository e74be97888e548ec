/** docs/product/moderation.md, Call queue. */
export const callLists = ['open', 'done'] as const;
export type CallList = (typeof callLists)[number];

/** A held call stays in the list « À traiter » for so long, with what follows a call. */
export const heldStaysMilliseconds = 24 * 60 * 60 * 1000;
