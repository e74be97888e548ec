/** By itself: the page of a question counts letters, and needs no schema for that. */
export const longestComment = 2000;
