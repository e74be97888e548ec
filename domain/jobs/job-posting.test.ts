import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../tests/harness/structured-data.ts';
import { jobPosting, type PostedJob } from './job-posting.ts';

const job: PostedJob = {
  id: '01890000-0000-7000-8000-000000000002',
  url: 'https://vivier.example/job/dev-react',
  title: 'Développeuse React (F/H)',
  description: '<p>Une équipe de cinq.</p>',
  publishedAt: new Date('2026-11-02T09:30:00Z'),
  closesAt: new Date('2027-01-01T23:00:00Z'),
  contractType: 'permanent',
  remote: 'hybrid',
  place: { locality: 'Nantes', region: 'Pays de la Loire', countryCode: 'FR' },
  salaryMin: 42,
  salaryMax: 50,
  technologies: [
    { name: 'Figma', required: false },
    { name: 'React', required: true },
  ],
  languages: [{ name: 'Anglais', required: true }],
  seniority: null,
  yearsMin: 3,
  profession: 'Développeur·euse front-end',
  direct: true,
  company: {
    name: 'Maréva',
    website: 'https://mareva.example',
    logo: 'https://vivier.example/logo.svg',
    countryCode: 'FR',
  },
};

describe('the structured data of an offer for search engines', () => {
  it('has all required properties of a JobPosting', () => {
    expect(jobPosting(job)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Développeuse React (F/H)',
      description: '<p>Une équipe de cinq.</p>',
      datePosted: '2026-11-02T09:30:00.000Z',
      validThrough: '2027-01-01T22:59:59.000Z',
      url: 'https://vivier.example/job/dev-react',
      identifier: { '@type': 'PropertyValue', name: 'Maréva', value: job.id },
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Maréva',
        sameAs: 'https://mareva.example',
        logo: 'https://vivier.example/logo.svg',
      },
      employmentType: 'FULL_TIME',
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Nantes',
          addressRegion: 'Pays de la Loire',
          addressCountry: 'FR',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 42_000, maxValue: 50_000, unitText: 'YEAR' },
      },
      occupationalCategory: 'Développeur·euse front-end',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
      skills: 'React, Anglais, Figma',
      directApply: true,
    });
  });

  it.each([
    ['permanent', 'FULL_TIME'],
    ['fixedTerm', 'TEMPORARY'],
    ['internship', 'INTERN'],
    ['apprenticeship', 'OTHER'],
    ['freelance', 'CONTRACTOR'],
  ] as const)('the contract %s is %s', (contractType, employmentType) =>
    expect(jobPosting({ ...job, contractType })).toMatchObject({ employmentType }),
  );

  it('remote work has the country of applicants, and the company’s place when it is known', () => {
    const remote = jobPosting({ ...job, remote: 'fullTime', place: null });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    const abroad = { ...job.company, countryCode: 'BE' };
    expect(jobPosting({ ...job, remote: 'fullTime', place: null, company: abroad })).toMatchObject({
      applicantLocationRequirements: { name: 'BE' },
    });
    const both = jobPosting({ ...job, remote: 'fullTime' });
    expect(both).toMatchObject({ jobLocationType: 'TELECOMMUTE', jobLocation: { '@type': 'Place' } });
    expect(jobPosting(job)).not.toHaveProperty('jobLocationType');
  });

  it.each(['hybrid', 'no', null] as const)('the remote work %s without a place is not work from anywhere', (remote) => {
    const posting = jobPosting({ ...job, remote, place: null });
    expect(posting).toMatchObject({ jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'FR' } } });
    for (const name of ['jobLocationType', 'applicantLocationRequirements']) expect(posting).not.toHaveProperty(name);
    expect(JSON.stringify(posting)).not.toContain('addressLocality');
  });

  it.each<[number | null, number | null, object | undefined]>([
    [42, 42, { value: 42_000 }],
    [42, null, { value: 42_000 }],
    [null, 50, { value: 50_000 }],
    [null, null, undefined],
  ])('a salary from %s to %s', (salaryMin, salaryMax, value) => {
    const posting = jobPosting({ ...job, salaryMin, salaryMax }) as { baseSalary?: { value: object } };
    if (value) expect(posting.baseSalary?.value).toEqual({ '@type': 'QuantitativeValue', unitText: 'YEAR', ...value });
    else expect(posting).not.toHaveProperty('baseSalary');
  });

  it.each([null, 0])('expected experience of %s years is not named', (yearsMin) =>
    expect(jobPosting({ ...job, yearsMin })).not.toHaveProperty('experienceRequirements'),
  );

  it('an offer on another site has no direct application', () =>
    expect(jobPosting({ ...job, direct: false })).toMatchObject({ directApply: false }));

  it.each<[string, Partial<PostedJob>]>([
    ['complete', {}],
    ['remote, without a place', { remote: 'fullTime', place: null }],
    ['remote, with a place', { remote: 'fullTime' }],
    ['without a place or a choice about remote work', { remote: null, place: null }],
    ['with one salary', { salaryMin: 42, salaryMax: 42 }],
    [
      'with the fewest properties',
      {
        contractType: null,
        remote: null,
        salaryMin: null,
        salaryMax: null,
        technologies: [],
        profession: null,
        company: { name: 'Maréva', website: null, logo: undefined, countryCode: null },
      },
    ],
  ])('is valid for schema.org and for the sites that show offers: %s', (_, changed) =>
    expect(faultsOf(jobPosting({ ...job, ...changed }))).toEqual([]),
  );

  it('the check finds an offer without a place', () => {
    const { jobLocation: _, ...nowhere } = jobPosting(job);
    expect(faultsOf(nowhere)).toEqual(['JobPosting: neither a place nor remote work']);
  });
});
