import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeBinary } from '../../tests/harness/product.ts';
import { openMarkdown } from './open-markdown.ts';
import { plainHtml } from './plain-html.ts';
import { withinBudget } from './within-budget.ts';

vi.setConfig({ testTimeout: 60_000 });

const open: ReturnType<typeof openMarkdown>[] = [];
const renderer = (given: Parameters<typeof openMarkdown>[0] = {}) => {
  // On a machine that is busy with other tests, no text may leave the queue.
  const markdown = openMarkdown({ waitMilliseconds: 50_000, budgetShare: 0.2, ...given });
  open.push(markdown);
  return markdown;
};
const fixture = join(import.meta.dirname, 'thread.fixture.ts');
afterEach(async () => {
  for (const markdown of open.splice(0)) await markdown.close();
});

const slow = {
  'underlined headings': 'a\n=\n'.repeat(5000),
  'stars and underscores': '*a_ '.repeat(1240),
  'a reference that repeats its address': `[a]: ${'b'.repeat(9000)}\n\n${'[a]'.repeat(3600)}`,
  'quotations in quotations': '> '.repeat(9000),
};

describe('Markdown in its thread', () => {
  it('is rendered to HTML, several texts in order', async () => {
    const rendered = await renderer().render(['**un**', '', 'deux'], 'ada');
    expect(rendered).toEqual([
      { html: '<p><strong>un</strong></p>', final: true },
      { html: '', final: true },
      { html: '<p>deux</p>', final: true },
    ]);
  });

  it.each(Object.entries(slow))('ends in time, and its HTML is not much longer than the text: %s', async (_, text) => {
    const [rendered] = await renderer().render([text], 'ada');
    expect(rendered?.html.length).toBeLessThanOrEqual(1000 + text.length * 6);
  });

  it('is shown as plain text when it takes longer than its budget, also later', async () => {
    const markdown = renderer();
    const [text] = Object.values(slow);
    expect(await markdown.render([text ?? ''], 'ada')).toEqual([{ html: plainHtml(text ?? ''), final: true }]);
    expect(await markdown.render(['*a*'], 'ada')).toEqual([{ html: '<p><em>a</em></p>', final: true }]);
  });

  it('does not block the event loop meanwhile', async () => {
    const markdown = renderer();
    await markdown.render(['warm'], 'ada');
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    const began = process.cpuUsage();
    await markdown.render([slow['underlined headings']], 'ada');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
    expect(process.cpuUsage(began).user).toBeGreaterThan(0);
  });

  it('sixty slow texts share one budget', async () => {
    const texts = Array.from({ length: 60 }, () => slow['stars and underscores']);
    const rendered = await renderer().render(texts, 'ada');
    expect(rendered.every(({ html, final }) => final && html.startsWith('<p>*a_'))).toBe(true);
  });
});

describe('a failing thread gives an answer, and the next text is rendered', () => {
  it.each([
    ['end', false],
    ['throw', false],
    ['hang', false],
    ['fill', true],
  ])('when the thread is made to: %s', async (order, final) => {
    const markdown = renderer({
      file: fixture,
      silentMilliseconds: order === 'hang' ? 1000 : 50_000,
      heapMegabytes: 16,
    });
    const [failed, next] = await Promise.all([markdown.render([order], 'ada'), markdown.render(['good'], 'bob')]);
    expect(failed).toEqual([{ html: `<p>${order}</p>`, final }]);
    expect(next).toEqual([{ html: '<p>from the thread: good</p>', final: true }]);
  });

  it('when the file of the thread does not exist', async () => {
    const markdown = renderer({ file: join(import.meta.dirname, 'nowhere.ts') });
    expect(await markdown.render(['a'], 'ada')).toEqual([{ html: '<p>a</p>', final: false }]);
  });

  it('when the thread was closed', async () => {
    const markdown = renderer({ file: fixture });
    const hanging = markdown.render(['hang'], 'ada');
    await markdown.close();
    expect(await hanging).toEqual([{ html: '<p>hang</p>', final: false }]);
    await expect(markdown.render(['a'], 'ada')).rejects.toMatchObject({ name: 'Busy' });
  });
});

describe('the queue of texts', () => {
  const busy = { name: 'Busy', retryAfterSeconds: expect.any(Number) };

  it('accepts a few per account', async () => {
    const markdown = renderer({ file: fixture, perAccount: 2 });
    const first = [markdown.render(['a'], 'ada'), markdown.render(['b'], 'ada')];
    await expect(markdown.render(['c'], 'ada')).rejects.toMatchObject(busy);
    await expect(markdown.render(['d'], 'bob')).resolves.toHaveLength(1);
    await Promise.all(first);
    await expect(markdown.render(['e'], 'ada')).resolves.toHaveLength(1);
  });

  it('refuses more than its length', async () => {
    const markdown = renderer({ file: fixture, waiting: 2 });
    const asked = ['ada', 'bob', 'cleo'].map((account) => markdown.render(['a'], account));
    await expect(markdown.render(['a'], 'dan')).rejects.toMatchObject(busy);
    expect((await Promise.all(asked)).flat()).toHaveLength(3);
  });

  it('refuses texts that have waited too long', async () => {
    const markdown = renderer({ file: fixture, waitMilliseconds: 100, silentMilliseconds: 2000 });
    const hanging = markdown.render(['hang'], 'ada');
    await expect(markdown.render(['a'], 'bob')).rejects.toMatchObject(busy);
    await hanging;
    await expect(markdown.render(['a'], 'bob')).resolves.toHaveLength(1);
  });
});

describe('a budget of processor time', () => {
  const endless = () => {
    for (;;);
  };

  it('starts again with more time when the machine was busy, and gives up as late in the end', () => {
    // A run that gets no processor time at all may end before its first line: the questions for the time are counted.
    let asked = 0;
    const cpu = () => {
      asked++;
      return 0;
    };
    expect(withinBudget(endless, { cpu })('a', 5)).toEqual({ failed: 'late', cpu: 0 });
    const runs = 3;
    expect(asked).toBe(1 + 2 * runs + 1);
  });

  it('ends a text that has used it', () => {
    let now = 0;
    const render = withinBudget(endless, { cpu: () => (now += 10) });
    expect(render('a', 5)).toMatchObject({ failed: 'slow' });
  });
});

it('the thread does not keep the process alive', async () => {
  const script = `
    import { openMarkdown } from ${JSON.stringify(join(import.meta.dirname, 'open-markdown.ts'))};
    console.log((await openMarkdown().render(['*a*'], 'ada'))[0].html);`;
  const { stdout } = await promisify(execFile)(nodeBinary, ['--input-type=module', '--eval', script], {
    timeout: 240_000,
  });
  expect(stdout.trim()).toBe('<p><em>a</em></p>');
});
