import { expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { recruiterSchema } from './recruiter.ts';

const page = { displayName: 'Hélène Kerouan', jobTitle: 'Directrice technique', profilePicHandle: null, avatar: null };

it.each([
  [page, { value: page }],
  [{ ...page, displayName: ' Hélène\tKerouan ', jobTitle: ' ' }, { value: { ...page, jobTitle: null } }],
  [{ ...page, displayName: '\u200b' }, { errors: { displayName: 'required' } }],
  [{ ...page, displayName: 'x'.repeat(161) }, { errors: { displayName: 'long:160:1' } }],
  [{ ...page, jobTitle: 'x'.repeat(121) }, { errors: { jobTitle: 'long:120:1' } }],
  [{ ...page, profilePicHandle: 'no' }, { errors: { profilePicHandle: 'unknown' } }],
])('the page of a recruiter is parsed: %j', (given, expected) =>
  expect(parseValue(recruiterSchema, given)).toEqual(expected),
);
