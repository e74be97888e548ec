import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { impatient, patient, serveApp } from '../../tests/harness/http-app.ts';
import { makePdf } from '../../tests/harness/pdf.ts';
import { testRuntime, Visitor } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { signUp } from '../services/account/sign-up/sign-up.ts';
import { verifyEmail } from '../services/account/sign-up/verify-email.ts';
import { drawing, padded, photo, picture, storedFiles } from '../services/shared/files/images.fixture.ts';

let runtime: Runtime;
let cookie: string;
let served: Awaited<ReturnType<typeof serveApp>>;
const address = () => served.url;

beforeAll(async () => {
  runtime = await testRuntime();
  served = await serveApp(runtime, { bodies: patient });
  cookie = await member();
});

afterEach(() => vi.restoreAllMocks());

beforeEach(() => runtime.db.deleteFrom('rateLimits').execute());

async function member(email = 'ada@example.com'): Promise<string> {
  const browser = new Visitor(runtime);
  const person = { firstName: 'Ada', lastName: 'Martin', email, password: 'un long mot de passe' };
  await signUp(await browser.context(), { ...person, role: 'DEVELOPER' });
  const emails = runtime.db.selectFrom('emails').select('text').where('toAddress', '=', email);
  const sentEmail = await emails.executeTakeFirstOrThrow();
  await verifyEmail(await browser.context(), sentEmail.text.match(/token=([^\s"&]+)/)?.[1] ?? '');
  return (await browser.context()).headers.get('cookie') ?? '';
}

function send(body: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  const from = { origin: address(), cookie, 'content-type': 'image/png', ...headers };
  return fetch(`${address()}/uploads/images`, { method: 'POST', headers: from, body: new Uint8Array(body) });
}

describe('POST /uploads/images', () => {
  it('stores an image, which is then served in the requested width and may be cached forever', async () => {
    const answer = await send(await photo());
    expect(answer.status).toBe(201);
    const { handle } = (await answer.json()) as { handle: string };
    const image = await fetch(`${address()}/images/${handle}/96.webp`);
    expect(image.status).toBe(200);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const bytes = await image.arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 144 });
    const head = await fetch(`${address()}/images/${handle}/96.webp`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('accepts images of up to 8 MiB, which is more than the limit of forms', async () => {
    const image = await picture(9, 9).png().toBuffer();
    expect((await send(padded(image, 8 * 2 ** 20))).status).toBe(201);
    const refused = await send(padded(image, 8 * 2 ** 20 + 1));
    expect([refused.status, await refused.json()]).toEqual([413, { error: 'tooLarge' }]);
  });

  it.each<[string, number, string, Uint8Array]>([
    ['an SVG sent as a PNG', 422, 'notAnImage', drawing],
    ['an empty body', 422, 'empty', new Uint8Array()],
  ])('refuses %s: %i %s', async (_, status, error, body) => {
    const before = await storedFiles(runtime);
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await storedFiles(runtime)).toEqual(before);
  });

  it('requires a signed-in user and a request from a page of the product', async () => {
    const anonymous = await send(await photo(), { cookie: '' });
    expect([anonymous.status, await anonymous.json()]).toEqual([401, { error: 'signIn' }]);
    const elsewhere = await send(await photo(), { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
  });

  it('refuses more than sixty uploads in an hour, with a Retry-After header', async () => {
    for (let i = 0; i < 60; i++) expect((await send(drawing)).status).toBe(422);
    const refused = await send(drawing);
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'tooMany' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  const open = (path = '/uploads/images', url = address()) =>
    request(url + path, { method: 'POST', headers: { origin: url, cookie } }).on('error', () => {});
  const closed = (one: ReturnType<typeof open>) => new Promise((resolve) => one.on('close', resolve));

  it('one account with 48 unfinished uploads does not block another account', async () => {
    const other = await member('grace@example.com');
    const { id } = await runtime.db.selectFrom('developers').select('id').executeTakeFirstOrThrow();
    const paths = [...Array(32).fill('/uploads/images'), ...Array(16).fill(`/uploads/cv/${id}`)];
    const slow = paths.map((path) => open(path));
    const ended = Promise.all(slow.map(closed));
    const refused: string[] = [];
    for (const one of slow) {
      one.on('response', ({ statusCode, headers }) => refused.push(`${statusCode} ${headers['retry-after']}`));
      one.write('slowly');
    }
    // Three are received and three wait; the rest are refused at once with Retry-After.
    await eventually(() => expect(refused.filter((one) => one === '503 10').length).toBeGreaterThanOrEqual(42));
    expect((await send(await photo(), { cookie: other })).status).toBe(201);
    for (const one of slow) one.destroy();
    await ended;
  });

  it('a body that stops arriving is answered 408, and its connection is closed', async () => {
    const { url } = await serveApp(runtime, { bodies: impatient });
    const stopped = open('/uploads/images', url);
    const hungUp = closed(stopped);
    stopped.write('half');
    const [answer] = await once(stopped, 'response');
    expect(answer.statusCode).toBe(408);
    expect(answer.headers).toMatchObject({ connection: 'close', 'cache-control': 'no-store' });
    expect(JSON.parse((await answer.toArray()).join(''))).toEqual({ error: 'tooSlow' });
    await hungUp;
  });

  it('answers 413 to an endless body and closes the connection', async () => {
    const endless = open();
    const hungUp = closed(endless);
    const more = (): void => {
      while (endless.write(Buffer.alloc(2 ** 20)));
    };
    endless.on('drain', more);
    more();
    const [answer] = await once(endless, 'response');
    expect(answer.statusCode).toBe(413);
    // Whether the client sees an error or a normal end depends on the bytes still in transit.
    await hungUp;
    expect(endless.writableEnded).toBe(false);
  });

  it('stores nothing of an interrupted body, and logs no error', async () => {
    const before = await storedFiles(runtime);
    const fault = vi.spyOn(runtime.log, 'error');
    const over = new Promise((resolve) => vi.spyOn(runtime.log, 'debug').mockImplementation(resolve));
    const broken = open().on('error', () => {});
    broken.write(await photo());
    await once(served.server, 'request');
    broken.destroy();
    expect(await over).toMatchObject({ path: '/uploads/images', status: 499 });
    expect(fault).not.toHaveBeenCalled();
    expect(await storedFiles(runtime)).toEqual(before);
  });
});

describe('POST /uploads/cv', () => {
  const cv = makePdf({ pages: [['Ada Martin']] });
  const sendCv = (body: Uint8Array, headers: Record<string, string> = {}, developerId = ada) =>
    fetch(`${address()}/uploads/cv/${developerId}`, {
      method: 'POST',
      headers: { origin: address(), cookie, 'content-type': 'application/pdf', ...headers },
      body: new Uint8Array(body),
    });
  let ada: string;
  beforeAll(async () => {
    ada = (await runtime.db.selectFrom('developers').select('id').executeTakeFirstOrThrow()).id;
  });

  it('stores a PDF under its original file name', async () => {
    const answer = await sendCv(cv, { 'x-file-name': encodeURIComponent('CV d’Ada.pdf') });
    expect([answer.status, await answer.json()]).toEqual([201, { name: 'CV d’Ada.pdf' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const oddly = await sendCv(cv, { 'x-file-name': '100%.pdf' });
    expect(await oddly.json()).toEqual({ name: '100%.pdf' });
  });

  it.each<[string, number, string, () => Promise<Response>]>([
    ['a file that is not a PDF', 422, 'notAPdf', () => sendCv(drawing)],
    ['a PDF with a password', 422, 'encrypted', () => sendCv(makePdf({ pages: [['x']], locked: true }))],
    ['a file of more than 10 MiB', 413, 'tooLarge', () => sendCv(padded(cv, 10 * 2 ** 20 + 1))],
    ['a visitor who is not signed in', 401, 'signIn', () => sendCv(cv, { cookie: '' })],
    [
      'an upload to the profile of another developer',
      403,
      'forbidden',
      () => sendCv(cv, {}, '00000000-0000-7000-8000-000000000000'),
    ],
  ])('refuses %s: %i %s', async (_, status, error, ask) => {
    const before = await storedFiles(runtime);
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect(await storedFiles(runtime)).toEqual(before);
  });

  it('logs why a file was refused', async () => {
    const info = vi.spyOn(runtime.log, 'info');
    await sendCv(drawing);
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ reason: 'notAPdf' }), 'CV refused');
  });
});

describe('GET /images', () => {
  it.each([
    `/images/${'a'.repeat(32)}/300.webp`,
    `/images/${'A'.repeat(32)}/300.webp`,
    '/images/..%2Fsecret/300.webp',
    '/images/short/300.webp',
  ])('answers 404 for the unknown image %s', async (path) => {
    expect((await fetch(address() + path)).status).toBe(404);
  });

  it.each(['301.webp', '0300.webp', '300', '300.png', '1e2.webp', '-300.webp'])(
    'answers 404 for the width %s, which is not offered',
    async (file) => {
      const { handle } = (await (await send(await photo())).json()) as { handle: string };
      expect((await fetch(`${address()}/images/${handle}/300.webp`)).status).toBe(200);
      expect((await fetch(`${address()}/images/${handle}/${file}`)).status).toBe(404);
    },
  );
});
