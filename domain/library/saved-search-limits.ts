// Apart from the schema of the form, so that pages of offers do not load it.

/** The most searches that one recruiter can save. */
export const mostSearches = 30;

/** The most searches that the members of one company share together. */
export const mostSharedSearches = 50;

export const longestSearchName = 120;
