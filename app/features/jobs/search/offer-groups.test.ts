import { expect, it } from 'vitest';
import type { FoundJob } from '../../../../server/services/jobs/search/find-jobs.ts';
import { groupsOf } from './offer-groups.ts';

const technologies = [{ id: 'php' }] as FoundJob['technologies'];
const fit = { score: 1, missing: [], lines: [] };
const job = (id: string, more: Partial<FoundJob>) => ({ id, technologies, ...more }) as FoundJob;
const fits = job('fits', { fit: { ...fit, held: ['php'], unmet: [] } });
const namesNone = job('names none', { technologies: [], fit: { ...fit, held: [], unmet: [] } });
const noneShared = job('none shared', { fit: { ...fit, held: [], unmet: [] } });
const unmet = job('unmet', { fit: { ...fit, held: ['php'], unmet: ['pay'] } });

it.each<[string, FoundJob[], [string, string[]][]]>([
  ['one list of what fits', [fits, namesNone], [['fits', ['fits', 'names none']]]],
  [
    'what fits, what shares no technology, what leaves a wish unmet',
    [fits, noneShared, unmet, unmet],
    [
      ['fits', ['fits']],
      ['noneShared', ['none shared']],
      ['unmet', ['unmet', 'unmet']],
    ],
  ],
])('a page is divided into groups: %s', (_, jobs, expected) =>
  expect(groupsOf(jobs, 'fit').map(({ group, jobs: inside }) => [group, inside.map(({ id }) => id)])).toEqual(expected),
);

it('a page by date is one list', () =>
  expect(groupsOf([noneShared, fits], 'date')).toEqual([{ group: 'fits', jobs: [noneShared, fits] }]));
