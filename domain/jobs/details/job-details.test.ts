import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../profile/form-errors.ts';
import { emptyJob, jobSchema } from '../job.ts';
import { emptyStep, mostSteps, stepDurations } from './job-details.ts';

const step = (change: object = {}) => ({ ...emptyStep(), name: 'Appel', ...change });

describe('what an offer says of the team and the hiring (docs/product/jobs.md, The team and the steps of the hiring)', () => {
  it.each<[string, object, Record<string, string>]>([
    ['no team and no steps', {}, {}],
    ['a team of 1,001 characters', { team: 'x'.repeat(1001) }, { team: 'long:1000:1' }],
    ['steps with every duration', { steps: stepDurations.map((duration) => step({ duration })) }, {}],
    ['an unknown duration', { steps: [step({ duration: '2h' })] }, { 'steps.0.duration': 'unknown' }],
    ['a step without a name', { steps: [step(), step({ name: ' ' })] }, { 'steps.1.name': 'required' }],
    ['a name of 81 characters', { steps: [step({ name: 'x'.repeat(81) })] }, { 'steps.0.name': 'long:80:1' }],
    ['a note of 201 characters', { steps: [step({ note: 'x'.repeat(201) })] }, { 'steps.0.note': 'long:200:1' }],
    ['two steps of the same name', { steps: [step(), step()] }, {}],
    [
      'nine steps',
      { steps: Array.from({ length: mostSteps + 1 }, () => step()) },
      { steps: `tooManyRows:${mostSteps}` },
    ],
  ])('checks %s', (_, change, errors) => expect(errorsOf(jobSchema, { ...emptyJob(), ...change })).toEqual(errors));

  it('corrects numbers and lines', () => {
    const given = {
      team: ' Deux équipes\r\nà Nantes ',
      teamSize: '0',
      hiringWeeks: '99',
      steps: [step({ note: 'a\nb' })],
    };
    expect(jobSchema.parse({ ...emptyJob(), ...given })).toMatchObject({
      ...{ team: 'Deux équipes\nà Nantes', teamSize: 1, hiringWeeks: 12 },
      steps: [{ name: 'Appel', duration: null, note: 'a b' }],
    });
    expect(jobSchema.parse({ ...emptyJob(), teamSize: '', hiringWeeks: null })).toMatchObject({
      ...{ teamSize: null, hiringWeeks: null, team: null },
    });
  });
});
