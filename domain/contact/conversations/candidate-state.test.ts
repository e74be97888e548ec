import { expect, it } from 'vitest';
import { introductionStatuses } from '../introductions/status.ts';
import { listStatuses, statusesOf } from './candidate-state.ts';

const sorted = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);

it('puts every status into exactly one column', () => {
  expect(sorted(Object.values(statusesOf).flat())).toEqual(sorted(introductionStatuses));
});

it('puts every status that a developer gets to know into exactly one list', () => {
  expect(sorted(Object.values(listStatuses).flat())).toEqual(
    sorted(introductionStatuses.filter((code) => code !== 10)),
  );
});
