import { describe, expect, it } from 'vitest';
import { both, question, testOf, variantsOf } from '../question.fixture.ts';
import { reviewHash } from '../question-hash.ts';
import { compare, unknownLabels } from './compare.ts';
import { reviewFaults, withAgreed } from './reviews.ts';
import { sheet } from './sheet.ts';
import { keyOf, shown } from './shown.ts';

const program = Array.from({ length: 20 }, (_, line) => `step(${line + 1});`).join('\n');
const secret = {
  title: both('What happens?'),
  explanation: both('REASON'),
  proof: { program: 'PROOF' },
  source: { title: 'SOURCE', url: 'https://example.org' },
  difficulty: 4,
  skill: 'diagnosing',
};
const formats = {
  choice: { right: [both('first'), both('second')], wrong: [both('third'), both('fourth')] },
  patch: { format: 'patch', language: 'js', right: ['good()'], wrong: ['bad()'] },
  line: { format: 'line', language: 'js', code: program, lines: [7], fix: 'FIX' },
  output: { format: 'output', language: 'js', code: 'print()', output: 'a b\nKEY' },
  order: { format: 'order', steps: [both('one'), both('two'), both('three')] },
};
const items = Object.entries(formats).map(([name, raw]) =>
  shown(variantsOf({ ...secret, id: `answer-of-${name}`, ...raw }), 3),
);

describe('the questions for a second reader', () => {
  const text = sheet('demo', items, 'en');

  it('have no key, explanation, proof, source, difficulty, skill or id, which may tell the answer', () => {
    for (const word of ['REASON', 'PROOF', 'SOURCE', 'FIX', 'KEY', 'answer-of', 'difficulty', 'diagnosing'])
      expect(text).not.toContain(word);
  });

  it('show what a player sees', () => {
    for (const part of ['What happens?', 'A. ', ' 7 | step(7);', '20 | step(20);', '```js\ngood()\n```', '3. '])
      expect(text).toContain(part);
    expect(sheet('demo', [shown([question({ title: { fr: 'Quoi ?', en: 'What?' } })], 1)], 'fr')).toContain('Quoi ?');
  });

  it('are the same for the same seed, and in another order for another one', () => {
    const variants = variantsOf({ id: 'x', ...formats.choice });
    const orders = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(shown(variants, seed).options)));
    expect(shown(variants, 1)).toEqual(shown(variants, 1));
    expect(orders.size).toBeGreaterThan(2);
  });

  it('show one variant of a model, which the seed chooses', () => {
    const model = { id: 'x', right: ['`[[n]]`'], wrong: ['`0`'], variants: [{ n: 1 }, { n: 2 }, { n: 3 }] };
    const keys = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => shown(variantsOf(model), seed).question.key);
    expect(new Set(keys).size).toBe(3);
  });

  it('never show steps in the right order', () => {
    const variants = variantsOf({ id: 'x', ...formats.order });
    for (let seed = 0; seed < 40; seed++) expect(keyOf(shown(variants, seed))).not.toBe('1,2,3');
  });
});

describe('the answers of a second reader', () => {
  const outcomes = (answers: Record<string, string>) => compare(items, answers).map(({ outcome }) => outcome);
  const keys = Object.fromEntries(items.map((item) => [item.label, keyOf(item)]));

  it('agree with the keys, by label or by id', () => {
    expect(outcomes(keys)).toEqual(items.map(() => 'agrees'));
    expect(outcomes(Object.fromEntries(items.map((item) => [item.id, keyOf(item)])))).toEqual(
      items.map(() => 'agrees'),
    );
    expect(outcomes({})).toEqual(items.map(() => 'missing'));
  });

  const [choice, patch, line, output, order] = items.map(({ id }) => id);
  const reversed = (text = '') => text.split(',').reverse();
  it.each([
    [
      'letters in another order and case',
      choice,
      reversed(keys[items[0]?.label ?? ''])
        .join(' ')
        .toLowerCase(),
      'agrees',
    ],
    ['letters without commas', choice, reversed(keys[items[0]?.label ?? '']).join(''), 'agrees'],
    ['one letter of two', choice, reversed(keys[items[0]?.label ?? ''])[0], 'differs'],
    ['all letters', choice, 'ABCD', 'differs'],
    ['words', choice, 'first', 'differs'],
    ['the other patch', patch, keys[items[1]?.label ?? ''] === 'A' ? 'B' : 'A', 'differs'],
    ['another line', line, '8', 'differs'],
    ['other spaces', output, '  a   b \nKEY\n\n', 'agrees'],
    ['another case', output, 'A b\nKEY', 'differs'],
    ['no line break', output, 'a b KEY', 'differs'],
    ['steps with spaces', order, (keys[items[4]?.label ?? ''] ?? '').replaceAll(',', ' '), 'agrees'],
    ['steps in another order', order, reversed(keys[items[4]?.label ?? '']).join(','), 'differs'],
  ])('%s', (_, id = '', answer = '', outcome) => {
    expect(compare(items, { [id]: answer }).find(({ item }) => item.id === id)?.outcome).toBe(outcome);
  });

  it('may have notes, and are refused for questions that do not exist', () => {
    const answers = { [`${items[0]?.label}#note`]: 'unclear', 'q-000000': 'A', 'x#note': '' };
    expect(compare(items, answers)[0]).toMatchObject({ outcome: 'missing', note: 'unclear' });
    expect(unknownLabels(items, answers)).toEqual(['q-000000', 'x#note']);
  });
});

describe('the records of reviews', () => {
  const one = question({ id: 'one' });
  const other = question({ id: 'other', right: ['`5`'] });
  const test = testOf([one, other, question({ id: 'free', public: true })]);
  const of = (asked: typeof one, date = '2026-01-01') => ({ date, hash: reviewHash([asked]) });

  it('get the items that were agreed on, and keep those of other items that still exist', () => {
    const old = { other: of(other), gone: of(one) };
    expect(withAgreed(test, old, ['one'], '2026-11-17')).toEqual({ one: of(one, '2026-11-17'), other: of(other) });
  });

  it('keep their day as long as the question does not change', () => {
    expect(withAgreed(test, { one: of(one) }, ['one'], '2026-11-17')).toEqual({ one: of(one) });
    const changed = { one: { date: '2026-01-01', hash: 'old' } };
    expect(withAgreed(test, changed, ['one'], '2026-11-17')).toEqual({ one: of(one, '2026-11-17') });
  });

  it('lack what was not answered or has changed', () => {
    expect(reviewFaults(test, { one: of(one), other: of(other) })).toEqual([]);
    expect(reviewFaults(test, { one: { date: '', hash: 'old' }, gone: of(one) })).toEqual([
      'demo/one: changed since its review',
      'demo/other: not reviewed',
      'demo/gone: reviewed, but it does not exist',
    ]);
  });
});
