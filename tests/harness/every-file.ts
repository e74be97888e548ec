// Runs before each test file: files share a process, so what one opened has to be closed before the next.
import { afterAll } from 'vitest';
import { endAll } from './at-end.ts';

afterAll(endAll);
