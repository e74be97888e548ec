import { describe, expect, it } from 'vitest';
import { errorsOf } from '../profile/form-errors.ts';
import {
  emptyJob,
  type JobDraft,
  jobSchema,
  longestJobDescription,
  missingToPublish,
  mostJobTechnologies,
  type Publishable,
  publishedFields,
  publishedJobSchema,
} from './job.ts';

const place = { placeId: 'insee:44109', label: 'Nantes, France' };
const whole: JobDraft = {
  title: 'Développeuse React (F/H)',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['react'],
  place,
  remote: 'no',
  daysPerWeek: null,
  salaryMin: 42,
  salaryMax: 50,
  description: 'Une équipe de cinq.',
  externalUrl: '',
};

describe('the form of an offer', () => {
  it('takes a draft with nothing in it', () => {
    expect(errorsOf(jobSchema, emptyJob())).toEqual({});
    expect(jobSchema.parse(emptyJob())).toMatchObject({ title: null, description: null, externalUrl: null });
  });

  it.each<[string, Partial<Record<keyof JobDraft, unknown>>, Record<string, string>]>([
    ['a title of 121 signs', { title: 'x'.repeat(121) }, { title: 'long:120' }],
    [
      'a description that is too long',
      { description: 'x'.repeat(longestJobDescription + 1) },
      { description: `long:${longestJobDescription}` },
    ],
    ['a contract nobody knows', { contractType: 'serfdom' }, { contractType: 'unknown' }],
    ['a kind of remote work nobody knows', { remote: 'sometimes' }, { remote: 'unknown' }],
    [
      'too many technologies',
      { technologyIds: Array.from({ length: mostJobTechnologies + 1 }, (_, index) => `t${index}`) },
      { technologyIds: `tooManyRows:${mostJobTechnologies}` },
    ],
    ['a link that is none', { externalUrl: 'javascript:alert(1)' }, { externalUrl: 'httpLink' }],
    ['a place without id', { place: { placeId: '', label: 'Nantes' } }, { place: 'required' }],
    ['a maximum below the minimum', { salaryMin: 50, salaryMax: 42 }, { salaryMax: 'salaryOrder' }],
    ['a range of one figure', { salaryMin: 50, salaryMax: 50 }, {}],
    ['only a minimum', { salaryMin: 50, salaryMax: null }, {}],
  ])('%s', (_, change, errors) => expect(errorsOf(jobSchema, { ...whole, ...change })).toEqual(errors));

  it('puts right what it can', () => {
    const job = jobSchema.parse({
      ...whole,
      title: '  Dev\nweb ',
      technologyIds: ['react', 'css', 'react'],
      salaryMin: '0',
      salaryMax: '1000',
    });
    expect(job).toMatchObject({ title: 'Dev web', technologyIds: ['react', 'css'], salaryMin: 1, salaryMax: 400 });
  });

  it.each<[JobDraft['remote'], JobDraft['daysPerWeek'], number | null]>([
    ['hybrid', 3, 3],
    ['hybrid', null, 2],
    ['hybrid', '9', 4],
    ['no', 3, null],
    ['fullTime', 3, null],
    [null, 3, null],
  ])("'hybrid (with daysPerWeek)': %s with %s: %s", (remote, daysPerWeek, kept) =>
    expect(jobSchema.parse({ ...whole, remote, daysPerWeek }).daysPerWeek).toBe(kept),
  );
});

const facts: Publishable = {
  title: 'Dev',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologies: 1,
  hasPlace: true,
  remote: 'no',
  salaryMin: 42,
  salaryMax: 50,
  description: 'Une équipe.',
};

describe('what an offer must say before it is published', () => {
  it.each<[string, Partial<Publishable>, string[]]>([
    ['all of it', {}, []],
    ['a title', { title: null }, ['title']],
    ['a title that can be read', { title: '  ' }, ['title']],
    ['a profession', { professionId: null }, ['professionId']],
    ['a contract', { contractType: null }, ['contractType']],
    ['a technology', { technologies: 0 }, ['technologyIds']],
    ['a place', { hasPlace: false }, ['place']],
    ['a place, when some days are on site', { hasPlace: false, remote: 'hybrid' }, ['place']],
    ['no place, when all the work is remote', { hasPlace: false, remote: 'fullTime' }, []],
    ['whether one can work from home', { remote: null }, ['remote']],
    ['a salary range', { salaryMin: null, salaryMax: null }, ['salaryMin', 'salaryMax']],
    ['both ends of it', { salaryMax: null }, ['salaryMax']],
    ['no salary for an internship', { contractType: 'internship', salaryMin: null, salaryMax: null }, []],
    ['a description', { description: null }, ['description']],
  ])('%s', (_, change, missing) => expect(missingToPublish({ ...facts, ...change })).toEqual(missing));

  it('an empty one lacks everything', () => {
    const nothing = { title: null, professionId: null, contractType: null, technologies: 0, hasPlace: false };
    expect(missingToPublish({ ...nothing, remote: null, salaryMin: null, salaryMax: null, description: null })).toEqual(
      publishedFields,
    );
  });

  it('an offer that is online stays whole when it is edited', () => {
    expect(errorsOf(publishedJobSchema, whole)).toEqual({});
    expect(errorsOf(publishedJobSchema, { ...whole, title: ' ', place: null })).toEqual({
      title: 'required',
      place: 'required',
    });
    expect(errorsOf(publishedJobSchema, { ...whole, salaryMax: 12 })).toEqual({ salaryMax: 'salaryOrder' });
  });
});
