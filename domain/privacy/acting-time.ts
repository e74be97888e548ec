/** How long an administrator may act in another account before starting again. */
export const actingMinutes = 30;
