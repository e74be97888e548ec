/** From 0 (« Très Facile ») to 4 (« Expert »), as the author of a question chose it. */
export type Difficulty = 0 | 1 | 2 | 3 | 4;
