import type { CardType } from './cards/card.ts';

/** The facts that the guide uses: counts, not contents. */
export type ProfileFacts = {
  firstName: string;
  lastName: string;
  professionId: string | null;
  hasPlace: boolean;
  oneSentenceDescription: string | null;
  description: string | null;
  hasPicture: boolean;
  contractTypes: number;
  dreamPlaces: number;
  technologies: number;
  experiences: number;
  /** Those with a description that is too short. */
  thinExperiences: number;
  education: number;
  projects: number;
  thinProjects: number;
  /** Those with at least one picture. */
  projectsWithPicture: number;
  languages: number;
  socials: number;
  phone: boolean;
};

export const guideItems = [
  'about',
  'jobSearch',
  'technologies',
  'career',
  'picture',
  'experiences',
  'sentence',
  'education',
  'languages',
  'projects',
  'projectPictures',
  'links',
  'phone',
] as const;
export type GuideItem = (typeof guideItems)[number];

/** A shorter text does not inform a recruiter. */
export const tellingLengths = { sentence: 5, sentenceMost: 110, experience: 30, project: 100 } as const;

type Step = {
  item: GuideItem;
  required: boolean;
  card: CardType;
  adds?: boolean;
  done: (facts: ProfileFacts) => boolean;
};

/** In the order in which recruiters read them; the required ones make a profile complete. */
const steps: Step[] = [
  { item: 'about', required: true, card: 'about', done: hasAbout },
  { item: 'jobSearch', required: true, card: 'jobSearch', done: (f) => f.contractTypes > 0 && f.dreamPlaces > 0 },
  { item: 'technologies', required: true, card: 'technologies', done: (f) => f.technologies > 0 },
  {
    item: 'career',
    required: true,
    card: 'experiences',
    adds: true,
    done: (f) => f.experiences + f.education + f.projects > 0,
  },
  { item: 'picture', required: false, card: 'about', done: (f) => f.hasPicture },
  {
    item: 'experiences',
    required: false,
    card: 'experiences',
    done: (f) => f.experiences > 0 && f.thinExperiences === 0,
  },
  { item: 'sentence', required: false, card: 'about', done: (f) => isTellingSentence(f.oneSentenceDescription) },
  { item: 'education', required: false, card: 'education', adds: true, done: (f) => f.education > 0 },
  { item: 'languages', required: false, card: 'skills', done: (f) => f.languages > 0 },
  {
    item: 'projects',
    required: false,
    card: 'projects',
    done: (f) => f.projects > 0 && f.thinProjects === 0,
  },
  { item: 'projectPictures', required: false, card: 'projects', done: (f) => f.projectsWithPicture > 0 },
  { item: 'links', required: false, card: 'links', done: (f) => f.socials > 0 },
  { item: 'phone', required: false, card: 'personal', done: (f) => f.phone },
];

export type GuideStep = { item: GuideItem; required: boolean; card: CardType; adds: boolean; done: boolean };

export function guide(facts: ProfileFacts): { steps: GuideStep[]; percent: number } {
  const list = steps.map(({ item, required, card, adds = false, done }) => {
    return { item, required, card, adds, done: done(facts) };
  });
  const finished = list.filter(({ done }) => done).length;
  return { steps: list, percent: Math.floor((finished / list.length) * 100) };
}

/** An incomplete profile: a required part is missing. */
export function isShort(facts: ProfileFacts): boolean {
  return steps.some(({ required, done }) => required && !done(facts));
}

function hasAbout(facts: ProfileFacts): boolean {
  const texts = [facts.firstName, facts.lastName, facts.oneSentenceDescription, facts.description];
  return facts.professionId !== null && facts.hasPlace && texts.every((text) => text?.trim());
}

function isTellingSentence(text: string | null): boolean {
  const length = text?.trim().length ?? 0;
  return length >= tellingLengths.sentence && length <= tellingLengths.sentenceMost;
}
