import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { makeCompany, makeJob } from '../../tests/harness/factories.ts';
import { serveApp } from '../../tests/harness/http-app.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { imageQueuesOf } from '../services/shared/files/image-queues.ts';

let runtime: Runtime;
let url: string;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime({ CLIENT_ADDRESS_HEADER: 'x-test-address' });
  url = (await serveApp(runtime)).url;
  companyId = await makeCompany(runtime.db, { name: 'Bois & Sonore' });
});
beforeEach(() => runtime.db.deleteFrom('rateLimits').execute());

const card = (jobId: string, from: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/og/fr/job/${jobId}.png`, { headers: { 'x-test-address': from, ...headers } });

it('one address that requests 121 link previews at once does not block another address', async () => {
  const jobs: string[] = [];
  for (let index = 0; index < 122; index++)
    jobs.push(await makeJob(runtime.db, companyId, { title: `Offre ${index}` }));
  const [mine = '', ...theirs] = jobs;
  // A slow drawing, so that all requests arrive before the first is finished.
  const long = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const drawing = imageQueuesOf(runtime.cache).forDrawings('long', () => long.promise, '192.0.2.9');
  const answered: Response[] = [];
  const flood = theirs.map(async (job) => answered.push(await card(job, '192.0.2.1')));
  await eventually(() => expect(answered.length).toBeGreaterThanOrEqual(109));
  for (const { status, headers } of answered) expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  const other = eventually(async () => expect((await card(mine, '192.0.2.2')).status).toBe(200));
  long.resolve(new Uint8Array(1));
  await Promise.all([other, drawing, ...flood]);
  // At most twelve requests of one address wait in the queue and are drawn.
  expect(answered.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(12);
});

it('a link preview is answered with 304 to a client that has it, until its content changes', async () => {
  const job = await makeJob(runtime.db, companyId, { title: 'Développeuse' });
  const first = await card(job, '192.0.2.3');
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  for (const named of [etag, `W/${etag}`, `"another", ${etag}`]) {
    expect((await card(job, '192.0.2.3', { 'if-none-match': named })).status, named).toBe(304);
  }
  await runtime.db.updateTable('jobs').set({ title: 'Développeur' }).where('id', '=', job).execute();
  const changed = await card(job, '192.0.2.3', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});
