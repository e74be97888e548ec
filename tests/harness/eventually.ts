import { vi } from 'vitest';

/** Only to end a test that hangs: the default of one second would fail on a busy machine. */
const longest = 240_000;

/** Repeats a check until it passes, and returns its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: longest });
