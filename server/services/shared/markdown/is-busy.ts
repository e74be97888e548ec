/** Compared by name: a bundled page may have another copy of the class. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === 'Busy';
