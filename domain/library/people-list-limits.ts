// Apart from the schemas of the forms, so that pages that only read them do not load those.

export const longestListName = 60;
/** The most lists of one recruiter, and the most that the members of one company share together. */
export const mostLists = 50;
/** The most people in one list. */
export const mostListed = 500;
