/** In a file of its own: the page of a question counts characters without loading a schema. */
export const longestComment = 2000;
