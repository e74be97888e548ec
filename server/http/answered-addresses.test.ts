import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { resources } from '../../tests/attacks/tables/resource-table.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import { createApp } from './app.ts';

it('lists every address that the server answers without a page', async () => {
  const build = () => Promise.reject(new Error('this test requests no page'));
  const app = createApp(await testRuntime(), { build, clientFolder: undefined });
  const answered = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path);
  expect(answered.length).toBeGreaterThan(5);
  for (const path of new Set(answered)) {
    const listed = Object.keys(resources).some((address) => matchPath(path, address));
    expect(listed, `${path} is not in tests/attacks/tables/resource-table.ts`).toBe(true);
  }
});
