import { describe, expect, it } from 'vitest';
import { xmlRecords } from '../../../tests/harness/xml-records.ts';
import { jobSeniorities } from '../details/seniority.ts';
import type { PostedJob } from '../job-posting.ts';
import type { FeedFile } from './feed-address.ts';
import { feedFormats } from './feed-formats.ts';

const job: PostedJob = {
  id: '01890000-0000-7000-8000-000000000002',
  url: 'https://vivier.example/job/dev-react',
  title: 'Développeuse React & <Vue>',
  description: '<p>Une équipe de cinq ]]> personnes.</p>\u0000',
  publishedAt: new Date('2026-11-02T23:30:00Z'),
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
  yearsMin: 3,
  seniority: 'senior',
  profession: 'Développeur·euse front-end',
  direct: true,
  company: { name: 'Maréva', website: null, logo: undefined, countryCode: 'BE' },
};
const bare: PostedJob = {
  ...job,
  closesAt: null,
  contractType: 'internship',
  remote: 'fullTime',
  place: null,
  salaryMin: null,
  salaryMax: null,
  technologies: [],
  languages: [],
  yearsMin: null,
  seniority: null,
  profession: null,
};

const publisher = { name: 'Vivier', url: 'https://vivier.example', at: new Date('2026-11-18T08:00:00Z') };
const feed = (file: FeedFile, ...jobs: PostedJob[]) => {
  const { head, job: write, between, tail } = feedFormats[file];
  return head(publisher) + jobs.map(write).join(between) + tail;
};

describe('feeds of offers (docs/product/jobs.md, Feeds of offers)', () => {
  it('in the format of Indeed', () => {
    expect(xmlRecords(feed('indeed.xml', job, bare), 'job')).toEqual([
      {
        title: 'Développeuse React & <Vue>',
        date: '2026-11-02T23:30:00.000Z',
        referencenumber: job.id,
        requisitionid: job.id,
        url: job.url,
        company: 'Maréva',
        city: 'Nantes',
        state: 'Pays de la Loire',
        country: 'FR',
        description: '<p>Une équipe de cinq ]]> personnes.</p>',
        salary: 'EUR 42000 - 50000 per year',
        jobtype: 'fulltime',
        category: 'Développeur·euse front-end, React, Anglais, Figma',
        experience: '3+ years',
        expirationdate: '2027-01-01T22:59:59.000Z',
        remotetype: 'Hybrid remote',
      },
      expect.objectContaining({ country: 'BE', jobtype: 'internship', remotetype: 'Fully remote' }),
    ]);
    const [, second] = xmlRecords(feed('indeed.xml', job, bare), 'job');
    for (const name of ['city', 'state', 'salary', 'category', 'experience', 'expirationdate'])
      expect(second, name).not.toHaveProperty(name);
  });

  it('in the format of LinkedIn, with days of Paris', () => {
    expect(xmlRecords(feed('linkedin.xml', job, bare), 'job')).toMatchObject([
      {
        partnerJobId: job.id,
        company: 'Maréva',
        title: 'Développeuse React & <Vue>',
        description: '<p>Une équipe de cinq ]]> personnes.</p>',
        applyUrl: job.url,
        location: 'Nantes, Pays de la Loire, FR',
        city: 'Nantes',
        country: 'FR',
        workplaceTypes: 'Hybrid',
        jobtype: 'FULL_TIME',
        experienceLevel: 'MID_SENIOR_LEVEL',
        jobFunction: 'Développeur·euse front-end',
        listDate: '11/03/2026',
        expirationDate: '01/01/2027',
        skill: 'React\nAnglais\nFigma',
        amount: '50000\n42000',
        currencyCode: 'EUR\nEUR',
        period: 'YEARLY',
      },
      { location: 'BE', workplaceTypes: 'Remote', jobtype: 'INTERNSHIP', experienceLevel: 'INTERNSHIP' },
    ]);
    const levels = jobSeniorities.map((seniority) => feed('linkedin.xml', { ...job, seniority }));
    expect(levels.map((one) => xmlRecords(one, 'job')[0]?.experienceLevel)).toEqual([
      ...['ENTRY_LEVEL', 'ENTRY_LEVEL', 'ASSOCIATE', 'MID_SENIOR_LEVEL', 'MID_SENIOR_LEVEL', 'DIRECTOR'],
    ]);
  });

  it('as JSON, with the structured data of the page of each offer', () => {
    const read = JSON.parse(feed('jobs.json', job, bare));
    expect(read).toMatchObject({
      publisher: 'Vivier',
      updatedAt: '2026-11-18T08:00:00.000Z',
      jobs: [{ '@type': 'JobPosting', title: job.title, url: job.url }, { '@type': 'JobPosting' }],
    });
    expect(JSON.parse(feed('jobs.json')).jobs).toEqual([]);
  });
});
