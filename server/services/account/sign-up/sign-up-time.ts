/** A sign-up takes at least this time: longer than the work done when the address has no account yet. */
export const signUpMilliseconds = 400;
