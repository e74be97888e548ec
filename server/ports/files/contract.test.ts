import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, loopback, type Received } from '../loopback.fixture.ts';
import { fixedRandom } from '../random/fixed.ts';
import { folderFiles } from './embedded.ts';
import type { Files, StoredFile } from './port.ts';
import { s3Files } from './s3.ts';

const random = fixedRandom('files');
const folder = await mkdtemp(join(tmpdir(), 'vivier-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a-secret-of-the-test' };
const stored = new Map<string, { body: Buffer; contentType: string }>();
let failures: Answer[] = [];
let requests = 0;
const endpoint = await loopback((request) => {
  requests++;
  const failure = failures.shift();
  if (failure) return failure;
  if (!rightlySigned(request)) return { status: 403, body: 'SignatureDoesNotMatch' };
  const [, bucket, key = ''] = request.url.pathname.split('/');
  if (bucket !== 'vivier') return { status: 404 };
  if (request.method === 'PUT') {
    stored.set(key, { body: request.body, contentType: String(request.headers['content-type']) });
    return {};
  }
  if (request.method === 'DELETE') return { status: stored.delete(key) ? 204 : 404 };
  const found = stored.get(key);
  return found
    ? { headers: { 'content-type': found.contentType }, body: found.body }
    : { status: 404, body: 'NoSuchKey' };
});

/** Computes the signature again by the published rules, independently of the library that made it. */
function rightlySigned({ method, url, headers, body }: Received): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, keyId, day, region, names = '', signature] = authorization.exec(headers.authorization ?? '') ?? [];
  const sha256 = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');
  const hmac = (key: string | Buffer, value: string): Buffer => createHmac('sha256', key).update(value).digest();
  if (keyId !== keys.accessKeyId || region !== 'eu-west-3' || !day) return false;
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url.pathname, '', lines.join(''), names, sha256(body)].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region));
  return names.includes('x-amz-content-sha256') && hmac(signingKey, toSign).toString('hex') === signature;
}

const s3 = { endpoint, bucket: 'vivier', region: 'eu-west-3', ...keys };
const adapters: [string, Files][] = [
  ['folder', folderFiles(folder)],
  ['s3', s3Files(s3)],
];

async function read(file: StoredFile | undefined): Promise<Buffer | undefined> {
  return file && Buffer.from(await new Response(file.body).arrayBuffer());
}

beforeEach(() => {
  failures = [];
  requests = 0;
});

describe.each(adapters)('files in %s', (_name, files) => {
  it('returns the bytes, their type and their number', async () => {
    const handle = random.handle();
    const bytes = random.bytes(200_001);
    await files.put(handle, bytes, 'image/png');
    const file = await files.get(handle);
    expect(file).toMatchObject({ contentType: 'image/png', bytes: 200_001 });
    expect(await read(file)).toEqual(Buffer.from(bytes));
  });

  it('stores an empty file, and bytes that look like lines', async () => {
    const [empty, lines] = [random.handle(), random.handle()];
    await files.put(empty, new Uint8Array(), 'text/plain; charset=utf-8');
    await files.put(lines, Buffer.from('\n\na\n'), 'text/plain');
    expect((await read(await files.get(empty)))?.length).toBe(0);
    expect((await read(await files.get(lines)))?.toString()).toBe('\n\na\n');
  });

  it('replaces bytes and type together', async () => {
    const handle = random.handle();
    await files.put(handle, Buffer.from('a long first version'), 'text/plain');
    await files.put(handle, Buffer.from('<p>'), 'text/html');
    const file = await files.get(handle);
    expect(file).toMatchObject({ contentType: 'text/html', bytes: 3 });
    expect((await read(file))?.toString()).toBe('<p>');
  });

  it('stores the complete file of one of several writers', async () => {
    const handle = random.handle();
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000));
    await Promise.all(versions.map((version) => files.put(handle, Buffer.from(version), 'text/plain')));
    expect(versions).toContain((await read(await files.get(handle)))?.toString());
  });

  it('returns undefined for an unknown handle, and after removal', async () => {
    const handle = random.handle();
    expect(await files.get(handle)).toBeUndefined();
    await files.put(handle, Buffer.from('x'), 'text/plain');
    await files.remove(handle);
    expect(await files.get(handle)).toBeUndefined();
    await expect(files.remove(handle)).resolves.toBeUndefined();
  });

  it('allows a stream that is cancelled without being read', async () => {
    const handle = random.handle();
    await files.put(handle, random.bytes(300_000), 'image/png');
    await expect((await files.get(handle))?.body.cancel()).resolves.toBeUndefined();
  });

  it.each([
    '',
    'short',
    '../../../../etc/passwd00000',
    'A'.repeat(32),
    `${'a'.repeat(30)}\n`,
    'a'.repeat(65),
    'aaaaaaaaaaaaaaaaaaaa/aaaaa',
    `${'a'.repeat(24)}?acl`,
  ])('refuses the handle %j', async (handle) => {
    const refusal = { name: 'OutsideError', permanent: true };
    await expect(async () => files.put(handle, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(refusal);
    await expect(async () => files.get(handle)).rejects.toMatchObject(refusal);
    await expect(async () => files.remove(handle)).rejects.toMatchObject(refusal);
  });

  it('refuses a content type that would break a header', async () => {
    await expect(files.put(random.handle(), Buffer.from('x'), 'text/plain\r\nx: y')).rejects.toMatchObject({
      permanent: true,
    });
  });
});

it('the folder contains no unfinished file', async () => {
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

describe('the S3 store when it fails', () => {
  it('is retried when it is busy', async () => {
    failures = [{ status: 503 }, { status: 500 }];
    const handle = random.handle();
    await s3Files(s3).put(handle, Buffer.from('kept'), 'text/plain');
    expect(stored.get(handle)?.body.toString()).toBe('kept');
    expect(requests).toBe(3);
  });

  it('gives a temporary error when it stays unavailable', async () => {
    failures = [{ status: 503 }, { status: 503 }, { status: 503 }];
    await expect(s3Files(s3).get(random.handle())).rejects.toMatchObject({ service: 's3', permanent: false });
  });

  it('gives a permanent error for a refused key, without the secret in the message', async () => {
    const wrong = s3Files({ ...s3, secretAccessKey: 'not-the-secret' });
    const failure = await wrong.get(random.handle()).catch((error: Error) => error);
    expect(failure).toMatchObject({ permanent: true, message: 's3: answered 403' });
    expect(requests).toBe(1);
  });

  it('does not follow a redirect', async () => {
    failures = [{ status: 307, headers: { location: 'http://127.0.0.1:1/' } }];
    await expect(s3Files(s3).get(random.handle())).rejects.toMatchObject({ message: 's3: answered 307' });
  });

  it('gives an error for a missing bucket', async () => {
    await expect(
      s3Files({ ...s3, bucket: 'other' }).put(random.handle(), Buffer.from('x'), 'text/plain'),
    ).rejects.toMatchObject({ permanent: true });
  });
});
