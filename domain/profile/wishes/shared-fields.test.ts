import { expect, it } from 'vitest';
import type { ViewerKind } from '../../permissions/profile.ts';
import { type ShareableField, shareableFields, withSharedFields } from './shared-fields.ts';

const full = {
  averageDailyRate: 480,
  perks: { mood: true } as const,
  codingReason: 'Pour comprendre',
  jobIssues: { salary: true } as const,
};
const empty = { averageDailyRate: null, perks: {}, codingReason: null, jobIssues: {} };

const rows: [ViewerKind, ShareableField[], ShareableField[]][] = [
  ['owner', [], [...shareableFields]],
  ['admin', [], [...shareableFields]],
  ['recruiter', [], []],
  ['recruiter', ['perks', 'codingReason'], ['perks', 'codingReason']],
  ['recruiter', ['averageDailyRate', 'jobIssues'], ['averageDailyRate', 'jobIssues']],
  ['developer', [...shareableFields], []],
  ['anonymous', [...shareableFields], []],
];

it.each(rows)(
  'docs/product/profile.md, Fields shown by choice: %s, of %j shown, gets %j',
  (kind, sharedFields, seen) => {
    const expected = Object.fromEntries(
      shareableFields.map((field) => [field, (seen.includes(field) ? full : empty)[field]]),
    );
    expect(withSharedFields(kind, { ...full, sharedFields })).toEqual({ ...expected, sharedFields });
  },
);
