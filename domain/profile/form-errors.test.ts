import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseForm, parseValue } from '../form.ts';
import { errorsOf } from './form-errors.ts';

const name = z
  .string('required')
  .min(1, 'required')
  .regex(/^[a-z]*$/, 'alias')
  .max(3, 'long');
const schema = z.object({ name, rows: z.array(z.object({ name })) });

describe('the errors of a form', () => {
  it('are none when the value is valid', () => {
    expect(errorsOf(schema, { name: 'a', rows: [{ name: 'b' }] })).toEqual({});
  });

  it('are listed by dotted paths, with the first code of each', () => {
    const value = { name: 'A-VERY-LONG-NAME', rows: [{ name: 'b' }, { name: '' }, { name: 'long' }] };
    expect(errorsOf(schema, value)).toEqual({ name: 'alias', 'rows.1.name': 'required', 'rows.2.name': 'long:3:1' });
  });

  it.each([
    ['an undefined value', undefined, { '': 'required' }],
    ['a value of another type', 'text', { '': 'unknown' }],
    ['a missing list', { name: 'a' }, { rows: 'required' }],
    ['a list with a value of another type', { name: 'a', rows: ['b'] }, { 'rows.0': 'unknown' }],
  ])('are codes even where the schema has none: %s', (_, value, errors) => {
    expect(errorsOf(schema, value)).toEqual(errors);
  });
});

describe('parsing', () => {
  it('gives the value as the schema transforms it', () => {
    expect(parseValue(z.object({ name: z.string().trim() }), { name: ' a ', more: 1 })).toEqual({
      value: { name: 'a' },
    });
  });

  it('reads the text fields of a sent form', () => {
    const form = new FormData();
    form.set('name', '');
    form.set('file', new Blob(['x']));
    const flat = z.strictObject({ name });
    expect(parseForm(flat, form)).toEqual({ errors: { name: 'required' } });
    form.set('name', 'abc');
    expect(parseForm(flat, form)).toEqual({ value: { name: 'abc' } });
  });
});
