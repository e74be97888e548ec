import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyExperience } from '../../../domain/profile/cards/experience.ts';
import { makeResume } from '../../../domain/resume/export.ts';
import type { ResumeProfile } from '../../../domain/resume/profile.ts';
import { anonymousParts } from '../../../domain/resume/rights.ts';
import { fold } from '../../../domain/text/fold.ts';
import { anyProfile } from '../../../tests/harness/any-profile.ts';
import { readPdf } from '../../../tests/harness/read-pdf.ts';
import { pdfThemes } from './port.ts';
import { renderResume } from './render.ts';
import { openFaces } from './type/faces.ts';

const faces = openFaces();

/** Everything that identifies the person, in words that occur nowhere else. */
const secrets = [
  'Zéphyrine',
  'Quatrefages',
  'zephyrine-q',
  'zq.pro@poste.example',
  'poste.example',
  '06 39 98 77 66',
  '39 98 77 66',
  'Zorglub',
  'Frobnicate',
  'zephcode',
  'zeph.example',
  'Doctolike',
  'pppppppppppppppppppp',
  'qqqqqqqqqqqqqqqqqqqq',
];
const [first = '', last = '', seoAlias = '', email = '', , phone = '', , zorglub = '', frobnicate = ''] = secrets;

/** Any profile, changed to one of this person, who mentions herself in every text. */
const telling: fc.Arbitrary<ResumeProfile> = anyProfile.map((profile) => {
  const told = `Moi, ${first} ${last} (${email}, ${phone}), chez ${zorglub} puis **${frobnicate}** : [ici](https://zeph.example/cv).`;
  const experience = {
    ...emptyExperience(),
    id: '00000000-0000-4000-8000-0000000000ee',
    jobTitle: `Développeuse chez ${zorglub}`,
    description: `${told}\n\n- un point de ${last.toUpperCase()}\n- https://zeph.example/blog`,
    start: { year: 2021, month: 3 },
    end: null,
    stillEmployed: true,
    place: null,
  };
  return {
    ...profile,
    displayName: `${first} ${last}`,
    firstName: first,
    lastName: last,
    seoAlias,
    email,
    phone,
    oneSentenceDescription: `${first}, développeuse`,
    personalMessage: told,
    codingReason: told,
    interestedTechnologies: `Rust, comme ${first}`,
    perks: { other: `un bureau pour ${first}` },
    experiences: [
      { ...experience, companyName: zorglub },
      { ...experience, companyName: frobnicate, stillEmployed: false, end: { year: 2021, month: 4 } },
      ...profile.experiences,
    ],
    education: [{ id: 'f', schoolName: `École de ${last}`, diploma: 'Master', year: 2015, area: null }],
    projects: [
      {
        id: 'p',
        name: `Le site de ${first}`,
        date: { year: 2023, month: 0 },
        description: told,
        link: 'https://zeph.example/projet',
        images: [{ handle: 'q'.repeat(20) }],
      },
      ...profile.projects,
    ],
    interests: [{ id: 'i', name: `La voile avec ${last}` }],
    socials: [
      { id: 's', network: 'github', url: null, username: 'zephcode' },
      { id: 't', network: 'Blog', url: 'https://zeph.example', username: null },
    ],
    likes: [{ companyId: 'c', companyName: 'Doctolike' }],
  };
});

const anonymised = (profile: ResumeProfile, locale: 'fr' | 'en') =>
  makeResume(profile, {
    locale,
    parts: anonymousParts,
    addresses: {
      picture: `https://vivier.example/images/${'p'.repeat(20)}/150.webp`,
      tracked: (url) => `https://vivier.example/t?link=${encodeURIComponent(url)}`,
      image: (handle) => `https://vivier.example/images/${handle}/600.webp`,
    },
    issuer: 'Vivier',
  });

const folded = (text: string) => fold(text).replace(/\s+/g, ' ');
/** The encoding of texts in a PDF file outside its pages. */
const inFile = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

describe.each(pdfThemes)('an anonymised CV in the theme %s', (theme) => {
  it('contains no name, photo, alias, employer or address, and nothing that leads to the person', async () => {
    await fc.assert(
      fc.asyncProperty(telling, fc.constantFrom('fr' as const, 'en' as const), async (profile, locale) => {
        const resume = anonymised(profile, locale);
        const { text, links, info, raw } = await readPdf(renderResume(faces, { resume, theme }));
        const said = folded(text);
        for (const secret of secrets) {
          expect(said).not.toContain(folded(secret));
          expect(raw.toLowerCase()).not.toContain(inFile(secret).toLowerCase());
          expect(raw).not.toContain(secret);
        }
        expect(links).toEqual([]);
        expect(raw).not.toMatch(/\/Subtype\/(Image|Link)|\/URI|https?:/);
        expect(info.Title).toBe('CV');
        expect(info.Language).toBe(locale);
        const known = ['Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Custom'];
        expect(known.filter((key) => key in info)).toEqual([]);
        expect(raw).not.toMatch(/\/(Metadata|ID|Author|Creator|Producer|CreationDate|ModDate)\b/);
        // The skills and experiences are still there.
        expect(text).toContain(locale === 'fr' ? 'Expériences' : 'Experience');
        expect(text).toContain('Développeuse chez …');
      }),
      { seed: 20261115, numRuns: 20 },
    );
  });

  it('two people with the same content get the same file, byte for byte', () => {
    const [one] = fc.sample(telling, { seed: 3, numRuns: 1 });
    if (!one) throw new Error('no profile');
    const other = { ...one, displayName: 'Bob', firstName: 'Bob', lastUpdate: new Date('2020-01-01'), phone: null };
    const silent = { personalMessage: null, oneSentenceDescription: null, codingReason: null };
    const quiet = { ...silent, interestedTechnologies: null, perks: {}, experiences: [], projects: [], interests: [] };
    const [a, b] = [one, other].map((profile) =>
      Buffer.from(renderResume(faces, { resume: anonymised({ ...profile, ...quiet, education: [] }, 'fr'), theme })),
    );
    expect(a?.equals(b ?? Buffer.alloc(0))).toBe(true);
  });
});

it('the same résumé with names contains them all, which proves that the search of this test works', async () => {
  const [profile] = fc.sample(telling, { seed: 1, numRuns: 1 });
  if (!profile) throw new Error('no profile');
  const named = makeResume(profile, {
    locale: 'fr',
    parts: {
      employers: true,
      socials: true,
      projects: true,
      interests: true,
      soundtrack: true,
      jobTitle: true,
      contact: true,
      likes: true,
      anonymous: false,
    },
    addresses: { picture: null, tracked: (url) => url, image: (handle) => handle },
  });
  const { text, raw, links } = await readPdf(renderResume(faces, { resume: named, theme: 'sober' }));
  const found = secrets.filter((secret) => folded(text).includes(folded(secret)) || raw.includes(secret));
  expect(found).toEqual(expect.arrayContaining([first, last, email, zorglub, frobnicate, 'zephcode', 'Doctolike']));
  expect(raw).toContain(inFile(`CV – ${first} ${last}`));
  expect(links.length).toBeGreaterThan(2);
});
