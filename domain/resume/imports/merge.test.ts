import { describe, expect, it } from 'vitest';
import { lookups } from '../../../tests/harness/any-profile.ts';
import { emptyExperience } from '../../profile/cards/experience.ts';
import { emptyProfile, type ResumeProfile } from '../profile.ts';
import { applyPlan } from './apply-plan.ts';
import { emptyFound, type Found } from './found.ts';
import { type ImportPlan, planImport } from './merge.ts';
import { placeKey, placesOf, resolveFound } from './resolve.ts';

const nantes = { placeId: 'geonames:2990969', city: 'Nantes', country: 'France', countryCode: 'FR' };
const choice = { placeId: nantes.placeId, label: 'Nantes, France' };
const march2020 = { year: 2020, month: 2 };
const june2022 = { year: 2022, month: 5 };

const job = {
  ...emptyExperience(),
  companyName: 'Clever Cloud',
  jobTitle: 'Développeuse',
  description: 'Scala',
  start: march2020,
  end: june2022,
  stillEmployed: false,
  place: null,
};
const school = { schoolName: 'Centrale', diploma: 'Ingénieure', year: 2017, area: '' };
const profile: ResumeProfile = {
  ...emptyProfile(),
  experiences: [{ ...job, id: 'e1' }],
  education: [{ ...school, id: 'f1', area: null }],
  technologies: ['scala', 'java', 'rust', 'go', 'react'].map((id, position) => ({ id, name: id, value: 80, position })),
  languages: [{ id: 'l1', languageId: 'en', nameFr: 'Anglais', nameEn: 'English', value: 90 }],
  socials: [
    { id: 's1', network: 'github', url: null, username: 'camd' },
    { id: 's2', network: 'Blog', url: 'https://camd.example', username: null },
  ],
  interests: [{ id: 'i1', name: 'Voile' }],
  oneSentenceDescription: 'Scala, et du soin',
  salary: 50,
};

const named = (...names: string[]) => names.map((name) => ({ id: null, name, value: undefined }));

function plan(found: Partial<Found>, existing = profile): ImportPlan {
  const whole = { ...emptyFound(), ...found };
  const places = new Map(
    placesOf(whole)
      .filter(({ name }) => name === 'Nantes')
      .map((place) => [placeKey(place), choice]),
  );
  return planImport(existing, resolveFound(whole, { ...lookups, places }));
}
const verdicts = (list: { label: string; verdict: string; reason?: string }[]) =>
  list.map(({ label, verdict, reason }) => [label, reason ?? verdict]);

describe('an import skips an experience that exists (docs/product/resume.md, Verdicts of an import)', () => {
  it.each([
    ['the same in other capitals', { companyName: 'CLEVER cloud ', description: 'Autre' }, 'there'],
    ['another company', { companyName: 'Hooli' }, 'new'],
    ['another title', { jobTitle: 'CTO' }, 'new'],
    ['another start', { start: { year: 2020, month: 3 } }, 'new'],
    ['another end', { end: null, stillEmployed: true }, 'new'],
  ])('with %s the verdict is %s', (_, change, verdict) => {
    expect(plan({ experiences: [{ ...job, ...change }] }).experiences[0]?.verdict).toBe(verdict);
  });

  it('that is in the document twice', () => {
    const twice = plan({ experiences: [job, job] }, emptyProfile());
    expect(twice.experiences.map(({ verdict }) => verdict)).toEqual(['new', 'there']);
  });

  it('with an unknown place to be requested later, and a known one', () => {
    const place = (name: string) => ({ placeId: null, name, countryCode: null });
    const { experiences } = plan({
      experiences: [
        { ...job, companyName: 'A', place: place('Nantes') },
        { ...job, companyName: 'B', place: place('Nulle part'), description: '' },
      ],
    });
    expect(experiences.map(({ missing }) => missing)).toEqual([[], ['place', 'description']]);
    expect(experiences[0]?.value.place).toEqual(choice);
  });
});

it('an import skips an education entry with the same school, diploma and year', () => {
  const { education } = plan({ education: [school, { ...school, year: 2018 }] });
  expect(education.map(({ verdict }) => verdict)).toEqual(['there', 'new']);
});

describe('imported skills and languages (docs/product/resume.md, Matching imported names)', () => {
  it('are technologies that a skill names and that are not favourites yet', () => {
    const { technologies, unplaced } = plan({ skills: named('Scala', 'PostgreSQL avancé', 'Gestion de projet') });
    expect(verdicts(technologies)).toEqual([
      ['Scala', 'there'],
      ['PostgreSQL', 'new'],
    ]);
    expect(unplaced).toEqual([{ section: 'skills', text: 'Gestion de projet', reason: 'unknown' }]);
  });

  it('are limited to six favourite technologies', () => {
    const { technologies } = plan({ skills: named('Docker', 'Kotlin') });
    expect(verdicts(technologies)).toEqual([
      ['Docker', 'new'],
      ['Kotlin', 'tooMany'],
    ]);
  });

  it('are languages with a known English or French name that the profile does not have yet', () => {
    const { languages, unplaced } = plan({ languages: named('anglais', 'Spanish', 'Espagnol', 'Elfique') });
    expect(verdicts(languages)).toEqual([
      ['Anglais', 'there'],
      ['Espagnol', 'new'],
    ]);
    expect(unplaced).toMatchObject([{ text: 'Elfique' }]);
  });

  it('get the value 70', () => {
    const given = plan({ skills: named('Docker'), languages: named('Spanish') });
    expect([given.technologies[0]?.value.value, given.languages[0]?.value.value]).toEqual([70, 70]);
  });
});

describe('an import never overwrites a value of the developer', () => {
  it('it fills empty fields', () => {
    const { fields } = plan({
      oneSentenceDescription: 'Autre',
      salary: 50,
      personalMessage: 'Bonjour',
      state: 'open_opportunities',
    });
    expect(fields.map(({ field, verdict }) => [field, verdict])).toEqual([
      ['oneSentenceDescription', 'kept'],
      ['personalMessage', 'new'],
      ['state', 'new'],
      ['salary', 'there'],
    ]);
  });

  it('it fills links network by network', () => {
    const found = plan({
      links: { github: 'other', twitter: 'camd' },
      customLinks: [
        { name: 'blog', url: 'https://camd.example' },
        { name: 'Blog', url: 'https://new.example' },
      ],
    });
    expect([...found.links, ...found.customLinks].map(({ verdict }) => verdict)).toEqual([
      'kept',
      'new',
      'there',
      'new',
    ]);
    expect(applyPlan(profile, found).links).toEqual({
      linkedin: '',
      github: 'camd',
      twitter: 'camd',
      codingame: '',
      custom: [
        { id: 's2', name: 'Blog', url: 'https://camd.example' },
        { name: 'Blog', url: 'https://new.example' },
      ],
    });
  });
});

describe('the cards that an import saves', () => {
  const found: Partial<Found> = {
    experiences: [{ ...job, companyName: 'Hooli' }],
    skills: named('Docker'),
    interests: ['voile', 'Piano'],
    studiesYears: 5,
    dreamPlaces: [{ placeId: null, name: 'Nantes', countryCode: null }],
    state: 'not_searching',
  };

  it('have complete lists: existing rows with their ids, then new ones; unchanged cards are absent', () => {
    expect(applyPlan(profile, plan(found))).toEqual({
      experiences: {
        codeExperienceYears: null,
        otherExperienceYears: null,
        experiences: [
          { ...job, id: 'e1' },
          { ...job, companyName: 'Hooli' },
        ],
      },
      education: { studiesYears: 5, education: [{ ...school, id: 'f1', area: null }] },
      technologies: {
        technologies: [
          ...profile.technologies.map(({ id, value }) => ({ technologyId: id, value })),
          { technologyId: 'docker', value: 70 },
        ],
      },
      interests: { interests: [{ id: 'i1', name: 'Voile' }, { name: 'Piano' }] },
      jobSearch: { state: 'not_searching', disableIntroductions: true, places: [choice] },
    });
  });

  it('contain only accepted entries', () => {
    const given = plan(found);
    expect(applyPlan(profile, given, new Set())).toEqual({});
    expect(Object.keys(applyPlan(profile, given, new Set(['technologies.0', 'interests.0'])))).toEqual([
      'technologies',
    ]);
  });
});
