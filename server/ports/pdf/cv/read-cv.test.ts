import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything } from '../cv.fixture.ts';
import { renderResume } from '../render.ts';
import { openFaces } from '../type/faces.ts';
import type { Cv, Section } from './cv.ts';
import { readCv } from './read-cv.ts';

const section = <Kind extends Section['kind']>(cv: Cv, kind: Kind) =>
  cv.sections.find((one): one is Extract<Section, { kind: Kind }> => one.kind === kind);

describe('the printed content of a résumé', () => {
  it('has the profession in place of a missing name', () => {
    expect(readCv({ basics: { label: 'Développeuse' } })).toMatchObject({ heading: 'Développeuse' });
    expect(readCv({ specific: { basics: { globalJobTitle: 'Back-end' } } })).toMatchObject({ heading: 'Back-end' });
    expect(readCv({})).toMatchObject({ heading: 'Développeur·euse', sections: [], contacts: [] });
    expect(readCv({ meta: { language: 'en-GB' } })).toMatchObject({ heading: 'Developer', language: 'en' });
    expect(readCv({ basics: { name: '🚀', label: 'Dev' } })).not.toHaveProperty('name');
  });

  it('has a summary of several lines as a separate text', () => {
    const { lead, about } = readCv({ basics: { summary: 'Un.\n\n- deux' } });
    expect(lead).toBeUndefined();
    expect(about.map(({ kind }) => kind)).toEqual(['paragraph', 'bullet']);
  });

  it.each([
    [{ network: 'github', username: 'camd', url: 'https://v.example/t?link=x' }, 'GitHub camd', true],
    [{ network: 'linkedin', url: 'https://v.example/t?link=x' }, 'LinkedIn', true],
    [{ network: 'linkedin', url: 'https://www.linkedin.com/in/ada/' }, 'linkedin.com/in/ada', true],
    [{ network: 'Blog' }, 'Blog', false],
    [{ username: 'camd' }, '@camd', false],
    [{ network: 'constructor', url: 'javascript:alert(1)' }, 'constructor', false],
  ])('shows the link %j as %s', (profile, text, isLink) => {
    const [link] = readCv({ basics: { profiles: [profile] } }).contacts;
    expect(link?.text).toBe(text);
    expect(link?.href !== undefined).toBe(isLink);
  });

  it.each([
    ['https://a.example/x/', 'a.example/x', 'https://a.example/x/'],
    ['a.example', 'a.example', undefined],
    ['javascript:alert(1)', undefined, undefined],
    ['mailto:a@b.example', undefined, undefined],
    ['file:///etc/passwd', undefined, undefined],
  ])('shows the address %s as %s', (url, text, href) => {
    const [link] = readCv({ basics: { url } }).contacts;
    expect([link?.text, link?.href]).toEqual([text, href]);
  });

  it('uses given levels rather than computed ones, the best first', () => {
    const cv = readCv({
      skills: [
        { name: 'A', value: 10 },
        { name: 'B', level: 'Senior', value: 10 },
        { name: 'C', value: 100 },
      ],
    });
    expect(section(cv, 'skills')?.groups).toMatchObject([
      { level: 'Maîtrise', names: ['C'] },
      { level: 'Notions', names: ['A'] },
      { level: 'Senior', names: ['B'] },
    ]);
  });

  it('never shows a top of 0 %', () => {
    expect(section(readCv({ tests: [{ name: 'SQL', value: 0 }] }), 'scores')?.scores[0]?.top).toBe('Top 1%');
  });

  it('shows the score of a test with its interval, and no percentage while it is provisional', () => {
    const measured = { name: 'SQL', score: 1540, margin: 195, value: 4 };
    const [sure, early] = [measured, { ...measured, provisional: true }].map(
      (test) => section(readCv({ tests: [test] }), 'scores')?.scores[0],
    );
    expect(sure).toMatchObject({ top: 'Top 4%', level: 'master' });
    expect(early).toMatchObject({ name: 'SQL', top: 'Provisoire' });
    expect(early).not.toHaveProperty('level');
    for (const one of [sure, early]) expect(one?.points).toMatch(/^1.540\s±\s195$/);
  });

  it('leaves out numbers that make no sense', () => {
    const cv = readCv({
      specific: {
        work: { codingYears: -1 },
        dreamJob: { salary: '45000', remoteFrequency: { frequency: 'toString' } },
      },
      tests: [{ name: 'SQL', value: 'much' }],
      languages: [{ name: 'Klingon', value: 900 }],
    });
    expect(cv.facts).toEqual([]);
    expect(cv.sections).toEqual([{ title: 'Langues', kind: 'languages', languages: [{ name: 'Klingon' }] }]);
  });

  it('shows a date in an unknown format as it is', () => {
    const cv = readCv({ work: [{ position: 'A', startDate: 'un jour', endDate: '2020-13-99' }] });
    expect(section(cv, 'entries')?.entries[0]?.period).toBe('un jour – 2020');
  });
});

it('any résumé can be printed, whatever it contains', () => {
  const faces = openFaces();
  const keys = [
    'name',
    'value',
    'url',
    'summary',
    'language',
    'startDate',
    'keywords',
    'profiles',
    'constructor',
    'perks',
  ];
  const { tie } = fc.letrec((recur) => ({
    tie: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(recur('tie'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...keys), recur('tie'), { maxKeys: 5 }),
    ),
  }));
  const shape = fc.dictionary(fc.constantFrom(...Object.keys(everything)), tie);
  fc.assert(
    fc.property(shape, fc.constantFrom('sober' as const, 'colour' as const), (resume, theme) => {
      const bytes = renderResume(faces, { resume, theme });
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    }),
    { seed: 20261115, numRuns: 200 },
  );
});
