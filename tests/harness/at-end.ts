const ends: (() => unknown)[] = [];

/** Has something done once this test file is through: a hook asked for while tests run already would never be called. */
export function atEnd(end: () => unknown): void {
  ends.push(end);
}

/** The last first: what was opened on something else closes before it. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
