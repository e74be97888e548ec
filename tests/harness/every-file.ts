// Runs before each test file: files share a process, so each file must close what it opened.
import { afterAll } from 'vitest';
import { endAll } from './at-end.ts';

afterAll(endAll);
