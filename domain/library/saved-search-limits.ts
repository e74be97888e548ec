// Apart from the schema of the form, so that pages of offers do not load it.

/** The most searches that one recruiter can save. */
export const mostSearches = 30;
