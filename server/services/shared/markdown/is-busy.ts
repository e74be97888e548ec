/** By name: the class that a page knows may not be the one that was thrown. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === 'Busy';
