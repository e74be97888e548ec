import { expect, it } from 'vitest';
import { withoutIds } from './without-ids.ts';

it('the ids of rows are dropped at every depth, and no other values', () => {
  const form = { years: 3, rows: [{ id: 'a', name: 'x', place: { placeId: 'p' }, end: null }], languageId: 'es' };
  expect(withoutIds(form)).toEqual({
    years: 3,
    rows: [{ name: 'x', place: { placeId: 'p' }, end: null }],
    languageId: 'es',
  });
  expect(form.rows[0]?.id).toBe('a');
});
