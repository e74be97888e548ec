import { expect, it } from 'vitest';
import { introductionStatuses } from '../introductions/status.ts';
import { listStatuses, statusesOf } from './candidate-state.ts';

const sorted = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);

it('every status is in exactly one column of the candidate manager', () => {
  expect(sorted(Object.values(statusesOf).flat())).toEqual(sorted(introductionStatuses));
});

it('every status that a developer can see is in exactly one list of their conversations', () => {
  expect(sorted(Object.values(listStatuses).flat())).toEqual(
    sorted(introductionStatuses.filter((code) => code !== 10)),
  );
});
