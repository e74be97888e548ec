import { expect, it } from 'vitest';
import { withoutIds } from './without-ids.ts';

it('drops the ids of rows, however deep, and nothing else', () => {
  const form = { years: 3, rows: [{ id: 'a', name: 'x', place: { placeId: 'p' }, end: null }], languageId: 'es' };
  expect(withoutIds(form)).toEqual({
    years: 3,
    rows: [{ name: 'x', place: { placeId: 'p' }, end: null }],
    languageId: 'es',
  });
  expect(form.rows[0]?.id).toBe('a');
});
