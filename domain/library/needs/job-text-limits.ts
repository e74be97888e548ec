// Apart from the schema of the form, so that the page does not load it.

/** The longest advertisement that is read. */
export const longestJobText = 20_000;

/** How a technology is asked for in the form of a pasted advertisement. */
export const technologyChoices = ['must', 'nice', 'none'] as const;
