import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProfile } from '../../../tests/harness/any-profile.ts';
import { mostImages } from '../../profile/cards/project.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { makeResume } from '../export.ts';
import { resumeRights } from '../rights.ts';
import { mostCharacters, readResume } from './import.ts';
import { mostEntries, mostUnplaced } from './reading.ts';

const today = { year: 2026, month: 10 };

function read(file: unknown) {
  const outcome = readResume(file, today);
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome;
}
const work = (change: object) => read({ work: [{ name: 'Hooli', position: 'Dev', startDate: '2019-03', ...change }] });
const unplaced = (change: object) => work(change).unplaced.map(({ reason }) => reason);
const specific = (part: object) => read({ specific: part }).found;

describe('a file that is not a résumé is refused', () => {
  it.each([
    ['', 'notJson'],
    ['{"basics":', 'notJson'],
    ['%PDF-1.4', 'notJson'],
    ['null', 'notResume'],
    ['[]', 'notResume'],
    ['"basics"', 'notResume'],
    ['{"name":"package","version":"1.0.0","dependencies":{}}', 'notResume'],
    ['{"basics":null,"work":"none"}', 'notResume'],
    [' '.repeat(mostCharacters + 1), 'tooLarge'],
  ])('%.30s with the error %s', (file, error) => expect(readResume(file, today)).toMatchObject({ error }));

  it('with the original error, so that it can be shown', () => {
    const outcome = readResume('{"basics":', today);
    expect('originalError' in outcome && outcome.originalError).toMatch(/JSON/);
  });

  it('a byte order mark is accepted', () => expect(read('\ufeff{"basics":{"name":"Zoé"}}').found.name).toBe('Zoé'));
});

describe('a JSON Résumé of the standard', () => {
  it('is read from the standard’s sample', () => {
    const { found, unplaced } = read(JSON.stringify(sample));
    expect(found).toMatchObject({
      name: 'Richard Hendriks',
      oneSentenceDescription: 'Programmer',
      jobTitles: ['Programmer'],
      personalMessage: sample.basics.summary,
      place: { placeId: null, name: 'San Francisco, California', countryCode: 'US' },
      links: { twitter: 'neutralthoughts' },
      customLinks: [
        { name: 'SoundCloud', url: 'https://soundcloud.example.com/dandymusicnl' },
        { name: 'Portfolio', url: 'http://richardhendricks.example.com' },
      ],
      education: [
        { schoolName: 'University of Oklahoma', diploma: 'Bachelor', area: 'Information Technology', year: 2014 },
      ],
      languages: [{ id: null, name: 'English', value: undefined }],
      interests: ['Wildlife'],
    });
    expect(found.experiences[0]).toMatchObject({
      companyName: 'Pied Piper',
      jobTitle: 'CEO/President',
      start: { year: 2013, month: 11 },
      end: { year: 2014, month: 11 },
      stillEmployed: false,
      place: { name: 'Palo Alto, CA' },
    });
    expect(found.experiences[0]?.description).toMatch(/^Pied Piper is .+\n\nAwesome .+\n\n- Build .+\n- Successfully/);
    expect(found.projects[0]).toMatchObject({
      name: 'Miss Direction',
      date: { year: 2016, month: 7 },
      link: 'http://missdirection.example.com',
    });
    expect(found.skills.map(({ name }) => name)).toEqual([
      'Web Development',
      ...['HTML', 'CSS', 'Javascript', 'Compression', 'Mpeg', 'MP4', 'GIF'],
    ]);
    expect(unplaced.map(({ section, text }) => [section, text])).toEqual([
      ['volunteer', 'CoderDojo'],
      ['awards', 'Digital Compression Pioneer Award'],
      ['publications', 'Video compression for 3d media'],
      ['references', 'Erlich Bachman'],
    ]);
  });

  it('is read from an example of a career change', () => {
    const { found } = read(careerChanger);
    expect(found.experiences.map(({ companyName }) => companyName)).toHaveLength(careerChanger.work.length);
    expect(found.links).toEqual({
      linkedin: 'https://www.linkedin.com/in/danielreyesdata',
      github: 'dreyes-data',
    });
  });
});

describe('older names of fields', () => {
  it('company, website and picture are read', () => {
    const { found } = read({
      basics: { name: 'Zoé', picture: 'http://a.example/z.png', website: 'https://zoe.example' },
      work: [
        { company: 'Hooli', website: 'https://hooli.example', position: 'Dev', startDate: '2019-03-01', endDate: '' },
      ],
    });
    expect(found.customLinks).toEqual([{ name: 'Portfolio', url: 'https://zoe.example' }]);
    expect(found.experiences[0]).toMatchObject({ companyName: 'Hooli', end: null, stillEmployed: true });
  });

  it.each([
    ['linkedin', { network: 'LinkedIn', url: 'https://linkedin.com/in/zoe' }, 'https://linkedin.com/in/zoe'],
    ['linkedin', { network: 'LINKEDIN', username: 'zoe' }, 'https://www.linkedin.com/in/zoe'],
    ['github', { network: 'GitHub', username: 'zoe', url: '' }, 'zoe'],
    ['github', { network: 'Github', url: 'https://www.github.com/zoe/' }, 'zoe'],
    ['github', { url: 'https://github.com/zoe' }, 'zoe'],
    ['twitter', { network: 'Twitter', username: '@zoe' }, 'zoe'],
    ['twitter', { network: 'X', url: 'https://x.com/zoe' }, 'zoe'],
    ['codingame', { network: 'CodinGame', url: 'https://www.codingame.com/profile/abc1' }, 'abc1'],
  ])('%s is read from %j', (network, profile, value) =>
    expect(read({ basics: { profiles: [profile] } }).found.links).toEqual({ [network]: value }),
  );

  it('invalid addresses are not imported', () => {
    for (const url of ['javascript:alert(1)', 'zoe.example', 'data:text/html,x', 'http://', 12]) {
      const { found, unplaced } = read({ basics: { profiles: [{ network: 'Blog', url }] } });
      expect(found.customLinks).toEqual([]);
      expect(unplaced).toMatchObject([{ section: 'profiles', reason: 'badLink' }]);
    }
  });
});

describe('periods of work', () => {
  it.each([
    ['an experience without an end, which is a current job', {}, null],
    ['an empty end', { endDate: '' }, null],
    ['Present', { endDate: 'Present' }, null],
    ['an end in the future', { endDate: '2030-01' }, null],
    ['mars 2021', { endDate: 'mars 2021' }, { year: 2021, month: 2 }],
    ['a year', { endDate: '2021' }, { year: 2021, month: 11 }],
  ])('with %s are read', (_, change, end) =>
    expect(work(change).found.experiences[0]).toMatchObject({ end, stillEmployed: end === null }),
  );

  it.each([
    ['no start', { startDate: '' }, 'noDate'],
    ['a start without a date', { startDate: 'long ago' }, 'unreadableDate'],
    ['an end without a date', { endDate: 'not so long ago' }, 'unreadableDate'],
    ['a start before 1980', { startDate: '1979-12' }, 'outOfRange'],
    ['a start after today', { startDate: '2026-12' }, 'outOfRange'],
    ['an end before the start', { endDate: '2018' }, 'endBeforeStart'],
    ['no employer', { name: '' }, 'noName'],
    ['no title', { position: null }, 'noName'],
  ])('with %s are not imported, and are reported', (_, change, reason) => expect(unplaced(change)).toEqual([reason]));
});

describe('the specific part of the product’s own exports', () => {
  it.each([
    ['fullTime', { frequency: 'fullTime', daysPerWeek: null }],
    ['always', { frequency: 'fullTime', daysPerWeek: null }],
    ['ALWAYS', { frequency: 'fullTime', daysPerWeek: null }],
    ['regularly', { frequency: 'hybrid', daysPerWeek: 3 }],
    ['OCCASIONALLY', { frequency: 'hybrid', daysPerWeek: 1 }],
    ['never', { frequency: 'no', daysPerWeek: null }],
    [
      { frequency: 'hybrid', daysPerWeek: 4 },
      { frequency: 'hybrid', daysPerWeek: 4 },
    ],
    [
      { frequency: 'hybrid', daysPerWeek: 9 },
      { frequency: 'hybrid', daysPerWeek: 4 },
    ],
    [{ frequency: 'hybrid' }, { frequency: 'hybrid', daysPerWeek: 2 }],
    [
      { frequency: 'no', daysPerWeek: 3 },
      { frequency: 'no', daysPerWeek: null },
    ],
    ['sometimes', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('has remote work from %j', (remoteFrequency, remote) =>
    expect(specific({ dreamJob: { remoteFrequency } }).remote).toEqual(remote),
  );

  it('has responsibilities under the older misspelt name too', () => {
    expect(
      specific({ dreamJob: { perks: { responsabilities: true, mood: true, salary: false, other: 'Le calme' } } }).perks,
    ).toEqual({
      responsibilities: true,
      mood: true,
      other: 'Le calme',
    });
    expect(specific({ currentJob: { issues: { no_responsabilities: true } } }).jobIssues).toEqual({
      no_responsibilities: true,
    });
  });

  it.each(['activelySearching', 'actively_searching', 'ACTIVELY_SEARCHING'])(
    'has the job search state in every spelling: %s',
    (searchState) => expect(specific({ work: { searchState } }).state).toBe('actively_searching'),
  );

  it('has contract types as a list or as a map', () => {
    expect(specific({ work: { contractTypes: ['freelance', 'permanent', 'unknown'] } }).contractTypes).toEqual([
      'permanent',
      'freelance',
    ]);
    expect(specific({ work: { contractTypes: { freelance: true, permanent: false } } }).contractTypes).toEqual([
      'freelance',
    ]);
  });

  it.each([
    ['45', 45],
    [45, 45],
    ['45k€', 45],
    ['45 000 €', 45],
    ['999', 200],
    ['', undefined],
    ['à discuter', undefined],
  ])('has the salary %j read as %j', (salary, expected) =>
    expect(specific({ dreamJob: { salary } }).salary).toBe(expected),
  );

  it('has no soundtrack that no player supports', () => {
    expect(
      specific({ sound: { embedUrl: 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC' } }).soundtrackUrl,
    ).toBeTruthy();
    expect(specific({ sound: { embedUrl: 'https://evil.example/embed' } }).soundtrackUrl).toBeUndefined();
  });

  it('has tests and their certificates, which are not imported and not reported', () => {
    const { unplaced } = read({
      tests: [{ name: 'Java', value: 3 }],
      certificates: [{ name: 'Java' }, { name: 'CKA' }],
    });
    expect(unplaced).toEqual([{ section: 'certificates', text: 'CKA', reason: 'noCard' }]);
  });
});

describe('a hostile file', () => {
  it('has long lists and texts cut, and that is reported', () => {
    const entry = { name: 'x'.repeat(5000), position: 'y', startDate: '2019', summary: 'z'.repeat(100_000) };
    const { found, unplaced } = read({ work: Array.from({ length: 5000 }, () => entry) });
    expect(found.experiences).toHaveLength(mostEntries);
    expect(found.experiences[0]?.companyName).toHaveLength(textLimits.title);
    expect(found.experiences[0]?.description).toHaveLength(textLimits.description);
    expect(unplaced).toHaveLength(mostUnplaced);
    expect(unplaced[0]).toEqual({ section: 'work', text: '4800', reason: 'tooMany' });
  });

  it('has no effect by depth, prototypes and unexpected types', () => {
    const deep = `{"basics":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(readResume(deep, today)).toMatchObject({ error: 'notJson' });
    const { found } = read(
      '{"specific":{"dreamJob":{"perks":{"__proto__":{"polluted":true},"constructor":true}}},"__proto__":{"x":1}}',
    );
    expect(Object.keys(found.perks)).toEqual(['constructor']);
    expect({}).not.toHaveProperty('polluted');
  });

  it('of any JSON is read without an exception, and within limits', () => {
    const odd = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' });
    const names = [
      'basics',
      'work',
      'education',
      'skills',
      'languages',
      'projects',
      'interests',
      'specific',
      'tests',
      'awards',
    ];
    const keys = [
      'name',
      'profiles',
      'url',
      'network',
      'startDate',
      'endDate',
      'summary',
      'location',
      'images',
      'dreamJob',
      'perks',
      'value',
    ];
    const part = fc.dictionary(fc.constantFrom(...keys), odd, { noNullPrototype: true });
    const sections = fc.dictionary(fc.constantFrom(...names), fc.oneof(odd, part, fc.array(part, { maxLength: 3 })), {
      noNullPrototype: true,
    });
    fc.assert(fc.property(fc.oneof(odd, sections), within), { seed: 20261115, numRuns: 200 });
  });

  it('of any export with a part replaced is read without an exception', () => {
    const addresses = { picture: null, tracked: (url: string) => url, image: (handle: string) => handle };
    const parts = resumeRights({ viewerKind: 'owner', professionId: null });
    fc.assert(
      fc.property(anyProfile, fc.nat(), fc.jsonValue({ maxDepth: 2 }), (profile, at, odd) => {
        const resume = JSON.parse(JSON.stringify(makeResume(profile, { locale: 'fr', parts, addresses })));
        const paths = leaves(resume);
        const path = paths[at % paths.length] ?? [];
        const holder = path.slice(0, -1).reduce((from, key) => from[key], resume);
        holder[path.at(-1) ?? ''] = odd;
        within(resume);
      }),
      { seed: 20261115, numRuns: 100 },
    );
  });

  function within(file: unknown): void {
    const outcome = readResume(JSON.stringify(file), today);
    if ('error' in outcome) return;
    const { found, unplaced } = outcome;
    for (const list of Object.values(found))
      if (Array.isArray(list)) expect(list.length).toBeLessThanOrEqual(mostEntries);
    expect(unplaced.length).toBeLessThanOrEqual(mostUnplaced);
    for (const one of found.experiences) {
      expect(one.companyName.length).toBeLessThanOrEqual(textLimits.title);
      expect(one.start?.year).toBeGreaterThanOrEqual(1980);
    }
    for (const one of found.projects) expect(one.images.length).toBeLessThanOrEqual(mostImages);
    expect(JSON.stringify(found)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  }
});

// biome-ignore lint/suspicious/noExplicitAny: any JSON at all
function leaves(value: any, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.keys(value).flatMap((key) => [[...path, key], ...leaves(value[key], [...path, key])]);
}
