/** By itself: the page of a question counts characters, and needs no schema for that. */
export const longestComment = 2000;
