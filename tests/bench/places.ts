import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
/** Beside the build: never in the sources, and removed with it. */
export const resultsFolder = join(root, 'build', 'bench');
export const clientFolder = join(root, 'build', 'client');
