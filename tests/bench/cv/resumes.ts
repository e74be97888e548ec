import { emptyExperience } from '../../../domain/profile/cards/experience.ts';
import { makeResume } from '../../../domain/resume/export.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { emptyProfile, type ResumeProfile } from '../../../domain/resume/profile.ts';
import { resumeRights } from '../../../domain/resume/rights.ts';

const openings =
  'Conception Refonte Exploitation Mesure Migration Documentation Reprise Accélération Simplification'.split(' ');
const things = 'du moteur de facturation|de l’API publique|des files d’attente|du portail des équipes|de la recherche'
  .concat('|des exports comptables|du suivi des livraisons|de l’authentification|des tableaux de bord|du paiement')
  .split('|');
const ways = 'en TypeScript et PostgreSQL|sans interruption de service|avec trois collègues|en huit semaines'
  .concat('|pour 1,2 million d’opérations par jour|avec un budget de 45 k€|du prototype à l’astreinte|test par test')
  .split('|');
const jobs = ['Développeuse back-end', 'Développeuse Scala', 'Responsable technique', 'Ingénieure plateforme'];
const companies = ['Clever Cloud', 'Banque du Large', 'Atelier de l’Ouest', 'Nuagélia', 'Marée Haute', 'Voilerie'];

/** Different people with different words: printing the same résumé twice would only measure caches. */
export function twoPageResumes(count: number): JsonResume[] {
  return Array.from({ length: count }, (_, seed) =>
    makeResume(profile(seed), {
      locale: 'fr',
      parts: resumeRights({ viewerKind: 'owner', professionId: null }),
      addresses: { picture: null, tracked: (url) => url, image: (handle) => handle },
      issuer: 'Vivier',
    }),
  );
}

function profile(seed: number): ResumeProfile {
  let step = seed * 7919 + 17;
  const pick = <T>(list: readonly T[]): T => {
    step = (step * 48_271) % 2_147_483_647;
    return list[step % list.length] as T;
  };
  const sentence = () => `${pick(openings)} ${pick(things)} ${pick(ways)}, lot ${pick([...Array(900).keys()])}.`;
  const place = { placeId: 'geonames:2990969', city: 'Nantes', country: 'France', countryCode: 'FR' };
  return {
    ...emptyProfile(),
    displayName: `Camille Durand ${seed}`,
    email: `camille.${seed}@vivier.example`,
    phone: '+33 6 39 98 12 34',
    oneSentenceDescription: sentence(),
    personalMessage: `${sentence()} ${sentence()}\n\n${sentence()}`,
    place,
    contractTypes: ['permanent'],
    dreamPlaces: [place],
    remoteFrequency: 'hybrid',
    remoteDaysPerWeek: 3,
    salary: 40 + (seed % 30),
    codeExperienceYears: 9,
    experiences: Array.from({ length: 4 }, (_, index) => ({
      ...emptyExperience(),
      id: `e${index}`,
      companyName: pick(companies),
      jobTitle: pick(jobs),
      description: `${sentence()} **${pick(things)}**.\n\n${Array.from({ length: 3 }, () => `- ${sentence()}`).join('\n')}`,
      start: { year: 2022 - 2 * index, month: index },
      end: index === 0 ? null : { year: 2023 - 2 * index, month: 5 },
      stillEmployed: index === 0,
      place,
    })),
    education: [
      {
        id: 'f1',
        schoolName: 'École Centrale de Nantes',
        diploma: 'Diplôme d’ingénieure',
        year: 2013,
        area: 'Réseaux',
      },
      { id: 'f2', schoolName: 'IUT de Nantes', diploma: 'DUT', year: 2010, area: null },
    ],
    projects: Array.from({ length: 2 }, (_, index) => ({
      id: `p${index}`,
      name: `Projet ${pick(openings)}`,
      date: { year: 2023 - index, month: 2 },
      description: `${sentence()} ${sentence()}`,
      link: `https://projet-${seed}.example/${index}`,
      images: [],
    })),
    technologies: ['Scala', 'TypeScript', 'PostgreSQL', 'React', 'Kubernetes', 'Rust'].map((name, position) => ({
      id: name.toLowerCase(),
      name,
      value: 100 - 15 * position,
      position,
    })),
    languages: ['Français', 'Anglais', 'Breton'].map((name, index) => ({
      id: `l${index}`,
      languageId: `l${index}`,
      nameFr: name,
      nameEn: name,
      value: 100 - 30 * index,
    })),
    interests: ['Voile', 'Chant choral', 'Cartographie'].map((name, index) => ({ id: `i${index}`, name })),
    socials: [{ id: 's1', network: 'github', url: null, username: `camd${seed}` }],
    tests: ['Scala', 'SQL', 'Java'].map((name, index) => ({
      id: `t${index}`,
      name,
      centile: 0.04 + 0.2 * index,
      score: 1737 - 100 * index,
      deviation: 70,
      endDate: Date.UTC(2026, 0, 9),
    })),
    likes: companies.map((companyName, index) => ({ companyId: `c${index}`, companyName })),
  };
}
