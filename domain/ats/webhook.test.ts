import { describe, expect, it } from 'vitest';
import { mostAttempts, nextAttemptAt, webhookEvents, webhookSchema } from './webhook.ts';

const now = new Date('2026-11-16T10:00:00Z');

describe('attempts to deliver a webhook', () => {
  it('have growing waits and a last one', () => {
    const waits = Array.from({ length: mostAttempts }, (_, before) => nextAttemptAt(before + 1, now));
    expect(waits.at(-1)).toBeUndefined();
    const moments = waits.slice(0, -1).map((moment) => (moment?.getTime() ?? 0) - now.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments[0]).toBe(30_000);
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.example.com/in', undefined],
    ['  https://hooks.example.com/in  ', undefined],
    ['HTTPS://Hooks.Example.com/in', undefined],
    ['', 'required'],
    ['hooks.example.com', 'webhookUrl'],
    ['ftp://hooks.example.com', 'webhookUrl'],
    ['https://me:secret@hooks.example.com', 'webhookUrl'],
    [`https://hooks.example.com/${'x'.repeat(2000)}`, 'long'],
  ])('%s is refused with the code: %s', (url, code) => {
    expect(webhookSchema.safeParse({ url, events: ['job.changed'] }).error?.issues[0]?.message).toBe(code);
  });

  it('is normalised to one spelling', () => {
    const spellings = [
      'HTTPS://Hooks.Example.com/In',
      'https://hooks.example.com:443/In',
      ' https:\\\\hooks.example.com/In',
    ];
    for (const url of spellings)
      expect(webhookSchema.parse({ url, events: ['job.changed'] }).url).toBe('https://hooks.example.com/In');
  });
});

describe('what a webhook is told about (docs/product/ats.md, Webhooks)', () => {
  it.each([
    [[...webhookEvents], undefined],
    [['job.changed'], undefined],
    [[], 'required'],
    [['ping'], 'unknown'],
    ['job.changed', 'unknown'],
  ])('%s is refused with the code: %s', (events, code) => {
    const parsed = webhookSchema.safeParse({ url: 'https://hooks.example.com/in', events });
    expect(parsed.error?.issues[0]?.message).toBe(code);
  });
});
