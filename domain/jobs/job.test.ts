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
import { mostJobLanguages } from './job-needs.ts';

const place = { placeId: 'insee:44109', label: 'Nantes, France' };
const whole: JobDraft = {
  title: 'Développeuse React (F/H)',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['react'],
  niceTechnologyIds: [],
  languages: [],
  seniority: null,
  yearsMin: null,
  yearsMax: null,
  place,
  remote: 'no',
  daysPerWeek: null,
  salaryMin: 42,
  salaryMax: 50,
  description: 'Une équipe de cinq.',
  team: '',
  teamSize: null,
  steps: [],
  hiringWeeks: null,
  applyUntil: '',
  externalUrl: '',
};

describe('the form of an offer', () => {
  it('accepts an empty draft', () => {
    expect(errorsOf(jobSchema, emptyJob())).toEqual({});
    expect(jobSchema.parse(emptyJob())).toMatchObject({ title: null, description: null, externalUrl: null });
  });

  it.each<[string, Partial<Record<keyof JobDraft, unknown>>, Record<string, string>]>([
    ['a title of 121 characters', { title: 'x'.repeat(121) }, { title: 'long:120:1' }],
    [
      'a description that is too long',
      { description: 'x'.repeat(longestJobDescription + 1) },
      { description: `long:${longestJobDescription}:1` },
    ],
    ['an unknown contract', { contractType: 'serfdom' }, { contractType: 'unknown' }],
    ['an unknown kind of remote work', { remote: 'sometimes' }, { remote: 'unknown' }],
    [
      'too many technologies',
      { technologyIds: Array.from({ length: mostJobTechnologies + 1 }, (_, index) => `t${index}`) },
      { technologyIds: `tooManyRows:${mostJobTechnologies}` },
    ],
    ['an invalid link', { externalUrl: 'javascript:alert(1)' }, { externalUrl: 'httpLink' }],
    ['a place without an id', { place: { placeId: '', label: 'Nantes' } }, { place: 'required' }],
    ['a maximum below the minimum', { salaryMin: 50, salaryMax: 42 }, { salaryMax: 'salaryOrder' }],
    [
      'a technology that is nice to have, and not of the offer',
      { niceTechnologyIds: ['vue'] },
      { niceTechnologyIds: 'unknown' },
    ],
    ['an unknown seniority', { seniority: 'wizard' }, { seniority: 'unknown' }],
    ['at least more years than at most', { yearsMin: 5, yearsMax: 3 }, { yearsMax: 'yearsOrder' }],
    ['a range of one year', { yearsMin: 3, yearsMax: 3 }, {}],
    [
      'a language that is not chosen',
      { languages: [{ languageId: null, level: 70, required: true }] },
      { 'languages.0.languageId': 'chooseLanguage' },
    ],
    [
      'a language twice',
      { languages: ['en', 'en'].map((languageId) => ({ languageId, level: 70, required: true })) },
      { 'languages.1.languageId': 'duplicate' },
    ],
    [
      'too many languages',
      {
        languages: ['en', 'fr', 'de', 'es', 'it', 'br'].map((languageId) => ({
          languageId,
          level: 70,
          required: true,
        })),
      },
      { languages: `tooManyRows:${mostJobLanguages}` },
    ],
    ['a range of one amount', { salaryMin: 50, salaryMax: 50 }, {}],
    ['only a minimum', { salaryMin: 50, salaryMax: null }, {}],
  ])('checks %s', (_, change, errors) => expect(errorsOf(jobSchema, { ...whole, ...change })).toEqual(errors));

  it('corrects values where possible', () => {
    const job = jobSchema.parse({
      ...whole,
      title: '  Dev\nweb ',
      technologyIds: ['react', 'css', 'react'],
      salaryMin: '0',
      salaryMax: '1000',
      yearsMin: '-2',
      yearsMax: '99',
      languages: [{ languageId: 'en', level: '170', required: true }],
    });
    expect(job).toMatchObject({ title: 'Dev web', technologyIds: ['react', 'css'], salaryMin: 1, salaryMax: 400 });
    expect(job).toMatchObject({ yearsMin: 0, yearsMax: 40, languages: [{ languageId: 'en', level: 100 }] });
  });

  it.each<[JobDraft['remote'], JobDraft['daysPerWeek'], number | null]>([
    ['hybrid', 3, 3],
    ['hybrid', null, 2],
    ['hybrid', '9', 4],
    ['no', 3, null],
    ['fullTime', 3, null],
    [null, 3, null],
  ])('remote %s with %s days per week stores %s days', (remote, daysPerWeek, kept) =>
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
  applyOver: false,
};

describe('missing fields of an offer before it is published (docs/product/jobs.md, Publishing an offer)', () => {
  it.each<[string, Partial<Publishable>, string[]]>([
    ['none missing', {}, []],
    ['no title', { title: null }, ['title']],
    ['a title of spaces', { title: '  ' }, ['title']],
    ['no profession', { professionId: null }, ['professionId']],
    ['no contract', { contractType: null }, ['contractType']],
    ['no technology', { technologies: 0 }, ['technologyIds']],
    ['no place', { hasPlace: false }, ['place']],
    ['no place, with some days on site', { hasPlace: false, remote: 'hybrid' }, ['place']],
    ['no place, with remote work only', { hasPlace: false, remote: 'fullTime' }, []],
    ['no choice about remote work', { remote: null }, ['remote']],
    ['no salary range', { salaryMin: null, salaryMax: null }, ['salaryMin', 'salaryMax']],
    ['half a salary range', { salaryMax: null }, ['salaryMax']],
    ['no salary for an internship', { contractType: 'internship', salaryMin: null, salaryMax: null }, []],
    ['no description', { description: null }, ['description']],
    ['a last day for applications that has passed', { applyOver: true }, ['applyUntil']],
  ])('of an offer with %s', (_, change, missing) => expect(missingToPublish({ ...facts, ...change })).toEqual(missing));

  it('of an empty offer are all of them', () => {
    const nothing = { title: null, professionId: null, contractType: null, technologies: 0, hasPlace: false };
    expect(
      missingToPublish({
        ...nothing,
        remote: null,
        salaryMin: null,
        salaryMax: null,
        description: null,
        applyOver: true,
      }),
    ).toEqual(publishedFields);
  });

  it('a published offer must stay complete when it is edited', () => {
    expect(errorsOf(publishedJobSchema, whole)).toEqual({});
    expect(errorsOf(publishedJobSchema, { ...whole, title: ' ', place: null })).toEqual({
      title: 'required',
      place: 'required',
    });
    expect(errorsOf(publishedJobSchema, { ...whole, salaryMax: 12 })).toEqual({ salaryMax: 'salaryOrder' });
  });
});
