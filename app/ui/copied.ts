/** How long the confirmation of a copy is shown after every button that copies. */
export const copiedMilliseconds = 2000;
