import { expect, it } from 'vitest';
import { Invalid } from '../../../domain/refusals.ts';
import { problemOf } from './problem.ts';

it('field errors of the API are codes without limits', async () => {
  const answer = problemOf(
    new Invalid({ title: 'long:120:1', technologyIds: 'tooManyRows:10', place: 'required' }),
    'r1',
  );
  expect(answer?.status).toBe(422);
  expect(await answer?.json()).toMatchObject({
    errors: { title: 'long', technologyIds: 'tooManyRows', place: 'required' },
  });
});
