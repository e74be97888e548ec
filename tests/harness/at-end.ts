const ends: (() => unknown)[] = [];

/**
 * Registers a function to run at the end of this test file: vitest never calls a hook that is registered while tests
 * run.
 */
export function atEnd(end: () => unknown): void {
  ends.push(end);
}

/** In reverse order: a resource closes before the one it was opened on. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
