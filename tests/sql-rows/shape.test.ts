import { describe, expect, it } from 'vitest';
import { merge, newShape, printType, see } from './shape.ts';

function shapeOf(...values: unknown[]) {
  const shape = newShape();
  for (const value of values) see(shape, value);
  return shape;
}

describe('the type of values that were seen', () => {
  it.each([
    { values: [], type: 'never' },
    { values: [null], type: 'null' },
    { values: ['queued', 'sent', 'queued'], type: '"queued" | "sent"' },
    { values: ['two words'], type: 'string' },
    { values: ['01a1e5b2-b85d-7648-8eac-bcf349f7818e'], type: 'string' },
    { values: [1, 2.5, null], type: '1 | 2.5 | null' },
    { values: [true], type: 'true' },
    { values: [new Date(0)], type: 'Date' },
    { values: [Buffer.from('a')], type: 'Buffer' },
    { values: [[]], type: '(never)[]' },
    { values: [['a'], [1]], type: '("a" | 1)[]' },
    { values: [{ count: '3' }], type: '{ "count": "3" }' },
    { values: [{ a: 1, b: 1 }, { a: 2 }], type: '{ "a": 1 | 2; "b"?: 1 }' },
  ])('$values is $type', ({ values, type }) => {
    expect(printType(shapeOf(...values))).toBe(type);
  });

  it('keeps few of many values', () => {
    const many = Array.from({ length: 1000 }, (_, index) => index);
    expect(printType(shapeOf(...many)).split(' | ')).toHaveLength(40);
  });

  it('of two processes is the type of all their values', () => {
    const both = shapeOf({ a: 'x', list: [] });
    merge(both, shapeOf({ a: null, list: [{ b: 1 }] }, { list: [] }));
    expect(printType(both)).toBe('{ "a"?: "x" | null; "list": ({ "b": 1 })[] }');
  });
});

describe('where no value was seen, the type', () => {
  it.each([
    { values: [], type: 'Unseen' },
    { values: [{ a: null, b: 1 }], type: '{ "a": null | Unseen; "b": 1 }' },
    { values: [{ a: null }, { a: 1 }], type: '{ "a": 1 | null }' },
    { values: [{ list: [] }], type: '{ "list": (Unseen)[] }' },
  ])('in $values is $type', ({ values, type }) => {
    expect(printType(shapeOf(...values), 'Unseen')).toBe(type);
  });
});
