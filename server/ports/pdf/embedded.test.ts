import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { nodeBinary } from '../../../tests/harness/product.ts';
import { threadPdf } from './embedded.ts';

const here = import.meta.dirname;
const open: ReturnType<typeof threadPdf>[] = [];
const printer = (given: Parameters<typeof threadPdf>[0] = {}) => {
  const pdf = threadPdf({ file: join(here, 'thread.fixture.ts'), graceMilliseconds: 1, ...given });
  open.push(pdf);
  /** The thread answers with its own number. */
  const print = async (name: string, signal?: AbortSignal) => {
    const bytes = await pdf.render({ resume: { basics: { name } }, theme: 'sober' }, signal);
    return new TextDecoder().decode(bytes);
  };
  return { pdf, print };
};
afterEach(async () => {
  for (const pdf of open.splice(0)) await pdf.close();
});
const error = (message: string, permanent: boolean) => ({
  name: 'OutsideError',
  message: `pdf: ${message}`,
  permanent,
});

describe('one thread prints all documents', () => {
  it('it is kept, and replaced after a number of documents', async () => {
    const { print } = printer({ documents: 3 });
    const numbers: string[] = [];
    for (let count = 0; count < 7; count++) numbers.push(await print('Ada'));
    const [first, , , fourth, , , seventh] = numbers;
    expect(numbers).toEqual([first, first, first, fourth, fourth, fourth, seventh]);
    expect(new Set(numbers).size).toBe(3);
  });

  it('it is ended when it was idle for a while', async () => {
    const { print } = printer({ restMilliseconds: 0 });
    const first = await print('Ada');
    await eventually(async () => expect(await print('Ada')).not.toBe(first));
  });

  it('it prints many documents in turn', async () => {
    const { print } = printer();
    const numbers = await Promise.all(Array.from({ length: 20 }, () => print('Ada')));
    expect(new Set(numbers).size).toBe(1);
  });
});

describe('a failing document gets an error, and the next document is printed', () => {
  it.each([
    ['hang', error('the résumé takes too long', true)],
    ['end', error('the renderer ended', false)],
    ['throw', error('the renderer broke', false)],
    ['fill', error('the résumé takes too much memory', true)],
    ['refuse', error('the résumé could not be rendered', true)],
  ])('when the thread is made to: %s', async (order, expected) => {
    const { print } = printer({ milliseconds: order === 'hang' ? 1500 : 60_000, heapMegabytes: 16 });
    const [failed, next] = await Promise.allSettled([print(order), print('Ada')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: expected });
    expect(next.status).toBe('fulfilled');
  });

  it('when the thread does not start or does not exist', async () => {
    const stuck = printer({ file: join(here, 'stuck.fixture.ts'), startMilliseconds: 50 });
    await expect(stuck.print('Ada')).rejects.toMatchObject(error('the renderer did not start', false));
    const missing = printer({ file: join(here, 'nowhere.ts') });
    await expect(missing.print('Ada')).rejects.toMatchObject({ name: 'OutsideError', permanent: false });
    const odd = printer({ file: 'not/absolute.ts' });
    await expect(odd.print('Ada')).rejects.toMatchObject(error('the renderer could not be used', false));
  });
});

describe('the queue of documents', () => {
  it('refuses more than its length with a time to retry', async () => {
    const { pdf, print } = printer({ waiting: 2 });
    const asked = ['hang', 'Ada', 'Ada', 'Ada'].map((name) => print(name));
    await expect(asked[3]).rejects.toMatchObject({ name: 'Busy', retryAfterSeconds: 10 });
    await Promise.all([pdf.close(), Promise.allSettled(asked)]);
  });

  it('removes an aborted document at once, and the others keep their order', async () => {
    const { print } = printer({ milliseconds: 1500 });
    const leaving = new AbortController();
    const [busy, left, stays] = [print('hang'), print('Ada', leaving.signal), print('Ada')];
    leaving.abort(new Error('the person left'));
    await expect(left).rejects.toThrow('the person left');
    await expect(busy).rejects.toMatchObject(error('the résumé takes too long', true));
    await expect(stays).resolves.toMatch(/\d/);
  });

  it('an aborted document in progress is answered at once, and a thread that does not finish is replaced', async () => {
    const { print } = printer();
    const first = await print('Ada');
    const leaving = new AbortController();
    const hanging = print('hang', leaving.signal);
    const next = print('Ada');
    await breathe();
    leaving.abort(new Error('the person left'));
    await expect(hanging).rejects.toThrow('the person left');
    expect(await next).not.toBe(first);
  });

  it('a thread that finishes an aborted document is kept', async () => {
    const { print } = printer({ graceMilliseconds: 20_000 });
    const first = await print('Ada');
    const leaving = new AbortController();
    const left = print('Ada', leaving.signal);
    await Promise.resolve();
    leaving.abort(new Error('the person left'));
    await expect(left).rejects.toThrow('the person left');
    expect(await print('Ada')).toBe(first);
  });

  it('closing answers all waiting documents with an error, and refuses new ones', async () => {
    const { pdf, print } = printer();
    await print('Ada');
    const asked = Promise.allSettled([print('hang'), print('Ada')]);
    await breathe();
    await pdf.close();
    expect(await asked).toMatchObject([
      { status: 'rejected', reason: error('the renderer ended', false) },
      { status: 'rejected', reason: error('closed', false) },
    ]);
    await expect(print('Ada')).rejects.toMatchObject(error('closed', false));
  });

  it('closing before the first document begins starts no thread', async () => {
    const { pdf, print } = printer();
    const asked = print('hang');
    await Promise.all([pdf.close(), expect(asked).rejects.toMatchObject(error('closed', false))]);
  });
});

it('the thread does not keep the process alive', async () => {
  const script = `
    import { threadPdf } from ${JSON.stringify(join(here, 'embedded.ts'))};
    const bytes = await threadPdf().render({ resume: { basics: { name: 'Ada' } }, theme: 'colour' });
    console.log(Buffer.from(bytes.subarray(0, 5)).toString());`;
  const { stdout } = await promisify(execFile)(nodeBinary, ['--input-type=module', '--eval', script], {
    timeout: 240_000,
  });
  expect(stdout.trim()).toBe('%PDF-');
});
