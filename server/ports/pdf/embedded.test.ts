import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeBinary } from '../../../tests/harness/product.ts';
import { threadPdf } from './embedded.ts';

const here = import.meta.dirname;
const open: ReturnType<typeof threadPdf>[] = [];
const printer = (given: Parameters<typeof threadPdf>[0] = {}) => {
  const pdf = threadPdf({ file: join(here, 'thread.fixture.ts'), graceMilliseconds: 1, ...given });
  open.push(pdf);
  /** What the thread answers is its own number. */
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

describe('one thread prints everything', () => {
  it('stays, and is replaced after so many documents', async () => {
    const { print } = printer({ documents: 3 });
    const numbers: string[] = [];
    for (let count = 0; count < 7; count++) numbers.push(await print('Ada'));
    const [first, , , fourth, , , seventh] = numbers;
    expect(numbers).toEqual([first, first, first, fourth, fourth, fourth, seventh]);
    expect(new Set(numbers).size).toBe(3);
  });

  it('is let go when nobody asks for a while', async () => {
    const { print } = printer({ restMilliseconds: 0 });
    const first = await print('Ada');
    await vi.waitFor(async () => expect(await print('Ada')).not.toBe(first));
  });

  it('many at once take turns', async () => {
    const { print } = printer();
    const numbers = await Promise.all(Array.from({ length: 20 }, () => print('Ada')));
    expect(new Set(numbers).size).toBe(1);
  });
});

describe('whatever happens in the thread, there is an answer, and the next document is printed', () => {
  it.each([
    ['hang', error('the résumé takes too long', true)],
    ['end', error('the renderer ended', false)],
    ['throw', error('the renderer broke', false)],
    ['fill', error('the résumé takes too much memory', true)],
    ['refuse', error('the résumé could not be rendered', true)],
  ])('%s', async (order, expected) => {
    const { print } = printer({ milliseconds: order === 'hang' ? 1500 : 60_000, heapMegabytes: 16 });
    const [failed, next] = await Promise.allSettled([print(order), print('Ada')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: expected });
    expect(next.status).toBe('fulfilled');
  });

  it('a thread that does not start, or is not there', async () => {
    const stuck = printer({ file: join(here, 'stuck.fixture.ts'), startMilliseconds: 50 });
    await expect(stuck.print('Ada')).rejects.toMatchObject(error('the renderer did not start', false));
    const missing = printer({ file: join(here, 'nowhere.ts') });
    await expect(missing.print('Ada')).rejects.toMatchObject({ name: 'OutsideError', permanent: false });
    const odd = printer({ file: 'not/absolute.ts' });
    await expect(odd.print('Ada')).rejects.toMatchObject(error('the renderer could not be used', false));
  });
});

describe('the queue', () => {
  it('is refused beyond its length, for now', async () => {
    const { pdf, print } = printer({ waiting: 2 });
    const asked = ['hang', 'Ada', 'Ada', 'Ada'].map((name) => print(name));
    await expect(asked[3]).rejects.toMatchObject({ name: 'Busy', retryAfterSeconds: 10 });
    await Promise.all([pdf.close(), Promise.allSettled(asked)]);
  });

  it('whoever leaves it leaves at once, and the others keep their turn', async () => {
    const { print } = printer({ milliseconds: 1500 });
    const leaving = new AbortController();
    const [busy, left, stays] = [print('hang'), print('Ada', leaving.signal), print('Ada')];
    leaving.abort(new Error('the person left'));
    await expect(left).rejects.toThrow('the person left');
    await expect(busy).rejects.toMatchObject(error('the résumé takes too long', true));
    await expect(stays).resolves.toMatch(/\d/);
  });

  it('whoever is given up on the way hears it at once; a thread that does not end by itself is replaced', async () => {
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

  it('a thread that does end is kept', async () => {
    const { print } = printer({ graceMilliseconds: 20_000 });
    const first = await print('Ada');
    const leaving = new AbortController();
    const left = print('Ada', leaving.signal);
    await Promise.resolve();
    leaving.abort(new Error('the person left'));
    await expect(left).rejects.toThrow('the person left');
    expect(await print('Ada')).toBe(first);
  });

  it('closing answers all, and refuses from then on', async () => {
    const { pdf, print } = printer();
    const asked = Promise.allSettled([print('hang'), print('Ada')]);
    await pdf.close();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(print('Ada')).rejects.toMatchObject(error('closed', false));
  });
});

it('keeps no process alive that has nothing else to do', async () => {
  const script = `
    import { threadPdf } from ${JSON.stringify(join(here, 'embedded.ts'))};
    const bytes = await threadPdf().render({ resume: { basics: { name: 'Ada' } }, theme: 'colour' });
    console.log(Buffer.from(bytes.subarray(0, 5)).toString());`;
  const { stdout } = await promisify(execFile)(nodeBinary, ['--input-type=module', '--eval', script], {
    timeout: 20_000,
  });
  expect(stdout.trim()).toBe('%PDF-');
});
